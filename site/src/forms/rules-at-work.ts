import type { FormDefinition } from './form-definition.ts';
import { governedFields } from './rules/governed-fields.ts';

/** Whether rules could hide a field: its own, its section's or its page's. */
export function dependsOnRules({ fields }: FormDefinition, id: number): boolean {
  return governedFields(fields).some((field) => field.id === id && field.logics.length > 0);
}
