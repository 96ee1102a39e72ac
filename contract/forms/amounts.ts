import type { Currency } from './currencies.ts';

/** A plain number of PHP's `is_numeric`, which is read with a dot in every currency. */
const PLAIN = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/i;

/**
 * An amount as Gravity Forms reads it: a plain number with a dot, or a text such as `$1,250.50` in the currency's own
 * notation, of which only digits, the decimal separator and a minus count.
 * @returns undefined when there is no number in the text
 */
export function parseAmount(
  text: string,
  { decimals, separator, before, after }: Pick<Currency, 'decimals' | 'separator' | 'before' | 'after'>,
): number | undefined {
  const bare = PLAIN.test(text)
    ? text
    : // A separator in the symbol itself, as in "kr.", is not one of the amount.
      [before.trim(), after.trim()].reduce((rest, symbol) => (symbol ? rest.replace(symbol, '') : rest), text);
  if (!/\d/.test(bare)) return undefined;
  const number = PLAIN.test(bare) ? Number(bare) : Number(signed(bare, separator));
  if (Number.isNaN(number)) return undefined;
  return decimals === 0 ? Math.trunc(number) : number;
}

function signed(text: string, separator: string): string {
  const digits = [...text].filter((sign) => /\d/.test(sign) || sign === separator).join('');
  return (text.includes('-') ? '-' : '') + digits.replace(separator, '.');
}

/** A number rounded half away from zero, as PHP rounds; by decimal digits, so that 1.005 becomes 1.01. */
export function rounded(number: number, digits: number): number {
  const scaled = Number(`${Math.abs(number)}e${digits}`);
  // A number with an exponent of its own has no digits to round there, or too many.
  if (Number.isNaN(scaled)) return Number(number.toFixed(Math.min(100, digits)));
  return Math.sign(number) * Number(`${Math.round(scaled)}e-${digits}`);
}

/** An amount in the currency's own notation, as Gravity Forms stores prices: `$1,250.50`. */
export function formatAmount(amount: number, { decimals, separator, thousands, before, after }: Currency): string {
  const [whole = '', fraction] = rounded(Math.abs(amount), decimals).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
  const sign = rounded(amount, decimals) < 0 ? '-' : '';
  return `${sign}${before}${fraction === undefined ? grouped : `${grouped}${separator}${fraction}`}${after}`;
}
