/** Answers that are made for one visitor and never kept, so that fetching them ahead is work for nothing. */
const NEVER_AHEAD = /^\/(?:search|login|preview|api)(?:\/|$)/;

/** A last segment with a dot is a file: the site's pages never have one. */
const FILE = /\.[^/]*$/;

/** Whether an address is another page of this site: another origin, a file or another place on the same page is none. */
export function isOtherPage(to: URL, from: URL): boolean {
  if (to.origin !== from.origin || FILE.test(to.pathname)) return false;
  return to.pathname !== from.pathname || to.search !== from.search;
}

/** Whether another page may be fetched before anybody asked for it. */
export function mayPrefetch(to: URL, from: URL): boolean {
  return isOtherPage(to, from) && !to.search && !NEVER_AHEAD.test(to.pathname);
}

/** What the browser tells about a connection; not every browser does. */
export interface ConnectionHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor pays by the byte, or waits for each of them. */
export function isThrifty({ saveData, effectiveType = '' }: ConnectionHints = {}): boolean {
  return saveData === true || effectiveType.endsWith('2g');
}
