import { isRecord } from '@headwater/contract/is-record.ts';
import { CmsQueryError, CmsResponseError, type ReportedError } from './errors.ts';

/** A GraphQL response with data. `errors` is not empty when parts of it could not be resolved. */
export interface CmsResponse<Data> {
  data: Data;
  errors: readonly ReportedError[];
}

/** The entities that WordPress's `esc_html` writes. */
const ESCAPES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'" };

/** WPGraphQL for Gravity Forms escapes messages as if for HTML; this restores the plain text. */
function unescaped(message: string): string {
  return message.replace(/&(?:amp|lt|gt|quot|#039);/g, (entity) => ESCAPES[entity] ?? entity);
}

function readError(entry: unknown): ReportedError {
  if (!isRecord(entry)) return { message: String(entry), code: undefined };
  const code = isRecord(entry.extensions) ? entry.extensions.code : undefined;
  return {
    message: unescaped(String(entry.message ?? 'unknown error')),
    code: typeof code === 'string' ? code : undefined,
    ...(Array.isArray(entry.path) && { path: entry.path }),
  };
}

/** The errors of a response of any shape; empty when it has none. */
export function readErrors(body: unknown): ReportedError[] {
  return isRecord(body) && Array.isArray(body.errors) ? body.errors.map(readError) : [];
}

/**
 * Checks a response's shape. `extensions` is ignored: WordPress sends debug notes there on success.
 * @throws CmsResponseError when it is not a GraphQL response; CmsQueryError when it has no data.
 */
export function readEnvelope(operation: string, body: unknown): CmsResponse<unknown> {
  if (!isRecord(body) || (body.errors !== undefined && !Array.isArray(body.errors))) {
    throw new CmsResponseError(operation, 'the body is not a GraphQL response');
  }
  const errors = readErrors(body);
  if (isRecord(body.data)) return { data: body.data, errors };
  if (errors.length > 0) throw new CmsQueryError(operation, errors);
  throw new CmsResponseError(operation, 'the body has neither data nor errors');
}

/**
 * The node that a page is about: null means that it does not exist.
 * @throws CmsQueryError when it is null and there are errors, because it may exist after all.
 */
export function mainNode<Data, Node>(
  operation: string,
  response: CmsResponse<Data>,
  pick: (data: Data) => Node | null | undefined,
): Node | undefined {
  const node = pick(response.data) ?? undefined;
  if (node === undefined && response.errors.length > 0) throw new CmsQueryError(operation, response.errors);
  return node;
}
