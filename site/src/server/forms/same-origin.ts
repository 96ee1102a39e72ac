import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of ours sent the request. Every browser names the page's origin with a POST; a request
 * that names none was not made by a form of ours.
 * @param siteUrl undefined when nobody said where the site lives: then the host that was asked for counts
 */
export function isSameOrigin(headers: IncomingHttpHeaders, siteUrl: URL | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return siteUrl ? asked.origin === siteUrl.origin : asked.host === headers.host?.toLowerCase();
}
