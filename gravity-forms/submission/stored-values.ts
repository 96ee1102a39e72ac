import { rounded } from '@headwater/contract/forms/amounts.ts';
import type { Form } from '../definition/form.ts';
import { type StoredValues, storePosted } from '../fields/field-kind.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { type CleanHtml, isRichText } from '../fields/rich-text.ts';
import { isCountedElsewhere, orderTotal } from '../rules/order-total.ts';
import type { PostedValues } from '../rules/posted-values.ts';
import { ruleFields, visibilityOf } from './form-rules.ts';

/** The values stored in an entry: of fields hidden by rules, only totals. */
export function storedValues(form: Form, posted: PostedValues, cleanHtml: CleanHtml): StoredValues {
  const { visible } = visibilityOf(form, posted);
  const rules = ruleFields(form);
  const shown = form.fields.filter(({ id }) => visible.has(id));
  const hiddenTotals = rules.flatMap((field): [string, string][] =>
    field.type === 'TOTAL' && !visible.has(field.id)
      ? [[String(field.id), String(rounded(orderTotal(rules, visible, posted), field.currency.decimals))]]
      : [],
  );
  return Object.assign(
    Object.fromEntries(hiddenTotals),
    ...shown.map((field): StoredValues => {
      const whole = storedOf(field, posted);
      const { [`${field.id}.3`]: _quantity, ...uncounted } = whole;
      const stored = isCountedElsewhere(rules, field.id) ? uncounted : whole;
      return isRichText(field) ? cleaned(stored, cleanHtml) : stored;
    }),
  );
}

function cleaned(stored: StoredValues, cleanHtml: CleanHtml): StoredValues {
  return Object.fromEntries(Object.entries(stored).map(([id, html]) => [id, cleanHtml(html)]));
}

/** The stored values of one answered field. */
export function storedOf(field: FormField, posted: PostedValues): StoredValues {
  return (kindOf(field).store ?? storePosted)(field, posted);
}
