/** How the current document was reached. */
export interface Arrival {
  /** `type` of the document's navigation timing: `navigate`, `reload` or `back_forward`. */
  type: string | undefined;
  /** URL of the previous page; empty after typing, for a bookmark and in a new window. */
  referrer: string;
  address: string;
  /** Whether something on the page is focused already: browsers restore the focus after a step through the history. */
  isFocusTaken: boolean;
}

/**
 * Whether to focus the content: after a step from another page of the site or through the history, as in a
 * single-page application. Not on a first visit or a reload, not with a fragment, and not on
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
