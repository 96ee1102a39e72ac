import { inputsOf } from '../fields/inputs-of.ts';
import type { Prefill } from '../fields/shared/field-inputs.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';

/** The query parameters that may fill in fields of the form: those that the editor named and allowed. */
export function prefillParameters(form: FormDefinition): string[] {
  const names = new Set<string>();
  const record: Prefill = (name) => {
    if (name) names.add(name);
    return undefined;
  };
  for (const field of form.fields) inputsOf(field).initial(field, record);
  return [...names];
}

/**
 * The values of a form before a visitor enters any: defaults, preselected choices, and values from the URL's query
 * for fields whose editor allowed it and named the parameter.
 */
export function initialValues(form: FormDefinition, query = new URLSearchParams()): FieldValue[] {
  const prefill: Prefill = (name) => (name && query.get(name)) || undefined;
  return form.fields.flatMap((field) => {
    const held = inputsOf(field).initial(field, prefill);
    return held ? [{ id: field.id, ...held }] : [];
  });
}
