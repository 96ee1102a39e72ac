import { createHash } from 'node:crypto';
import type { CmsErrorEntry } from './errors.ts';
import { CmsHttpError, CmsQueryError, CmsResponseError } from './errors.ts';

/** Name of a query that the CMS may know already. */
export function sha256(query: string): string {
  return createHash('sha256').update(query).digest('hex');
}

/** `unknown-hash`: it wants the query once, and knows it then. `unclear`: an error that does not speak of hashes. */
export type HashRefusal = 'unknown-hash' | 'unsupported' | 'unclear';

/** A WPGraphQL that overlooks the hash sees a request without a query. */
const UNSUPPORTED =
  /persisted_?query_?not_?supported|persisted quer.*not supported|must (?:include|provide|contain)\b.*\bquery\b/i;
const UNKNOWN = /persisted_?query_?not_?found|persisted quer/i;

/** Statuses of a WordPress that is overloaded or away: they say nothing about the question. */
const OUTAGES = new Set([429, 502, 503, 504]);

/**
 * What the errors of an answer say about a hash. Smart Cache says "PersistedQueryNotFound"; WPGraphQL alone says
 * "Persisted queries are not supported by this server", which the usual clients overlook.
 * @returns undefined when they are about something else
 */
export function refusalIn(errors: readonly CmsErrorEntry[]): 'unknown-hash' | 'unsupported' | undefined {
  const words = errors.flatMap(({ message, code }) => [message, code ?? '']);
  if (words.some((text) => UNSUPPORTED.test(text))) return 'unsupported';
  return words.some((text) => UNKNOWN.test(text)) ? 'unknown-hash' : undefined;
}

/**
 * What it means that a question by its hash alone failed.
 * @returns undefined when the CMS could not be asked at all
 */
export function hashRefusal(error: unknown): HashRefusal | undefined {
  if (error instanceof CmsQueryError) return refusalIn(error.errors) ?? 'unclear';
  if (error instanceof CmsHttpError) return OUTAGES.has(error.status) ? undefined : 'unclear';
  return error instanceof CmsResponseError ? 'unclear' : undefined;
}
