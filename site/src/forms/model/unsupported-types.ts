import type { UnsupportedField } from '../fields/unsupported/unsupported.definition.ts';
import type { FormDefinition } from './form-definition.ts';

/** The place of a field that the CMS cannot describe is all that is known of it. */
function nameOf({ id, typeName }: UnsupportedField): string {
  return id < 0 ? `field at position ${-id}: ${typeName}` : `field ${id}: ${typeName}`;
}

/** The fields in a form that the site does not support: ID, the CMS's name of the type, and what the CMS says is wrong. */
export function unsupportedTypes({
  fields,
  uncheckedCaptcha,
}: Pick<FormDefinition, 'fields' | 'uncheckedCaptcha'>): string[] {
  const types = fields.flatMap((field) => (field.type === 'UNSUPPORTED' ? [nameOf(field)] : []));
  if (uncheckedCaptcha !== null) types.push('CaptchaField without a site key');
  return types;
}
