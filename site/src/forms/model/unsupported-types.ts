import type { FormDefinition } from './form-definition.ts';

/** The CMS's names of the field types in a form that the site does not support, each once. */
export function unsupportedTypes({
  fields,
  uncheckedCaptcha,
}: Pick<FormDefinition, 'fields' | 'uncheckedCaptcha'>): string[] {
  const types = fields.flatMap((field) => (field.type === 'UNSUPPORTED' ? [field.typeName] : []));
  if (uncheckedCaptcha !== null) types.push('CaptchaField without a site key');
  return [...new Set(types)].sort();
}
