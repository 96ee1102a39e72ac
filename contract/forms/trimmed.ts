/** The characters that PHP's `trim` removes. JavaScript's also removes no-break and other Unicode spaces, which WordPress keeps. */
const BLANKS = ' \n\r\t\v\0';

/** A text as WordPress trims it. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANKS.includes(text.charAt(start))) start += 1;
  while (end > start && BLANKS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
