import type { Groups } from './fields.ts';

/** A page template that editors choose. Its label in the registry is the one that WordPress shows and returns. */
export interface TemplateDefinition {
  /** Slugs of the content types that may use it. */
  contentTypes: readonly string[];
  /** Field groups of content that uses the template. */
  groups?: Groups;
}

/** GraphQL type name of a template, by WPGraphQL's rule: `Template_` and the label without spaces. */
export function templateType(label: string): string {
  return label === 'Default' ? 'DefaultTemplate' : `Template_${label.replaceAll(' ', '')}`;
}
