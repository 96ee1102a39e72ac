import { wantsPreview } from './preview-request.ts';

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/** Where a request for a preview is redirected: WordPress adds `preview=true` to the page's own URL. The query stays. */
export function previewTarget(path: string, query: string): string | undefined {
  return wantsPreview(query) && !path.startsWith('/preview') ? `/preview?${query}` : undefined;
}

/**
 * The same URL under the site's own host name. To a browser, `localhost` and `127.0.0.1` are two sites
 * with cookies of their own, and the CMS redirects to the one that it knows.
 * @param target path and query
 */
export function ownHostTarget(host: string | undefined, siteUrl: URL, target: string): string | undefined {
  const isAlias = host !== siteUrl.host && LOOPBACK.test(host ?? '') && LOOPBACK.test(siteUrl.host);
  return isAlias ? siteUrl.origin + target : undefined;
}
