/** How much HTML is parsed as HTML: more than the longest page that a person writes. */
export const markupLimits = {
  /** Of one page, in characters. */
  page: 1024 * 1024,
  /** Of one text, in tags. Expensive ones count several times. */
  tags: 10_000,
  /** Of one text of a visitor, who may leave all of them open: the parser's time grows with the square of those. */
  visitorTags: 2_000,
} as const;

/** What takes time: tags and comments, and shortcodes, which become tags. */
const COSTLY = /<(img\b|a\b)?|\[gravityform/gi;

/** Images become lists of sizes and forms are rendered; links are checked. */
function cost(found: string): number {
  if (found === '<') return 1;
  return found.toLowerCase() === '<a' ? 3 : 10;
}

/** Nothing costs more for each of its characters than a picture. */
const MOST_PER_CHARACTER = cost('<img') / '<img'.length;

/** Index of the first tag beyond the limit; the end of the text when there is none. */
function endOfTags(html: string, most: number): number {
  if (html.length * MOST_PER_CHARACTER <= most) return html.length;
  let spent = 0;
  for (const { 0: found, index } of html.matchAll(COSTLY)) {
    spent += cost(found);
    if (spent > most) return index;
  }
  return html.length;
}

/** Text without tags, and without characters that could start a tag, an entity or a shortcode. */
function withoutMarkup(html: string): string {
  const words = html.replace(/<[^<>]*>|&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/gi, ' ');
  return words.replace(/[<>&[\]]+/g, ' ');
}

/**
 * Leaves the HTML of a text within the limits as it is, and turns the rest into plain text.
 * @param most characters that may be HTML
 */
export function withinMarkupBudget(
  html: string,
  most: number = markupLimits.page,
  tags: number = markupLimits.tags,
): string {
  const end = Math.min(most, endOfTags(html, tags));
  return end >= html.length ? html : `${html.slice(0, end)} ${withoutMarkup(html.slice(end))}`;
}
