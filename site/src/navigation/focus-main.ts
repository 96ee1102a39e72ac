/** How a document came to be shown. */
export interface Arrival {
  /** `type` of the document's navigation timing: `navigate`, `reload` or `back_forward`. */
  type: string | undefined;
  /** Address of the page that led here; empty after typing, for a bookmark and in a new window. */
  referrer: string;
  address: string;
  /** Whether something on the page has the focus already, which browsers give back after a step through the history. */
  isFocusTaken: boolean;
}

/**
 * Whether the content takes the focus: after a step from another page of the site or through the history, as in a site
 * that changes its pages by script. Not on a first visit or a reload, not where a fragment names a place, and not on
 * the search page, whose input comes first.
 */
export function takesFocus({ type, referrer, address, isFocusTaken }: Arrival): boolean {
  const to = new URL(address);
  if (isFocusTaken || to.hash || to.pathname === '/search') return false;
  if (type === 'back_forward') return true;
  if (type !== 'navigate' || !URL.canParse(referrer)) return false;
  const from = new URL(referrer);
  return from.origin === to.origin && (from.pathname !== to.pathname || from.search !== to.search);
}
