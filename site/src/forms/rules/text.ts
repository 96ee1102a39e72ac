/** What PHP's `trim` takes away, so that we and WordPress agree on what is empty. */
const BLANKS = ' \n\r\t\v\0';

export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && BLANKS.includes(text.charAt(start))) start += 1;
  while (end > start && BLANKS.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

export function isBlank(text: string | null | undefined): boolean {
  return !text || trimmed(text) === '';
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain text for a message, which is HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
