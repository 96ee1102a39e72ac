/** A page that a visitor came to see, as a container of tags receives it. */
export interface PageView {
  event: 'page_view';
  /** Path alone, such as `/products/`. */
  path: string;
  title: string;
  /** Path with query and fragment, as the address bar shows it. */
  asPath: string;
}

/** The event for an address and the title of its document. */
export function pageView(
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
  title: string,
): PageView {
  return { event: 'page_view', path: pathname, title, asPath: pathname + search + hash };
}
