import type { FormField } from '../fields/form-field.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { visibility } from './visibility.ts';

/** Whether visitors cannot fill in the field here: the site has no control for it, or the CMS takes no files. */
function isOutOfReach(field: FormField): boolean {
  return field.type === 'UNSUPPORTED' || lacksFile(field);
}

function lacksFile(field: FormField): boolean {
  return field.type === 'FILEUPLOAD' && !field.acceptsFiles;
}

/** The required fields of a form that visitors cannot fill in here; a rule may hide them. */
export function fieldsOutOfReach({ fields }: Pick<FormDefinition, 'fields'>): FormField[] {
  return fields.filter((field) => isOutOfReach(field) && field.isRequired && field.visibility === 'VISIBLE');
}

/** Whether it is a file that visitors have to send by email. */
export function needsFile(form: Pick<FormDefinition, 'fields'>): boolean {
  return fieldsOutOfReach(form).some(lacksFile);
}

/** Whether a visible, required answer is missing that visitors cannot give here; the CMS would refuse the lead. */
export function lacksRequiredAnswer(form: FormDefinition, values: readonly FieldValue[]): boolean {
  const { isVisible } = visibility(form, values);
  return fieldsOutOfReach(form).some(({ id }) => isVisible(id));
}
