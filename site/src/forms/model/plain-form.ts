import { rulesOf } from '../fields/rules.ts';
import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldFields } from './held-fields.ts';

/** Reads what a browser without JavaScript sent. Fields that it did not send are absent. */
export function readPlainForm(form: FormDefinition, data: FormData): FieldValue[] {
  return form.fields.flatMap((field) => {
    const held = rulesOf(field).read(field, data);
    return held ? [{ id: field.id, ...held }] : [];
  });
}

/** The native inputs that would send these values, as name and value, in the form's order. */
export function writePlainForm(form: FormDefinition, values: readonly FieldValue[]): [name: string, value: string][] {
  return heldFields(form.fields, values).flatMap(({ field, rules, held }) => (held ? rules.write(field, held) : []));
}
