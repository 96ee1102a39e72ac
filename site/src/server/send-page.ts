import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServedPage } from '../page-cache/served-page.ts';
import { type StoredPage, storedPage } from '../page-cache/stored-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { isPrefetch, pageAnswer } from './page-answer.ts';
import { sendEncoded } from './send.ts';

/** `Retry-After` in seconds when the CMS failed. */
const RETRY_AFTER = '30';

function errorHeaders(page: StoredPage): Record<string, string> {
  const retry: Record<string, string> = page.status === 503 ? { 'retry-after': RETRY_AFTER } : {};
  return { ...page.headers, ...retry, 'cache-control': 'no-store', 'x-cache': 'MISS' };
}

/** Whether a browser, or the site's own script, prefetches the page. */
export function isFetchedAhead({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return isPrefetch(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
}

/** Sends a cached or just rendered page, or the prepared error page instead of a failed one. */
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
  const { status } = served.page;
  if (status >= 500) {
    const failed = status === 503 ? errorPages.unavailable : errorPages.internal(requestId);
    sendEncoded(req, res, { ...failed, headers: errorHeaders(failed) });
    return;
  }
  sendEncoded(req, res, pageAnswer(served, isFetchedAhead(req)));
}

/** A failed page, which `sendPage` replaces with an error page. */
export function failedPage(status: number): ServedPage {
  const page = storedPage({ status, headers: {}, body: Buffer.alloc(0), tags: [], isPartial: false }, 0, 0);
  return { page, state: 'MISS', ageSeconds: 0 };
}
