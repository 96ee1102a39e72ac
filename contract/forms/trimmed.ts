/** What PHP's `trim` takes away. JavaScript's takes no-break spaces and their kind as well, which WordPress keeps. */
const BLANKS = ' \n\r\t\v\0';

/** A text as WordPress trims it. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANKS.includes(text.charAt(start))) start += 1;
  while (end > start && BLANKS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
