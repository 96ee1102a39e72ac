import { parseAmount } from '@headwater/contract/forms/amounts.ts';
import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import { filledTexts, type PostedValues, postedText } from './posted-values.ts';
import type { RuleField } from './rule-field.ts';

/** The number in a text as Gravity Forms cleans it: only digits, the first dot and a minus anywhere count. */
export function numberIn(text: string): number {
  const number = Number.parseFloat(text.replace(/[^\d.]/g, '')) || 0;
  return text.includes('-') ? -number : number;
}

/** The price of a choice: the number behind the last `|` of its value; undefined for a value without one. */
export function priceOfChoice(value: string): number | undefined {
  const at = value.lastIndexOf('|');
  return at < 0 ? undefined : Number(value.slice(at + 1)) || 0;
}

/**
 * The number that a formula's merge tag stands for. A choice counts as its price, one without a price as the number in
 * its value.
 * @param inputId the whole field (`4`) or one of its inputs (`4.2`: a product's price, `4.3`: its quantity)
 * @param modifier `price`, `value` or `quantity`, or nothing
 */
export function formulaNumber(field: RuleField, posted: PostedValues, inputId: string, modifier?: string): number {
  const { id } = field;
  const text = postedText(posted, id);
  if (field.type === 'PRODUCT') {
    const isQuantity = inputId.endsWith('.3') || modifier === 'quantity' || modifier === 'qty';
    if (isQuantity) return Number(postedText(posted, `${id}.3`)) || 0;
    return parseAmount(postedText(posted, `${id}.2`), field.currency) ?? 0;
  }
  if (field.type === 'PRICE') return parseAmount(text, field.currency) ?? 0;
  if (field.type === 'NUMBER') return parseSentNumber(text, field) ?? 0;
  if (!('choices' in field)) return numberIn(text);
  const chosen = inputId.includes('.') ? [postedText(posted, inputId)] : filledTexts(posted, id);
  return chosen.reduce((sum, value) => sum + choiceNumber(value, modifier), 0);
}

function choiceNumber(value: string, modifier: string | undefined): number {
  const price = modifier === 'value' ? undefined : priceOfChoice(value);
  return price ?? numberIn(value.split('|', 1)[0] ?? '');
}
