import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Prefill } from './rules/field-rules.ts';
import { rulesOf } from './rules/rules-of.ts';

/** Longest text that an address may put into a field. */
const LONGEST_PREFILL = 1_000;

/**
 * What the form holds before anybody typed: defaults, preselected choices, and what the address's query may
 * fill in, which only fields have whose editor allowed it and named the parameter.
 */
export function initialValues(form: FormDefinition, query = new URLSearchParams()): FieldValue[] {
  const prefill: Prefill = (name) => (name && query.get(name)?.slice(0, LONGEST_PREFILL)) || undefined;
  return form.fields.flatMap((field) => {
    const held = rulesOf(field).initial(field, prefill);
    return held ? [{ id: field.id, ...held }] : [];
  });
}
