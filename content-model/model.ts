import type { ContentType } from './content-type.ts';
import { contentTypes } from './content-types.ts';
import { menuLocations } from './menu-locations.ts';
import type { TemplateDefinition } from './template.ts';
import { templates } from './templates.ts';

/** The whole content model, for code that loops over it. */
export interface ContentModel {
  /** By slug. */
  contentTypes: Readonly<Record<string, ContentType>>;
  /** By label. */
  templates: Readonly<Record<string, TemplateDefinition>>;
  /** GraphQL names by slug. */
  menuLocations: Readonly<Record<string, string>>;
}

export const contentModel: ContentModel = { contentTypes, templates, menuLocations };
