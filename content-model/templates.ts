import { type ContentTypeName, writtenTypes } from './content-types.ts';
import type { Groups } from './fields.ts';
import type { TemplateDefinition } from './template.ts';
import * as listed from './templates/index.ts';

/** Every template by its label for editors; `Default` means no template. */
const definitions = {
  Default: { contentTypes: writtenTypes },
  ...listed,
} satisfies Record<string, TemplateDefinition>;

export type TemplateName = keyof typeof definitions;

/** `Object.keys` loses the key type; the registry above is complete. */
export const templateNames = Object.keys(definitions) as TemplateName[];

/** The registry with a wider type, for code that loops over it. */
export const templates: Readonly<Record<TemplateName, TemplateDefinition>> = definitions;

/** The templates that content of a type may use, `Default` first. */
export function templatesOf(type: ContentTypeName): TemplateName[] {
  return templateNames.filter((name) => templates[name].contentTypes.includes(type));
}

/** The field groups of content that uses a template. */
export function groupsOfTemplate(name: TemplateName): Groups {
  return templates[name].groups ?? {};
}
