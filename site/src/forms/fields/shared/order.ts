import type { Currency } from '@headwater/contract/forms/currencies.ts';
import { parseNumber } from '@headwater/contract/forms/numbers.ts';

/** A field's part of an order. Options and quantities belong to the product with the ID. */
export type OrderRole =
  | { part: 'product' }
  | { part: 'option'; product: number }
  | { part: 'quantity'; product: number }
  | { part: 'shipping' };

/** An editor's formula, which fills in the field. */
export interface Formula {
  /** Numbers, `+ - * / ( )` and merge tags such as `{Price:4.2}`. */
  text: string;
  /** Digits behind the decimal separator; null for as many as there are. */
  rounding: number | null;
}

/** The price of a choice: the number behind the last `|` of its value; undefined for a value without one. */
export function priceOfChoice(value: string): number | undefined {
  const at = value.lastIndexOf('|');
  return at < 0 ? undefined : Number(value.slice(at + 1)) || 0;
}

/** An amount of money that a visitor entered; undefined when the text is not one. */
export function enteredAmount(text: string, currency: Currency): number | undefined {
  const amount = parseNumber(text, { format: 'CURRENCY', currency });
  return currency.decimals === 0 && amount !== undefined ? Math.trunc(amount) : amount;
}
