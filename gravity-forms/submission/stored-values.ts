import type { Form } from '../definition/form.ts';
import { type StoredValues, storePosted } from '../fields/field-kind.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { kindOf } from '../fields/field-kinds.ts';
import { hiddenFields } from './hidden-fields.ts';
import type { PostedValues } from './posted-values.ts';

/** The values stored in an entry: nothing for fields hidden by rules, and the default for those that only editors see. */
export function storedValues(form: Form, posted: PostedValues): StoredValues {
  const hidden = hiddenFields(form, posted);
  const shown = form.fields.filter(({ id }) => !hidden.has(id));
  return Object.assign(
    {},
    ...shown.map((field): StoredValues => {
      if (field.visibility !== 'ADMINISTRATIVE') return storedOf(field, posted);
      const byDefault = 'defaultValue' in field ? field.defaultValue : undefined;
      return byDefault ? { [field.id]: byDefault } : {};
    }),
  );
}

/** The stored values of one answered field. */
export function storedOf(field: FormField, posted: PostedValues): StoredValues {
  return (kindOf(field).store ?? storePosted)(field, posted);
}
