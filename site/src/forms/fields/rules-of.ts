import type { FieldOf, FieldType, FormField } from './form-field.ts';
import * as rules from './rules.ts';
import type { FieldRules } from './shared/field-rules.ts';
import type { ValueRecord } from './shared/field-value.ts';

/** Every type of field needs a line in the list. */
const fieldRules = rules satisfies { [Type in FieldType]: FieldRules<FieldOf<Type>, ValueRecord> };

/** How a field behaves. Callers pass the field itself, and values only through `heldFields`. */
export function rulesOf(field: FormField): FieldRules<FormField, ValueRecord> {
  return fieldRules[field.type];
}
