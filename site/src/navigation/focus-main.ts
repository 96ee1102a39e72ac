/** How a document came to be shown. */
export interface Arrival {
  /** `type` of the document's navigation timing: `navigate`, `reload` or `back_forward`. */
  type: string | undefined;
  /** Address of the page that led here; empty after typing, for a bookmark and in a new window. */
  referrer: string;
  address: string;
  /** Whether something on the page has the focus already. */
  isFocusTaken: boolean;
}

/**
 * Whether the content takes the focus: after a step from another page of the site, as in a site that
 * changes its pages by script. Not on a first visit, a reload or a step through the history, not where a
 * fragment names a place, and not on the search page, whose input comes first.
 */
export function takesFocus({ type, referrer, address, isFocusTaken }: Arrival): boolean {
  if (type !== 'navigate' || isFocusTaken || !URL.canParse(referrer)) return false;
  const [from, to] = [new URL(referrer), new URL(address)];
  if (from.origin !== to.origin || to.hash || to.pathname === '/search') return false;
  return from.pathname !== to.pathname || from.search !== to.search;
}
