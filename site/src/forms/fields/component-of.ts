import type { ComponentType } from 'react';
import * as components from './components.ts';
import type { FieldProps } from './controls/field-props.ts';
import type { FieldOf, FieldType, FormField } from './form-field.ts';

/** Requires a line in the list for every field type. */
const fieldComponents = components satisfies { [Type in FieldType]: ComponentType<FieldProps<FieldOf<Type>>> };

/** The component of a field. */
export function componentOf(field: FormField): ComponentType<FieldProps<FormField>> {
  // The list pairs each type with its component; TypeScript cannot express the pairing for a union.
  return fieldComponents[field.type] as ComponentType<FieldProps<FormField>>;
}
