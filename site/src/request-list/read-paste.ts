import type { EnteredLine } from './request-list.ts';

/** More lines than that are no request, and are not looked at. */
const MOST_LINES = 1_000;
const COUNT = /^\d{1,6}$/;

/** `SN-3040<tab>Seal kit<tab>2`: the number first, then its quantity and a note in any order. */
function fromCells([number = '', ...cells]: readonly string[]): EnteredLine {
  const at = cells.findIndex((cell) => COUNT.test(cell));
  const note = cells.filter((cell, index) => index !== at && cell !== '').join(' ');
  return { number, quantity: at < 0 ? undefined : cells[at], note };
}

/** `SN-3040 2`, `2 x SN-3040` or `SN-3040`. */
function fromWords(text: string, isNumber: (text: string) => boolean): EnteredLine {
  if (isNumber(text)) return { number: text };
  const words = text.split(' ');
  const [first = '', times = '', ...rest] = words;
  if (COUNT.test(first) && /^[x×]$/i.test(times) && rest.length > 0) return { number: rest.join(' '), quantity: first };
  const last = words.at(-1) ?? '';
  return words.length > 1 && COUNT.test(last)
    ? { number: words.slice(0, -1).join(' '), quantity: last }
    : { number: text };
}

/**
 * The lines of a text that a visitor pasted, from a mail or with tabs from a spreadsheet.
 * @param isNumber whether a text is a number of the catalogue, such as `SN 3040` with its space
 */
export function readPaste(text: string, isNumber: (text: string) => boolean = () => false): EnteredLine[] {
  return text
    .split(/\r\n|\r|\n/, MOST_LINES)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t').map((cell) => cell.trim());
      return cells.length > 1 ? fromCells(cells) : fromWords(line.trim().replace(/\s+/g, ' '), isNumber);
    });
}
