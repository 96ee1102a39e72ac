import type { ContentType } from './content-type.ts';
import { contentTypes } from './content-types.ts';
import { menuLocations } from './menu-locations.ts';
import type { TemplateDefinition } from './template.ts';
import { templates } from './templates.ts';

/** Everything that the content model says, for code that loops over all of it. */
export interface ContentModel {
  /** By slug. */
  contentTypes: Readonly<Record<string, ContentType>>;
  /** By label. */
  templates: Readonly<Record<string, TemplateDefinition>>;
  /** Names in GraphQL by slug. */
  menuLocations: Readonly<Record<string, string>>;
}

export const contentModel: ContentModel = { contentTypes, templates, menuLocations };
