/** A page view as a tag container receives it. */
export interface PageView {
  event: 'page_view';
  /** Path only, such as `/products/`. */
  path: string;
  title: string;
  /** Path with query and fragment, as the address bar shows it. */
  asPath: string;
}

/** The event for a URL and its document title. Where a visitor looks for a representative is left out. */
export function pageView(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  title: string,
): PageView {
  const query = new URLSearchParams(search).has('near') ? '' : search;
  return { event: 'page_view', path: pathname, title, asPath: pathname + query + hash };
}
