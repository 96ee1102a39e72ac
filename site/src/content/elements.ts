/**
 * What stands in each element of a name that is closed, one after the other; elements within elements of
 * the same name are not told apart. Goes over the text once, however many elements never close.
 * @param name of the element, in small letters, as part of a regular expression: `t[hd]`
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
