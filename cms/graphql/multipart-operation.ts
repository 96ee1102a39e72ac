import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';

/** Sets a value in parsed JSON. @returns false when the path leads nowhere */
function setAt(target: unknown, path: readonly string[], value: string): boolean {
  const [first = '', ...rest] = path;
  if (typeof target !== 'object' || target === null || !Object.hasOwn(target, first)) return false;
  // Checked above; a list is an object with numbers as names.
  const owner = target as Record<string, unknown>;
  if (rest.length > 0) return setAt(owner[first], rest, value);
  owner[first] = value;
  return true;
}

/**
 * Reads a request by the GraphQL multipart request specification, as WPGraphQL Upload does.
 * @returns the JSON request that it stands for, and its files by the text in their place; undefined when it is malformed
 */
export async function multipartOperation(request: Request) {
  const form = await request.formData().catch(() => undefined);
  const [operations, map] = ['operations', 'map'].map((name) => parsedJson(String(form?.get(name))));
  if (!form || !isRecord(operations) || !isRecord(map)) return undefined;
  const files = new Map<string, File>();
  for (const [key, paths] of Object.entries(map)) {
    const file = form.get(key);
    if (!(file instanceof File) || !Array.isArray(paths)) return undefined;
    const standIn = `file ${crypto.randomUUID()}`;
    files.set(standIn, file);
    if (!paths.every((path) => setAt(operations, String(path).split('.'), standIn))) return undefined;
  }
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.delete('content-length');
  return { request: new Request(request.url, { method: 'POST', headers, body: JSON.stringify(operations) }), files };
}
