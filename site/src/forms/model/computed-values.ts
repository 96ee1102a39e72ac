import { rounded } from '@headwater/contract/forms/amounts.ts';
import { calculate } from '@headwater/contract/forms/formula.ts';
import { writeNumber } from '@headwater/contract/forms/numbers.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { Formula } from '../fields/shared/order.ts';
import { isComputed } from './computed-fields.ts';
import type { FormDefinition } from './form-definition.ts';
import { formulaNumber } from './formula-values.ts';
import { type HeldField, heldFields } from './held-fields.ts';
import { orderTotal } from './order-total.ts';
import { visibility } from './visibility.ts';

/** More rounds than formulas that build on each other need; formulas in a circle end with the last round's numbers. */
const MOST_ROUNDS = 12;

/**
 * The values with every price, calculation and total as the form's rules give them, whatever was sent for those
 * fields. The same function fills them in while a visitor types and on the site's server. Fields that rules hide count
 * as nothing, and rules may in turn depend on a total, so it repeats until nothing changes.
 */
export function withComputedValues(form: FormDefinition, values: readonly FieldValue[]): FieldValue[] {
  let current = [...values];
  if (!form.fields.some(isComputed)) return current;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = oneRound(form, current);
    if (JSON.stringify(next) === JSON.stringify(current)) break;
    current = next;
  }
  return current;
}

function oneRound(form: FormDefinition, values: readonly FieldValue[]): FieldValue[] {
  const { isVisible } = visibility(form, values);
  const entries = heldFields(form.fields, values).filter(({ field }) => isVisible(field.id));
  const computed = form.fields.filter(isComputed);
  const ids = new Set(computed.map(({ id }) => id));
  return [
    ...values.filter(({ id }) => !ids.has(id)),
    ...computed.map((field) => computedValue(field, entries, form.fields)),
  ];
}

function computedValue(field: FormField, entries: readonly HeldField[], fields: readonly FormField[]): FieldValue {
  const { id } = field;
  switch (field.type) {
    case 'PRODUCT': {
      const held = entries.find((entry) => entry.field.id === id)?.held;
      const given = held && 'productValues' in held ? held.productValues.quantity : '';
      const price = field.formula ? result(field.formula, entries, field.currency.decimals) : field.price;
      return { id, productValues: { quantity: field.hasQuantity ? given : '1', price: String(price) } };
    }
    case 'SHIPPING':
      return { id, value: String(field.price) };
    case 'TOTAL':
      return { id, value: String(rounded(orderTotal(entries, fields), field.currency.decimals)) };
    case 'NUMBER': {
      // Gravity Forms rounds numbers by their setting, but not amounts of money.
      const digits = field.format === 'CURRENCY' ? null : (field.formula?.rounding ?? null);
      return { id, value: field.formula ? writeNumber(result(field.formula, entries, digits), field) : '' };
    }
    default:
      return { id, value: '' };
  }
}

function result({ text }: Formula, entries: readonly HeldField[], digits: number | null): number {
  const number = calculate(text, (inputId, modifier) => {
    const entry = entries.find(({ field }) => field.id === Math.trunc(Number(inputId)));
    return entry ? formulaNumber(entry, inputId, modifier) : 0;
  });
  return digits === null ? number : rounded(number, digits);
}
