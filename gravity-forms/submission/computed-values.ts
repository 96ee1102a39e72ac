import { formatAmount, parseAmount, rounded } from '@headwater/contract/forms/amounts.ts';
import { calculate } from '@headwater/contract/forms/formula.ts';
import type { Form } from '../definition/form.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { parseNumber } from '../fields/number.ts';
import { currency, postedPrice } from '../fields/priced-choices.ts';
import { hiddenFields } from './hidden-fields.ts';
import { orderTotal } from './order-total.ts';
import { filledTexts, type PostedEntry, type PostedValues, postedText } from './posted-values.ts';

/** Formulas may build on each other; a circle of them ends after this many rounds. */
const MOST_ROUNDS = 12;

/** The posted values with calculations and totals as this CMS computes them, as Gravity Forms does when it saves. */
export function withComputedValues(form: Form, posted: PostedValues): PostedValues {
  let current = posted;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const hidden = hiddenFields(form, current);
    const visible = form.fields.filter(({ id }) => !hidden.has(id));
    const computed = visible.flatMap((field) => computedEntries(field, visible, form, current));
    if (computed.every(([id, value]) => current.get(id) === value)) break;
    current = new Map([...current, ...computed]);
  }
  return current;
}

function computedEntries(
  field: FormField,
  visible: readonly FormField[],
  form: Form,
  posted: PostedValues,
): PostedEntry[] {
  const formula = 'calculationFormula' in field ? field.calculationFormula : undefined;
  if (field.type === 'TOTAL')
    return [[String(field.id), String(rounded(orderTotal(form, visible, posted), currency.decimals))]];
  if (!formula) return [];
  const number = calculate(formula, (inputId, modifier) => {
    const source = visible.find(({ id }) => id === Math.trunc(Number(inputId)));
    return source ? numberOf(source, inputId, modifier, posted) : 0;
  });
  if (field.type === 'PRODUCT_CALCULATION')
    return posted.has(`${field.id}.3`) ? [[`${field.id}.2`, formatAmount(number, currency)]] : [];
  const digits = 'calculationRounding' in field ? field.calculationRounding : undefined;
  const isMoney = 'numberFormat' in field && field.numberFormat === 'CURRENCY';
  const text = String(digits === undefined || isMoney ? number : rounded(number, digits));
  const isComma = 'numberFormat' in field && field.numberFormat === 'DECIMAL_COMMA';
  return [[String(field.id), isComma ? text.replace('.', ',') : text]];
}

/** The number of a merge tag in a formula. */
function numberOf(field: FormField, inputId: string, modifier: string | undefined, posted: PostedValues): number {
  if (field.type.startsWith('PRODUCT_') && posted.has(`${field.id}.2`)) {
    const isQuantity = inputId.endsWith('.3') || modifier === 'quantity' || modifier === 'qty';
    const text = postedText(posted, `${field.id}.${isQuantity ? 3 : 2}`);
    return (isQuantity ? Number(text) : parseAmount(text, currency)) || 0;
  }
  if (field.type === 'PRODUCT_PRICE') return parseAmount(postedText(posted, field.id), currency) ?? 0;
  if ('numberFormat' in field || field.type === 'NUMBER' || field.type === 'QUANTITY_NUMBER')
    return parseNumber(postedText(posted, field.id), 'numberFormat' in field ? field.numberFormat : undefined) ?? 0;
  const texts = inputId.includes('.') ? [postedText(posted, inputId)] : filledTexts(posted, field.id);
  return texts.reduce((sum, text) => sum + choiceNumber(text, modifier), 0);
}

function choiceNumber(text: string, modifier: string | undefined): number {
  return text.includes('|') && modifier !== 'value' ? postedPrice(text) : numberIn(text.split('|')[0] ?? '');
}

/** Gravity Forms' cleaning of a text: digits, the first dot, a minus anywhere. */
function numberIn(text: string): number {
  const number = Number.parseFloat(text.replace(/[^0-9.]/g, '')) || 0;
  return text.includes('-') ? -number : number;
}
