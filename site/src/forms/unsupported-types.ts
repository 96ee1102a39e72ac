import type { FormDefinition } from './form-definition.ts';

/** The types of a form's fields that the site cannot show, as the CMS names them, each once. */
export function unsupportedTypes({ fields }: Pick<FormDefinition, 'fields'>): string[] {
  return [...new Set(fields.flatMap((field) => (field.type === 'UNSUPPORTED' ? [field.typeName] : [])))].sort();
}
