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

const linesOf = (text: string) => text.split(/\r\n|\r|\n/, MOST_LINES).filter((line) => line.trim() !== '');
const isSpaced = (line: string) => !line.includes('\t');
const words = (line: string) => line.trim().replace(/\s+/g, ' ');

/** Lines of several words, in single spaces: each may be a number with spaces in it, or a number and its quantity. */
export function spacedLines(text: string): string[] {
  return linesOf(text)
    .filter(isSpaced)
    .map(words)
    .filter((line) => line.includes(' '));
}

/**
 * The lines of a text that a visitor pasted, from a mail or with tabs from a spreadsheet.
 * @param isNumber whether one of its `spacedLines` is a number of the catalogue, such as `SN 3040`
 */
export function readPaste(text: string, isNumber: (text: string) => boolean = () => false): EnteredLine[] {
  return linesOf(text).map((line) =>
    isSpaced(line) ? fromWords(words(line), isNumber) : fromCells(line.split('\t').map((cell) => cell.trim())),
  );
}
