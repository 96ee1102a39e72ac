/**
 * Removes everything between an opening and its closing, both included. Only the text
 * up to the last closing is searched: an unclosed opening would be scanned to the end of the text,
 * and thousands of them would block the process.
 * @param pair global expression for a whole pair
 * @param closing how every closing starts, in lower case
 * @param replacement text that replaces each pair
 */
export function withoutPairs(html: string, pair: RegExp, closing: string, replacement = ''): string {
  const last = html.toLowerCase().lastIndexOf(closing);
  if (last < 0) return html;
  const end = html.indexOf(closing.startsWith('[') ? ']' : '>', last) + 1;
  return html.slice(0, end).replace(pair, replacement) + html.slice(end);
}
