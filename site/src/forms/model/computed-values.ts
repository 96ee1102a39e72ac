import { parseAmount } from '@headwater/contract/forms/amounts.ts';
import { withComputedValues as computed } from '@headwater/gravity-forms/rules/computed-values.ts';
import { type PostedValues, postedText } from '@headwater/gravity-forms/rules/posted-values.ts';
import { settledVisibility } from '@headwater/gravity-forms/rules/visibility.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { isComputed } from './computed-fields.ts';
import { valueOfField } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { postedValues } from './held-fields.ts';

/**
 * The values with every price, calculation and total as the form's rules give them, whatever was sent for those
 * fields. The same function fills them in while a visitor types and on the site's server.
 */
export function withComputedValues({ fields }: FormDefinition, values: readonly FieldValue[]): FieldValue[] {
  const ours = fields.filter(isComputed);
  if (ours.length === 0) return [...values];
  const ids = new Set(ours.map(({ id }) => id));
  const entered = values.filter(({ id }) => !ids.has(id));
  const unpriced = ours.map((field) => withoutResult(field, valueOfField(values, field.id)));
  const posted = computed(fields, postedValues(fields, [...entered, ...unpriced]), settledVisibility);
  return [...entered, ...unpriced.map((value, at) => withResult(ours[at], value, posted))];
}

/** What is known before anything is computed: the editor's price, and how many the visitor wants. */
function withoutResult(field: FormField, value: FieldValue | undefined): FieldValue {
  const { id } = field;
  if (field.type === 'SHIPPING') return { id, value: String(field.price) };
  if (field.type !== 'PRODUCT') return { id, value: '' };
  const given = value && 'productValues' in value ? value.productValues.quantity : '';
  return { id, productValues: { quantity: field.hasQuantity ? given : '1', price: String(field.price) } };
}

function withResult(field: FormField | undefined, value: FieldValue, posted: PostedValues): FieldValue {
  const { id } = value;
  if (field?.type !== 'PRODUCT' || !('productValues' in value)) return { id, value: postedText(posted, id) };
  const price = String(parseAmount(postedText(posted, `${id}.2`), field.currency) ?? 0);
  return { id, productValues: { ...value.productValues, price } };
}
