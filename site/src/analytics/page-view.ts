/** A page view as a tag container receives it. */
export interface PageView {
  event: 'page_view';
  /** Path only, such as `/products/`. */
  path: string;
  title: string;
  /** Path with query and fragment, as the address bar shows it. */
  asPath: string;
}

/** The event for a URL and its document title. */
export function pageView(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  title: string,
): PageView {
  return { event: 'page_view', path: pathname, title, asPath: pathname + search + hash };
}
