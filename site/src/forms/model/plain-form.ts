import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import type { FormField } from '../fields/form-field.ts';
import { inputsOf } from '../fields/inputs-of.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { inputName, listName } from '../fields/shared/input-names.ts';
import type { FormDefinition } from './form-definition.ts';
import { heldFields } from './held-fields.ts';

/** Parses the values of a form that was sent without JavaScript. Fields that were not sent are absent. */
export function readPlainForm(form: FormDefinition, data: FormData): FieldValue[] {
  return form.fields.flatMap((field) => {
    const held = inputsOf(field).read(field, data);
    return held ? [{ id: field.id, ...held }] : [];
  });
}

/** Posted texts under the names of their inputs. */
export function namedInputs(posted: Iterable<PostedInput>): [name: string, value: string][] {
  return [...posted].flatMap(([inputId, value]) => {
    if (typeof value === 'string') return [[inputName(inputId), value]];
    return value.flatMap((text): [string, string][] => (typeof text === 'string' ? [[listName(inputId), text]] : []));
  });
}

/** The native inputs that would send these values, as name and value, in the fields' order. */
export function writePlainForm(
  fields: readonly FormField[],
  values: readonly FieldValue[],
): [name: string, value: string][] {
  return heldFields(fields, values).flatMap(({ field, inputs, held }) => {
    if (!held) return [];
    return inputs.write?.(field, held) ?? namedInputs(inputs.post(field, held));
  });
}
