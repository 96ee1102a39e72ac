import type { FormDefinition } from './form-definition.ts';

/** The types of a form's fields that the site cannot show, as the CMS names them, each once. */
export function unsupportedTypes({
  fields,
  uncheckedCaptcha,
}: Pick<FormDefinition, 'fields' | 'uncheckedCaptcha'>): string[] {
  const types = fields.flatMap((field) => (field.type === 'UNSUPPORTED' ? [field.typeName] : []));
  if (uncheckedCaptcha !== null) types.push('CaptchaField without a site key');
  return [...new Set(types)].sort();
}
