import type { ComponentType } from 'react';
import * as components from './components.ts';
import type { FieldProps } from './controls/field-props.ts';
import type { FieldOf, FieldType, FormField } from './form-field.ts';

/** Every type of field needs a line in the list. */
const fieldComponents = components satisfies { [Type in FieldType]: ComponentType<FieldProps<FieldOf<Type>>> };

/** What shows a field. */
export function componentOf(field: FormField): ComponentType<FieldProps<FormField>> {
  // The list pairs each type with what takes it; outside of it the pairing cannot be expressed.
  return fieldComponents[field.type] as ComponentType<FieldProps<FormField>>;
}
