import { formatAmount } from '@headwater/contract/forms/amounts.ts';
import { countries } from '@headwater/contract/forms/countries.ts';
import { isCountedElsewhere } from '@headwater/gravity-forms/rules/order-total.ts';
import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import type { FormField } from '../forms/fields/form-field.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { OTHER_CHOICE } from '../forms/fields/shared/input-names.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { namedInputs } from '../forms/model/plain-form.ts';
import { sentFields } from '../forms/model/submission-values.ts';

/** Where Gravity Forms' own page posts another text, or has another input. */
function ownInputs({ fields }: FormDefinition, field: FormField) {
  return ([inputId, value]: PostedInput): PostedInput[] => {
    // Its selects post names of countries.
    if (field.type === 'ADDRESS' && inputId.endsWith('.6') && typeof value === 'string')
      return [[inputId, countries.get(value) ?? value]];
    const isPrice = field.type === 'PRODUCT' && inputId.endsWith('.2');
    if (field.type === 'PRICE' || field.type === 'SHIPPING' || isPrice)
      return [[inputId, formatAmount(Number(value), field.currency)]];
    if (field.type === 'PRODUCT' && inputId.endsWith('.3') && isCountedElsewhere(fields, field.id)) return [];
    const isOther = field.type === 'RADIO' && field.hasOtherChoice && !field.choices.some((one) => one.value === value);
    return isOther
      ? [
          [inputId, OTHER_CHOICE],
          [`${inputId}_other`, value],
        ]
      : [[inputId, value]];
  };
}

/** The values under the names of their inputs, as Gravity Forms' own page would post them. */
export function postedInputs(form: FormDefinition, values: readonly FieldValue[]): [name: string, value: string][] {
  return sentFields(form, values).flatMap(({ field, posted }) =>
    namedInputs([...posted].flatMap(ownInputs(form, field))),
  );
}
