import type { Quantity } from '@headwater/brand/figure-shape.ts';
import { longestSpelling, type Measured, type Unit, unitNamed } from './units.ts';

/** A text on one line, with fractions as `2 1/2` and one kind of minus. Single blanks stay: prose has very many. */
export function plainFigures(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(/\u2044/g, '/')
    .replace(/\u2212/g, '-')
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim();
}

/** `2,150`, `1 750`, `2.5`, `2,5`, `1/2`, `2 1/2`, `2-1/2`: groups are whole part, decimals, numerator, denominator. */
const numberPattern =
  /([+-]?\d{1,3}(?:[, \u202f]\d{3})+(?!\d)|[+-]?\d{1,12})(?:[.,](\d{1,9})(?![\d.,]\d))?(?:[ -](\d{1,3})\/(\d{1,3})(?!\d))?/y;
const fractionPattern = /(\d{1,3})\/(\d{1,3})(?![\d/])/y;

interface Found<Value> {
  value: Value;
  end: number;
}

function significant(whole: string, decimals: string): number {
  const all = `${whole}${decimals}`;
  return (/[1-9]/.test(all) ? all.replace(/^0+/, '') : all).length;
}

/** A fraction has three figures at most. */
function fractionDigits(whole: string, part: number): number {
  return Math.min(3, significant(whole, String(part).slice(2)));
}

function fractionAt(text: string, start: number): Found<Measured> | undefined {
  fractionPattern.lastIndex = start;
  const [all, top, bottom] = fractionPattern.exec(text) ?? [];
  // `230/460 V` are two voltages; what a part is measured in has a denominator of 2, 3, 4, 8, …
  if (all === undefined || Number(top) >= Number(bottom) || Number(bottom) > 64) return undefined;
  const number = Number(top) / Number(bottom);
  return { value: { number, unit: undefined, digits: fractionDigits('', number) }, end: start + all.length };
}

/** The number that starts at a position. */
function numberAt(text: string, start: number): Found<Measured> | undefined {
  const fraction = fractionAt(text, start);
  if (fraction) return fraction;
  numberPattern.lastIndex = start;
  const [all, group = '', decimals = '', top, bottom] = numberPattern.exec(text) ?? [];
  if (all === undefined) return undefined;
  const digits = group.replace(/\D/g, '');
  const sign = group.startsWith('-') ? -1 : 1;
  const part = top && bottom && Number(bottom) > 0 ? Number(top) / Number(bottom) : 0;
  const number = sign * (Number(`${digits}.${decimals || 0}`) + part);
  const figures = part ? fractionDigits(digits, part) : significant(digits, decimals);
  return { value: { number, unit: undefined, digits: figures }, end: start + all.length };
}

/** The unit that starts at a position, behind a space or hyphen: the longest that is known and not a piece of a word. */
function unitAt(text: string, start: number, quantity?: Quantity): Found<Unit> | undefined {
  const from = /[ -]/.test(text.charAt(start)) ? start + 1 : start;
  for (let end = Math.min(text.length, from + longestSpelling); end > from; end -= 1) {
    if (text.charAt(end - 1) === ' ') continue;
    if (/[\p{L}\d]/u.test(text.charAt(end - 1)) && /[\p{L}\d²³/]/u.test(text.charAt(end))) continue;
    const name = unitNamed(text.slice(from, end), quantity);
    if (name) return { value: name, end: text.charAt(end) === '.' ? end + 1 : end };
  }
  return undefined;
}

/** The measured value that starts at a position: a number with its unit, if it has one; `5 ft 6 in` is one value. */
export function measureAt(text: string, start: number, quantity?: Quantity): Found<Measured> | undefined {
  const number = numberAt(text, start);
  if (!number) return undefined;
  const unit = unitAt(text, number.end, quantity);
  if (!unit) return number;
  const value = { ...number.value, unit: unit.value };
  if (unit.value === 'ft') {
    const inches = numberAt(text, text.charAt(unit.end) === ' ' ? unit.end + 1 : unit.end);
    const inch = inches && unitAt(text, inches.end, quantity);
    if (inches && inch?.value === 'in' && inches.value.number < 12) {
      const feet = value.number + inches.value.number / 12;
      return { value: { number: feet, unit: 'ft', digits: Math.max(3, value.digits) }, end: inch.end };
    }
  }
  return { value, end: unit.end };
}

/** A text of at most 200 characters with other words in place of some of its numbers with units. */
export function withMeasures(written: string, wordsFor: (measured: Measured, written: string) => string): string {
  const text = plainFigures(written.slice(0, 200));
  let done = '';
  for (let at = 0; at < text.length; ) {
    const isStart = !/[\p{L}\d.,/-]/u.test(text.charAt(at - 1));
    const found = isStart ? measureAt(text, at) : undefined;
    const end = found?.value.unit ? found.end : at + 1;
    done += found?.value.unit ? wordsFor(found.value, text.slice(at, end)) : text.charAt(at);
    at = end;
  }
  return done;
}

/** Every number with a unit in what a visitor typed, and what is left of the text without them. */
export function measuresIn(typed: string): { measures: Measured[]; rest: string } {
  const measures: Measured[] = [];
  const rest = withMeasures(typed, (measured) => {
    measures.push(measured);
    return '';
  });
  return { measures, rest: rest.replace(/\s+/g, ' ').trim() };
}
