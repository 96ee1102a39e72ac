import type { FieldOf, FieldType, FormField } from './form-field.ts';
import * as rules from './rules.ts';
import type { FieldRules } from './shared/field-rules.ts';
import type { ValueRecord } from './shared/field-value.ts';

/** Requires a line in the list for every field type. */
const fieldRules = rules satisfies { [Type in FieldType]: FieldRules<FieldOf<Type>, ValueRecord> };

/** The rules of a field. Callers pass the field itself, and values only through `heldFields`. */
export function rulesOf(field: FormField): FieldRules<FormField, ValueRecord> {
  return fieldRules[field.type];
}
