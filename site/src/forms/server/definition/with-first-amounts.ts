import { isCountedElsewhere } from '@headwater/gravity-forms/rules/order-total.ts';
import type { FormField } from '../../fields/form-field.ts';
import { withComputedValues } from '../../model/computed-values.ts';
import { valueOfField } from '../../model/field-values.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import { initialValues } from '../../model/initial-values.ts';

/**
 * A form whose prices, calculations and totals begin with what its first values give, so that the first view is right
 * before the code that computes them is loaded. A product with a quantity field of its own asks for none itself.
 */
export function withFirstAmounts(form: FormDefinition): FormDefinition {
  const shown = form.fields.map((field) =>
    field.type === 'PRODUCT' && isCountedElsewhere(form.fields, field.id) ? { ...field, hasQuantity: false } : field,
  );
  const whole = { ...form, fields: shown };
  const values = withComputedValues(whole, initialValues(whole));
  return { ...whole, fields: shown.map((field) => withAmount(field, valueOfField(values, field.id))) };
}

function withAmount(field: FormField, value: ReturnType<typeof valueOfField>): FormField {
  if (!value) return field;
  if (field.type === 'PRODUCT' && 'productValues' in value)
    return { ...field, price: Number(value.productValues.price) };
  if (!('value' in value)) return field;
  if (field.type === 'TOTAL') return { ...field, amount: Number(value.value) };
  return field.type === 'NUMBER' && field.formula ? { ...field, defaultValue: value.value } : field;
}
