/** Pages that are rendered for one visitor and never cached, so that prefetching them is useless. */
const NEVER_PREFETCHED = /^\/(?:search|login|preview|api)(?:\/|$)/;

/** A last segment with a dot is a file: the site's pages never contain one. */
const FILE = /\.[^/]*$/;

/** Whether a URL is another page of this site, rather than another origin, a file or a fragment of the same page. */
export function isOtherPage(to: URL, from: URL): boolean {
  if (to.origin !== from.origin || FILE.test(to.pathname)) return false;
  return to.pathname !== from.pathname || to.search !== from.search;
}

/** Whether another page may be prefetched. */
export function mayPrefetch(to: URL, from: URL): boolean {
  return isOtherPage(to, from) && !to.search && !NEVER_PREFETCHED.test(to.pathname);
}
