import type { ContentType } from './content-type.ts';
import { type Field, type FieldSettings, type Fields, type Groups, settingsOf } from './fields.ts';
import type { ContentModel } from './model.ts';
import { reservedPaths } from './reserved-paths.ts';

/** A field with its name in GraphQL. */
export interface FieldJson extends Omit<FieldSettings, 'rows'> {
  name: string;
  rows?: FieldJson[];
}

export interface GroupJson {
  name: string;
  fields: FieldJson[];
}

type PlainSetting = 'singleName' | 'pluralName' | 'label' | 'hierarchical' | 'hasOwnPage' | 'archive' | 'sitePath';

export interface ContentTypeJson extends Pick<ContentType, PlainSetting | 'isWritten' | 'supports'> {
  /** WordPress's own name of the type. */
  slug: string;
  /** Fields on the type itself. */
  fields: FieldJson[];
  groups: GroupJson[];
  frontPageGroups: GroupJson[];
}

/** The content model for programs that do not read TypeScript, such as a plugin for WordPress. Lists keep their order. */
export interface ModelJson {
  /** Changes when a reader of an earlier one would misunderstand it. */
  version: 1;
  contentTypes: ContentTypeJson[];
  templates: { label: string; contentTypes: readonly string[]; groups: GroupJson[] }[];
  menuLocations: { slug: string; name: string }[];
  /** Paths that the site keeps for itself; those that end in a slash with what is below. */
  reservedPaths: readonly string[];
}

function fieldJson([name, field]: [string, Field]): FieldJson {
  const { rows, ...settings } = settingsOf(field);
  return { name, ...settings, ...(rows && { rows: fieldsJson(rows) }) };
}

function fieldsJson(fields: Fields): FieldJson[] {
  return Object.entries(fields).map(fieldJson);
}

function groupsJson(groups: Groups): GroupJson[] {
  return Object.entries(groups).map(([name, fields]) => ({ name, fields: fieldsJson(fields) }));
}

export function modelJson({ contentTypes, templates, menuLocations }: ContentModel): ModelJson {
  return {
    version: 1,
    contentTypes: Object.entries(contentTypes).map(([slug, type]) => ({
      slug,
      singleName: type.singleName,
      pluralName: type.pluralName,
      label: type.label,
      hierarchical: type.hierarchical,
      hasOwnPage: type.hasOwnPage,
      archive: type.archive,
      sitePath: type.sitePath,
      isWritten: type.isWritten,
      supports: type.supports,
      fields: fieldsJson(type.fields),
      groups: groupsJson(type.groups),
      frontPageGroups: groupsJson(type.frontPageGroups),
    })),
    templates: Object.entries(templates).map(([label, { contentTypes: types, groups = {} }]) => ({
      label,
      contentTypes: types,
      groups: groupsJson(groups),
    })),
    menuLocations: Object.entries(menuLocations).map(([slug, name]) => ({ slug, name })),
    reservedPaths,
  };
}
