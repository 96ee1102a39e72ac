import type { EnteredLine } from './request-list.ts';

/** More lines than that are no request, and are not looked at. */
const MOST_LINES = 1_000;
/** Longer texts are no quantity. */
const LONGEST_COUNT = 20;
const UNIT = /^(?:x|×|pcs?|ea|each|units?)\.?$/i;

/** The quantity that a cell may be, as digits where it is a whole number: `1,000`, `12.00` and `12 pcs` are; an order number is none. */
function countIn(text: string): string | undefined {
  if (text.length > LONGEST_COUNT) return undefined;
  const [, number = '', unit = ''] = text.match(/^([-+]?\d+(?:[.,' \u00a0\u202f]\d+)*) ?(\p{L}+\.?|×)?$/u) ?? [];
  if (number === '' || (unit !== '' && !UNIT.test(unit))) return undefined;
  if (/^\d{1,3}(?:[,' \u00a0\u202f]\d{3})+$/.test(number)) return number.replace(/\D/g, '');
  const count = number.replace(/[.,]0{1,2}$/, '');
  return /^\d{7}/.test(count) ? undefined : count;
}

const isWhole = (count: string | undefined) => /^\d+$/.test(count ?? '');

/** `SN-3040<tab>Seal kit<tab>2`: the number first, then its quantity and a note in any order; or the quantity first. */
function fromCells(row: readonly string[], isNumber: (text: string) => boolean): EnteredLine {
  const [one = '', other = ''] = row;
  const isTurned = countIn(one) !== undefined && !isNumber(one) && isNumber(other);
  const [number = '', ...cells] = isTurned ? [other, one, ...row.slice(2)] : row;
  const counts = cells.map(countIn);
  const whole = counts.findIndex(isWhole);
  const at = whole < 0 ? counts.findIndex((count) => count !== undefined) : whole;
  const note = cells.filter((cell, index) => index !== at && cell !== '').join(' ');
  return { number, quantity: counts[at], note };
}

/** `SN-3040 2`, `SN-3040, 2 pcs`, `2 x SN-3040` or `SN-3040`. */
function fromWords(text: string, isNumber: (text: string) => boolean): EnteredLine {
  if (isNumber(text)) return { number: text };
  const words = text.split(' ');
  const [first = '', times = '', ...rest] = words;
  if (isWhole(countIn(first)) && /^[x×]$/i.test(times) && rest.length > 0)
    return { number: rest.join(' '), quantity: countIn(first) };
  const size = words.length > 2 && UNIT.test(words.at(-1) ?? '') ? 2 : 1;
  const quantity = words.length > size ? countIn(words.slice(-size).join(' ')) : undefined;
  if (!isWhole(quantity)) return { number: text };
  const before = words.slice(0, -size);
  const named = before.length > 1 && /^[x×]$/i.test(before.at(-1) ?? '') ? before.slice(0, -1) : before;
  return { number: named.join(' ').replace(/[,;:]$/, ''), quantity };
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
      return cells.length > 1 ? fromCells(cells, isNumber) : fromWords(line.trim().replace(/\s+/g, ' '), isNumber);
    });
}
