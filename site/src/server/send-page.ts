import type { IncomingMessage, ServerResponse } from 'node:http';
import { siteConfig } from '../config/site.config.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import { isGood, type StoredPage } from '../page-cache/stored-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { sendEncoded } from './send.ts';

/** Shared caches may keep a page but must ask whether it is still good; only errors are never kept. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Seconds after which it makes sense to ask again when the CMS failed. */
const RETRY_AFTER = '30';

function errorHeaders(page: StoredPage): Record<string, string> {
  const retry: Record<string, string> = page.status === 503 ? { 'retry-after': RETRY_AFTER } : {};
  return { ...page.headers, ...retry, 'cache-control': 'no-store', 'x-cache': 'MISS' };
}

/**
 * What a browser fetched ahead is worth nothing unless it may use it when the visitor gets there.
 * Browsers take the age of an answer off its time.
 */
function fetchedAhead(ageSeconds: number): string {
  return `private, max-age=${siteConfig.prefetchSeconds + ageSeconds}`;
}

/** Browsers say so in `Sec-Purpose`; for those that cannot fetch ahead, our script says it in `Purpose`. */
export function isFetchedAhead({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return /^prefetch\b/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
}

/** Sends a page that the cache has or just made, or the prepared error page in place of a failed one. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  served: ServedPage | undefined,
  errorPages: ErrorPages,
  requestId: string,
): void {
  if (!served) {
    const { unavailable } = errorPages;
    sendEncoded(req, res, { ...unavailable, headers: errorHeaders(unavailable) });
    return;
  }
  const { page, state, ageSeconds } = served;
  if (page.status >= 500) {
    const failed = page.status === 503 ? errorPages.unavailable : errorPages.internal(requestId);
    sendEncoded(req, res, { ...failed, headers: errorHeaders(failed) });
    return;
  }
  const whenKept = isFetchedAhead(req) ? fetchedAhead(ageSeconds) : REVALIDATE;
  const cacheControl = page.headers['cache-control'] ?? (isGood(page) ? whenKept : 'no-store');
  sendEncoded(req, res, {
    ...page,
    headers: { ...page.headers, 'cache-control': cacheControl, age: String(ageSeconds), 'x-cache': state },
  });
}
