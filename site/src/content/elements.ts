/**
 * Yields the content of each closed element of a name; nested elements of the same name are not told
 * apart. Scans the text once, however many elements are never closed.
 * @param name of the element in lowercase, as part of a regular expression: `t[hd]`
 */
export function* innerHtml(html: string, name: string): Generator<string> {
  const opening = new RegExp(`<${name}\\b[^<>]*>`, 'gi');
  const closing = new RegExp(`</${name}>`, 'gi');
  for (let start = opening.exec(html); start; start = opening.exec(html)) {
    closing.lastIndex = opening.lastIndex;
    const end = closing.exec(html);
    if (!end) return;
    yield html.slice(opening.lastIndex, end.index);
    opening.lastIndex = closing.lastIndex;
  }
}
