import { parseNumber } from '@headwater/contract/forms/numbers.ts';
import type { ValueRecord } from '../fields/shared/field-value.ts';
import { enteredAmount, priceOfChoice } from '../fields/shared/order.ts';
import type { HeldField } from './held-fields.ts';

/** The number in a text as Gravity Forms cleans it: only digits, the first dot and a minus anywhere count. */
function numberIn(text: string): number {
  const number = Number.parseFloat(text.replace(/[^\d.]/g, '')) || 0;
  return text.includes('-') ? -number : number;
}

/** The number in a field's value; 0 without one. */
export function amountIn(held: ValueRecord | undefined): number {
  return held && 'value' in held ? numberIn(held.value) : 0;
}

/** A choice counts as its price, one without a price as the number in its value. */
function choiceNumber(value: string, modifier: string | undefined): number {
  const price = modifier === 'value' ? undefined : priceOfChoice(value);
  return price ?? numberIn(value.split('|', 1)[0] ?? '');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * The number that a formula's merge tag stands for.
 * @param inputId the whole field (`4`) or one of its inputs (`4.2`: a product's price, `4.3`: its quantity)
 * @param modifier `price`, `value` or `quantity`, or nothing
 */
export function formulaNumber({ field, held }: HeldField, inputId: string, modifier: string | undefined): number {
  if (!held) return 0;
  if ('productValues' in held) {
    const { quantity, price } = held.productValues;
    const isQuantity = inputId.endsWith('.3') || modifier === 'quantity' || modifier === 'qty';
    return isQuantity ? (parseNumber(quantity, { format: 'DECIMAL_DOT' }) ?? 0) : Number(price) || 0;
  }
  if ('checkboxValues' in held) {
    const ticked = held.checkboxValues.filter((box) => !inputId.includes('.') || String(box.inputId) === inputId);
    return sum(ticked.map(({ value }) => choiceNumber(value, modifier)));
  }
  if ('values' in held) return sum(held.values.map((value) => choiceNumber(value, modifier)));
  if (!('value' in held)) return 0;
  if (field.type === 'PRICE') return enteredAmount(held.value, field.currency) ?? 0;
  if (field.type === 'NUMBER') return parseNumber(held.value, field) ?? 0;
  return 'choices' in field ? choiceNumber(held.value, modifier) : numberIn(held.value);
}
