import type { IncomingHttpHeaders } from 'node:http';

type RequestHeaders = Headers | IncomingHttpHeaders;

function read(headers: RequestHeaders, name: 'sec-fetch-site' | 'origin' | 'host'): string | undefined {
  return headers instanceof Headers ? (headers.get(name) ?? undefined) : headers[name];
}

/**
 * Whether a page of this site sent a request that changes something. Every browser names the page's
 * origin with a POST. A request without an origin counts only if the browser itself says in `Sec-Fetch-Site`
 * that the page was of this site: no script can write that header.
 * @param siteUrl undefined when SITE_URL is not set: then the `Host` header counts
 */
export function isSameOrigin(headers: RequestHeaders, siteUrl: URL | undefined): boolean {
  const site = read(headers, 'sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = read(headers, 'origin');
  if (origin === undefined) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  return siteUrl ? sender.origin === siteUrl.origin : sender.host === read(headers, 'host')?.toLowerCase();
}

/** Whether a request that only reads may come from here: by a script of the site, or typed by hand. */
export function isOwnRead(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
