import type { FieldBase } from '../shared/field-base.ts';
import type { FieldError } from '../shared/field-error.ts';
import type { FieldValue, ValueRecord } from '../shared/field-value.ts';

/** Props of every field type. */
export interface FieldProps<Field extends FieldBase = FieldBase> {
  field: Field;
  value: FieldValue | undefined;
  onChange: (record: ValueRecord) => void;
  /** Errors of this field. */
  fieldErrors: readonly FieldError[];
  /** Prefix of every ID in the form, so that a page can contain the form twice. */
  formId: string;
  /** True while the form is being sent. */
  loading: boolean;
}

/** The text of a field whose value is a text. */
export function textOf(value: FieldValue | undefined): string {
  return value && 'value' in value ? value.value : '';
}
