import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { visibility } from './visibility.ts';

/** Whether visitors cannot fill in the field here: the site has no control for it, or the CMS takes no files. */
function isOutOfReach(field: FormField): boolean {
  return field.type === 'UNSUPPORTED' || (field.type === 'FILEUPLOAD' && !field.acceptsFiles);
}

/** Whether a visible, required answer is missing that visitors cannot give here; the CMS would refuse the lead. */
export function lacksRequiredAnswer(form: FormDefinition, values: readonly FieldValue[]): boolean {
  const { isVisible } = visibility(form, values);
  return form.fields.some(
    (field) => isOutOfReach(field) && field.isRequired && field.visibility === 'VISIBLE' && isVisible(field.id),
  );
}
