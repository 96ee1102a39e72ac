import { escapeUTF8 } from 'entities/escape';
import { withTextBreaks } from '../content/text-breaks.ts';
import { partPath } from './part-path.ts';
import { tablesOf } from './tables/tables-of.ts';

/** A text with `cell` applied to each cell of a table that holds the number alone. */
function withCells(safe: string, number: string, cell: (shown: string) => string): string {
  const plain = escapeUTF8(number);
  // As the sanitizer leaves it.
  return [...new Set([plain, withTextBreaks(plain)])].reduce(
    (text, shown) =>
      ['</td>', '</th>'].reduce(
        (found, end) => found.replaceAll(`>${shown}${end}`, () => `>${cell(shown)}${end}`),
        text,
      ),
    safe,
  );
}

/**
 * Links the numbers in the parts lists of a text to their pages, and gives the models of its series what belongs to them.
 * @param safe the sanitized text
 * @param html as the editor wrote it
 * @param afterModel HTML that follows a model in its cell
 */
export function linkParts(safe: string, html: string, afterModel: (model: string) => string = () => ''): string {
  if (!html.includes('<table')) return safe;
  const { parts, series } = tablesOf(html);
  const numbers = new Set(parts.map(({ number }) => number));
  const linked = [...numbers].reduce(
    (text, number) => withCells(text, number, (shown) => `<a href="${partPath(number)}">${shown}</a>`),
    safe,
  );
  const models = new Set(series.flatMap((each) => each.models.map(({ model }) => model)));
  return [...models].reduce((text, model) => withCells(text, model, (shown) => shown + afterModel(model)), linked);
}
