import type { Currency } from './currencies.ts';
import { trimmed } from './trimmed.ts';

export interface NumberNotation {
  format: 'DECIMAL_DOT' | 'DECIMAL_COMMA' | 'CURRENCY';
  /** Of the format CURRENCY, whose separators are the currency's. */
  currency?: Pick<Currency, 'separator' | 'before' | 'after'> | undefined;
}

/** Gravity Forms' pattern of a number with a dot: thousands may be grouped. */
const DOTTED = /^-?\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/;
/** Thousands in groups, with blanks of any width or with apostrophes. */
const GROUPED = /^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/;
/** `0,500` has no thousands, whatever the format. */
const FRACTION = /^-?0[.,]\d+$/;

function hasComma({ format, currency }: NumberNotation): boolean {
  return format === 'CURRENCY' ? currency?.separator === ',' : format === 'DECIMAL_COMMA';
}

function withoutSymbol(text: string, { format, currency }: NumberNotation): string {
  if (format !== 'CURRENCY') return text;
  const { before = '', after = '' } = currency ?? {};
  return text
    .replace(before.trim(), '')
    .replace(after.trim(), '')
    .replace(/\p{Sc}/gu, '');
}

/** The digits of a text in one notation, with a dot. */
function plain(text: string, isComma: boolean): string | undefined {
  const dotted = isComma ? text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : text;
  return DOTTED.test(dotted) ? dotted.replaceAll(',', '') : undefined;
}

/** A number may begin with its separator. */
function withZero(text: string): string {
  return text.replace(/^(-?)([.,]\d)/, '$10$2');
}

/**
 * The digits of a number that a visitor typed or pasted, with a dot. The field's own notation comes first, so that
 * `1.234` is a thousand with a decimal comma; a text that is a number in the other notation only, as phones in another
 * language write it, is read in that one.
 */
function digitsOf(text: string, notation: NumberNotation): string | undefined {
  const bare = withoutSymbol(text, notation)
    .trim()
    .replace(/^[-−]\s*/, '-')
    .replace(/^\+|[.,]$/g, '');
  const number = withZero(GROUPED.test(bare) ? bare.replace(/[\s'’]/g, '') : bare);
  if (FRACTION.test(number)) return number.replace(',', '.');
  const isComma = hasComma(notation);
  return plain(number, isComma) ?? plain(number, !isComma);
}

/** The number in a text that a visitor typed; undefined when there is none. */
export function parseNumber(text: string, notation: NumberNotation): number | undefined {
  const digits = digitsOf(text, notation);
  return digits === undefined ? undefined : Number(digits);
}

/** The text in the field's own notation, as the CMS expects it; as it was when it is not a number. */
export function normalNumber(text: string, notation: NumberNotation): string {
  const digits = digitsOf(text, notation);
  return digits === undefined ? text : writeNumber(digits, notation);
}

/** A number, or its digits with a dot, in the field's own notation. */
export function writeNumber(number: number | string, notation: NumberNotation): string {
  return hasComma(notation) ? String(number).replace('.', ',') : String(number);
}

/** A stored number as Gravity Forms shows it, with groups of thousands. */
export function groupedNumber(number: string, notation: NumberNotation): string {
  const isComma = hasComma(notation);
  const [whole = '', fraction] = number.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, isComma ? '.' : ',');
  return fraction === undefined ? grouped : `${grouped}${isComma ? ',' : '.'}${fraction}`;
}

/** A number as Gravity Forms' server reads it: nothing but the field's own notation. */
export function parseSentNumber(text: string, notation: NumberNotation): number | undefined {
  const bare = trimmed(withoutSymbol(text, notation)).replace(/^- */, '-');
  const digits = plain(withZero(bare), hasComma(notation));
  return digits === undefined ? undefined : Number(digits);
}
