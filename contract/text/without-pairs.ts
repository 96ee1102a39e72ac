/**
 * Removes everything from an opening to the next closing, both included, in one pass: thousands of openings without a
 * closing cost no more than other text. An opening that is never closed stays.
 * @param opening global
 * @param closing global
 * @param replacement text that replaces each pair
 */
export function withoutPairs(text: string, opening: RegExp, closing: RegExp, replacement = ''): string {
  let kept = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const start = opening.exec(text)?.index;
    closing.lastIndex = opening.lastIndex;
    if (start === undefined || !closing.test(text)) return kept + text.slice(at);
    kept += text.slice(at, start) + replacement;
    at = closing.lastIndex;
  }
}
