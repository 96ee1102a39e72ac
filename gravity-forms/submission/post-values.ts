import type { Form } from '../definition/form.ts';
import { kindOf } from '../fields/field-kinds.ts';
import type { PostedValues } from '../rules/posted-values.ts';
import type { FieldValuesInput } from './field-values-input.ts';
import { misuse } from './misuse.ts';

/**
 * Converts the mutation's values to those that a browser would have posted.
 * @throws SubmissionError for an unknown field, and for a value under another type's key.
 */
export function postValues(form: Form, inputs: readonly (FieldValuesInput | null)[]): PostedValues {
  const given = inputs.filter((input) => input !== null);
  return new Map(given.flatMap((input) => postOne(form, input)));
}

function postOne(form: Form, input: FieldValuesInput) {
  const field = form.fields.find(({ id }) => id === input.id);
  if (!field) throw misuse.unknownField(form.id, input.id);
  const { valueKey: usualKey, keyOf, post } = kindOf(field);
  const valueKey = keyOf?.(field) ?? usualKey;
  if (field.type === 'POST_IMAGE' && post && input.imageValues) return post(field, input);
  if (!valueKey || valueKey === 'fileUploadValues' || !post || (input[valueKey] ?? null) === null) {
    throw misuse.wrongKey(field.id, valueKey ?? 'value');
  }
  return post(field, input);
}
