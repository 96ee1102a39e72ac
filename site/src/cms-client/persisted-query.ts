import { createHash } from 'node:crypto';
import { CmsQueryError } from './errors.ts';

/** Name of a query that the CMS may know already. */
export function sha256(query: string): string {
  return createHash('sha256').update(query).digest('hex');
}

/**
 * What a refusal of a hash means. Smart Cache says "PersistedQueryNotFound"; WPGraphQL alone says
 * "Persisted queries are not supported by this server", which the usual clients overlook.
 * @returns undefined when the error is about something else.
 */
export function persistedQueryRefusal(error: unknown): 'unknown-hash' | 'unsupported' | undefined {
  if (!(error instanceof CmsQueryError)) return undefined;
  const words = error.errors.flatMap(({ message, code }) => [message, code ?? '']);
  if (words.some((text) => /persisted_?query_?not_?supported|persisted quer.*not supported/i.test(text))) {
    return 'unsupported';
  }
  return words.some((text) => /persisted_?query_?not_?found|persisted quer/i.test(text)) ? 'unknown-hash' : undefined;
}
