import type { Groups } from './fields.ts';

/** A page template that editors choose. Its label in the registry is what WordPress shows and answers. */
export interface TemplateDefinition {
  /** Slugs of the content types that may use it. */
  contentTypes: readonly string[];
  /** Groups of fields that content has while it uses the template. */
  groups?: Groups;
}

/** Name of the GraphQL type of a template, by WPGraphQL's rule: `Template_` and the label without spaces. */
export function templateType(label: string): string {
  return label === 'Default' ? 'DefaultTemplate' : `Template_${label.replaceAll(' ', '')}`;
}
