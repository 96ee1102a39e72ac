import { limits } from './limits.ts';

/** How long the site waits for a CMS, in milliseconds. */
export interface QueryTimes {
  /** Until a response starts, and between its parts. */
  headers: number;
  /** One query with its retry, including time in the queue. */
  total: number;
  /** All queries of a page that is rendered for the page cache; requests for it wait `limits.page` at most. */
  rendering: number;
}

/**
 * The times for a CMS that may take `timeoutSeconds` for a query (`CMS_TIMEOUT_SECONDS`). All grow together, so that
 * a retry and the queries of a page have the same share as with the default.
 */
export function queryTimes(timeoutSeconds: number): QueryTimes {
  // Whole milliseconds: `AbortSignal.timeout` rejects fractions.
  const scaled = (milliseconds: number) => Math.round((milliseconds * timeoutSeconds * 1000) / limits.headers);
  return { headers: scaled(limits.headers), total: scaled(limits.total), rendering: scaled(limits.page) };
}

/** The times of `limits`. */
export const usualTimes: QueryTimes = queryTimes(limits.headers / 1000);

/** For queries that no visitor waits for. */
export function patientTimes({ headers, total, ...times }: QueryTimes): QueryTimes {
  const { patience } = limits.background;
  return { ...times, headers: headers * patience, total: total * patience };
}
