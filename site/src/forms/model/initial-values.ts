import { rulesOf } from '../fields/rules-of.ts';
import type { Prefill } from '../fields/shared/field-rules.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * What the form holds before anybody typed: defaults, preselected choices, and what the address's query may
 * fill in, which only fields have whose editor allowed it and named the parameter.
 */
export function initialValues(form: FormDefinition, query = new URLSearchParams()): FieldValue[] {
  const prefill: Prefill = (name) => (name && query.get(name)) || undefined;
  return form.fields.flatMap((field) => {
    const held = rulesOf(field).initial(field, prefill);
    return held ? [{ id: field.id, ...held }] : [];
  });
}
