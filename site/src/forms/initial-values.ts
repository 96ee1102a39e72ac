import type { FieldValue } from './field-values.ts';
import type { FormDefinition } from './form-definition.ts';

/**
 * What the form holds before anybody typed: defaults, preselected choices, and what the address's query
 * may fill in (only fields whose editor allowed it).
 */
export function initialValues(_form: FormDefinition, _query?: URLSearchParams): FieldValue[] {
  return [];
}
