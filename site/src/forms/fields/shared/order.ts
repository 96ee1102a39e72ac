import type { Currency } from '@headwater/contract/forms/currencies.ts';
import { parseNumber } from '@headwater/contract/forms/numbers.ts';

/** An amount of money that a visitor entered; undefined when the text is not one. */
export function enteredAmount(text: string, currency: Currency): number | undefined {
  const amount = parseNumber(text, { format: 'CURRENCY', currency });
  return currency.decimals === 0 && amount !== undefined ? Math.trunc(amount) : amount;
}
