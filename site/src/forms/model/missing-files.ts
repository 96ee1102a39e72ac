import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { visibility } from './visibility.ts';

/** Whether a visible, required file is missing because the CMS takes no files. */
export function lacksRequiredFile(form: FormDefinition, values: readonly FieldValue[]): boolean {
  const { isVisible } = visibility(form, values);
  return form.fields.some(
    (field) =>
      field.type === 'FILEUPLOAD' &&
      !field.acceptsFiles &&
      field.isRequired &&
      field.visibility === 'VISIBLE' &&
      isVisible(field.id),
  );
}
