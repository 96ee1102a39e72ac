import type { FieldBase } from '../shared/field-base.ts';
import type { FieldError } from '../shared/field-error.ts';
import type { FieldValue, ValueRecord } from '../shared/field-value.ts';

/** What every field gets, whatever its type. */
export interface FieldProps<Field extends FieldBase = FieldBase> {
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
