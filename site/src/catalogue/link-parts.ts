import { escapeUTF8 } from 'entities/escape';
import { partPath } from './part-path.ts';
import { tablesOf } from './tables/tables-of.ts';

/**
 * Links the numbers in the parts lists of a text to their pages: each cell that has nothing but the number.
 * @param safe the sanitized text
 * @param html as the editor wrote it
 */
export function linkParts(safe: string, html: string): string {
  if (!html.includes('<table')) return safe;
  const numbers = new Set(tablesOf(html).parts.map(({ number }) => number));
  return [...numbers].reduce((text, number) => {
    const plain = escapeUTF8(number);
    // The sanitizer marks what may not break.
    return [plain, `<span class="is-code">${plain}</span>`].reduce(
      (found, shown) => found.replaceAll(`>${shown}</td>`, () => `><a href="${partPath(number)}">${shown}</a></td>`),
      text,
    );
  }, safe);
}
