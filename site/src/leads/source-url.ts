/** The length of the column in Gravity Forms' table, in characters. */
const LONGEST = 200;

/**
 * The URL of the page that a form was sent from, for the CMS. WordPress rejects a longer one after it has stored the
 * entry, and each character of a path in a non-Latin script takes up to nine.
 * @param page path with or without a query
 */
export function sourceUrl(siteUrl: string, page: string): string {
  // Percent-encoded, so that the cut never splits a character.
  const whole = new URL(siteUrl + page).href;
  if (whole.length <= LONGEST) return whole;
  const [path = ''] = whole.split(/[?#]/, 1);
  // Drops a partial escape at the end.
  return path.slice(0, LONGEST).replace(/%[\da-f]?$/i, '');
}
