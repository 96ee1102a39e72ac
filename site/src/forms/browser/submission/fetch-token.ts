import { isRecord } from '@headwater/contract/is-record.ts';

/** Fetches a new token for a form. @returns undefined when that fails: then the page's token is used. */
export async function fetchToken(path: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${path}/token`);
    const body: unknown = response.ok ? await response.json() : undefined;
    return isRecord(body) && typeof body.token === 'string' ? body.token : undefined;
  } catch {
    return undefined;
  }
}
