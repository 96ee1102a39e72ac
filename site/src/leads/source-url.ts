/** As long as the column of Gravity Forms' table. */
const LONGEST = 200;

/**
 * The page that a form was sent from, as the CMS is told. WordPress refuses a longer address after it has stored the
 * entry, and permalinks in other scripts are nine characters for each of theirs.
 * @param page path with or without a query
 */
export function sourceUrl(siteUrl: string, page: string): string {
  // Escaped throughout, so that no cut falls into a character.
  const whole = new URL(siteUrl + page).href;
  if (whole.length <= LONGEST) return whole;
  const [path = ''] = whole.split(/[?#]/, 1);
  // Not half an escape at the end.
  return path.slice(0, LONGEST).replace(/%[\da-f]?$/i, '');
}
