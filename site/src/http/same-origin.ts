import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of this site sent a request that changes something. Every browser names the page's
 * origin with a POST, except a page with `Referrer-Policy: no-referrer`, which sends `null`. A request without an origin
 * counts only if the browser itself says in `Sec-Fetch-Site` that the page was of this site: no script can write that
 * header, and for a sandboxed page it is `cross-site`.
 * @param siteUrl undefined when SITE_URL is not set: then the `Host` header counts
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: URL | undefined): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || origin === 'null') return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const sender = new URL(origin);
  return siteUrl ? sender.origin === siteUrl.origin : sender.host === host?.toLowerCase();
}

/** Whether a request that only reads may come from here: by a script of the site, or typed by hand. */
export function isOwnRead({ 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === undefined || site === 'same-origin' || site === 'none';
}
