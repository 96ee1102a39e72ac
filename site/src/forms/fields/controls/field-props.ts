import type { FieldValue, ValueRecord } from '../../model/field-values.ts';
import type { FormField } from '../../model/form-definition.ts';
import type { FieldError } from '../../model/validate.ts';

/** What every field gets, whatever its type. */
export interface FieldProps<Field extends FormField = FormField> {
  field: Field;
  value: FieldValue | undefined;
  onChange: (record: ValueRecord) => void;
  /** Messages about this field alone. */
  fieldErrors: readonly FieldError[];
  /** Starts every id of the form, so that a form can stand twice on a page. */
  formId: string;
  /** While the form is being sent nothing can be changed. */
  loading: boolean;
}

/** The text of a field whose record holds one. */
export function textOf(value: FieldValue | undefined): string {
  return value && 'value' in value ? value.value : '';
}
