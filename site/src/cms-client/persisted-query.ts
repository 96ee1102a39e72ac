import { createHash } from 'node:crypto';
import type { ReportedError } from './errors.ts';
import { CmsHttpError, CmsQueryError, CmsResponseError } from './errors.ts';

/** The hash that identifies a query to the CMS. */
export function sha256(query: string): string {
  return createHash('sha256').update(query).digest('hex');
}

/** `unknown-hash`: the CMS wants the query once and stores it. `unclear`: an error that does not mention hashes. */
export type HashRefusal = 'unknown-hash' | 'unsupported' | 'unclear';

/** The error of a WPGraphQL that ignores the hash and sees a request without a query. */
const UNSUPPORTED =
  /persisted_?query_?not_?supported|persisted quer.*not supported|must (?:include|provide|contain)\b.*\bquery\b/i;
const UNKNOWN = /persisted_?query_?not_?found|persisted quer/i;

/** Statuses of an overloaded or unavailable WordPress: they say nothing about the query. */
const OUTAGE_STATUSES = new Set([429, 502, 503, 504]);

/**
 * What the errors of a response say about a hash. Smart Cache says "PersistedQueryNotFound"; plain WPGraphQL says
 * "Persisted queries are not supported by this server", which common clients overlook.
 * @returns undefined when they are about something else
 */
export function refusalIn(errors: readonly ReportedError[]): 'unknown-hash' | 'unsupported' | undefined {
  const words = errors.flatMap(({ message, code }) => [message, code ?? '']);
  if (words.some((text) => UNSUPPORTED.test(text))) return 'unsupported';
  return words.some((text) => UNKNOWN.test(text)) ? 'unknown-hash' : undefined;
}

/**
 * The meaning of a failed request that sent only the hash.
 * @returns undefined when the CMS could not be reached at all
 */
export function hashRefusal(error: unknown): HashRefusal | undefined {
  if (error instanceof CmsQueryError) return refusalIn(error.errors) ?? 'unclear';
  if (error instanceof CmsHttpError) return OUTAGE_STATUSES.has(error.status) ? undefined : 'unclear';
  return error instanceof CmsResponseError ? 'unclear' : undefined;
}
