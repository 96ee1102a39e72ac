import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { visibility } from './visibility.ts';

/** Whether a visible, required file is missing: files cannot be sent with a form. */
export function lacksRequiredFile(form: FormDefinition, values: readonly FieldValue[]): boolean {
  const { isVisible } = visibility(form, values);
  return form.fields.some(
    ({ id, type, isRequired, visibility: setting }) =>
      type === 'FILEUPLOAD' && isRequired && setting === 'VISIBLE' && isVisible(id),
  );
}
