import type { FormDefinition, FormField } from './form-definition.ts';

/** The section that a field stands under, on its own page. */
function sectionOf(fields: readonly FormField[], at: number): FormField | undefined {
  const opener = fields.slice(0, at).findLast(({ type }) => type === 'SECTION' || type === 'PAGE');
  return opener?.type === 'SECTION' ? opener : undefined;
}

/** Whether rules could hide a field: its own, its section's or its page's. */
export function dependsOnRules({ fields, pages }: FormDefinition, id: number): boolean {
  const at = fields.findIndex((field) => field.id === id);
  const field = fields[at];
  if (!field) return false;
  const page = pages.find(({ number }) => number === field.pageNumber);
  return [field, sectionOf(fields, at), page].some((part) => part?.conditionalLogic);
}
