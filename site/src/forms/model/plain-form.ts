import type { FormField } from '../fields/form-field.ts';
import { rulesOf } from '../fields/rules-of.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldFields } from './held-fields.ts';

/** Parses the values of a form that was sent without JavaScript. Fields that were not sent are absent. */
export function readPlainForm(form: FormDefinition, data: FormData): FieldValue[] {
  return form.fields.flatMap((field) => {
    const held = rulesOf(field).read(field, data);
    return held ? [{ id: field.id, ...held }] : [];
  });
}

/** The native inputs that would send these values, as name and value, in the fields' order. */
export function writePlainForm(
  fields: readonly FormField[],
  values: readonly FieldValue[],
): [name: string, value: string][] {
  return heldFields(fields, values).flatMap(({ field, rules, held }) => (held ? rules.write(field, held) : []));
}
