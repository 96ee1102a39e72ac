import { escapeUTF8 } from 'entities/escape';
import { withTextBreaks } from '../content/text-breaks.ts';
import { partPath } from './part-path.ts';
import { tablesOf } from './tables/tables-of.ts';

/** The beginning of a cell of a table, and what stands in it. */
const CELL = /(<t[dh](?:\s[^<>]*)?>)([^<]*(?:<(?!\/?t[dh]\b)[^<]*)*)(?=<\/t[dh]>)/g;

/**
 * Links the numbers in the parts lists of a text to their pages, and gives the models of its series what belongs to them,
 * in cells that hold nothing else.
 * @param safe the sanitized text
 * @param html as the editor wrote it
 * @param afterModel HTML that follows a model in its cell
 */
export function linkParts(safe: string, html: string, afterModel: (model: string) => string = () => ''): string {
  if (!html.includes('<table')) return safe;
  const { parts, series } = tablesOf(html);
  const cells = new Map<string, string>();
  function replace(text: string, by: (shown: string) => string): void {
    const plain = escapeUTF8(text);
    // As the sanitizer leaves it.
    for (const shown of [plain, withTextBreaks(plain)]) if (!cells.has(shown)) cells.set(shown, by(shown));
  }
  for (const { number } of parts) replace(number, (shown) => `<a href="${partPath(number)}">${shown}</a>`);
  for (const { model } of series.flatMap((each) => each.models)) replace(model, (shown) => shown + afterModel(model));
  return cells.size === 0
    ? safe
    : safe.replace(CELL, (_cell, open: string, content: string) => open + (cells.get(content.trim()) ?? content));
}
