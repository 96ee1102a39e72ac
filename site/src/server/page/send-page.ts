import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowedCategories, type ConsentRule, consentVary, regionHeader } from '../../consent/consent-rule.ts';
import type { ServedPage } from '../../page-cache/served-page.ts';
import { type StoredPage, storedPage } from '../../page-cache/stored-page.ts';
import { sendEncoded } from '../http/send.ts';
import type { ErrorPages } from './error-pages.ts';
import { isPrefetch, type PageReader, pageResponse } from './page-response.ts';

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

/** What a request says about who reads the page. */
function readerOf(req: IncomingMessage, rule: ConsentRule, cookie: string | undefined): PageReader {
  const header = regionHeader(rule);
  const region = header === undefined ? undefined : req.headers[header]?.toString();
  return {
    isAhead: isFetchedAhead(req),
    allowed: allowedCategories(rule, { cookie: req.headers.cookie, region }),
    vary: consentVary(rule),
    cookie,
  };
}

/** The rule for error pages, which have no third parties. */
const STRICT: ConsentRule = { mode: 'required' };

/**
 * Sends a cached or just rendered page, or the prepared error page instead of a failed one.
 * @param cookie `Set-Cookie` for what the visitor just chose
 */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  served: ServedPage | undefined,
  errorPages: ErrorPages,
  requestId: string,
  rule: ConsentRule = STRICT,
  cookie?: string,
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
  sendEncoded(req, res, pageResponse(served, readerOf(req, rule, cookie)));
}

/** A failed page, which `sendPage` replaces with an error page. */
export function failedPage(status: number): ServedPage {
  const page = storedPage({ status, headers: {}, body: Buffer.alloc(0), tags: [], isPartial: false }, 0, 0);
  return { page, state: 'MISS', ageSeconds: 0 };
}
