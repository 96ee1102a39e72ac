import type { FieldOf, FieldType, FormField } from './form-field.ts';
import * as inputs from './inputs.ts';
import type { FieldInputs } from './shared/field-inputs.ts';
import type { ValueRecord } from './shared/field-value.ts';

/** Requires a line in the list for every field type. */
const fieldInputs = inputs satisfies { [Type in FieldType]: FieldInputs<FieldOf<Type>, ValueRecord> };

/** The inputs of a field. Callers pass the field itself, and values only through `heldFields`. */
export function inputsOf(field: FormField): FieldInputs<FormField, ValueRecord> {
  return fieldInputs[field.type];
}
