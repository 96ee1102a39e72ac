import { groupsOfType, typeName } from '@headwater/content-model/content-type.ts';
import { fieldSets, fieldsOf, rowType } from '@headwater/content-model/field-sets.ts';
import { contentModel } from '@headwater/content-model/model.ts';
import { templateType } from '@headwater/content-model/template.ts';
import type { UnknownName } from './unknown-names.ts';

const contentTypes = Object.values(contentModel.contentTypes);
/** The types that are not part of WordPress itself. */
const customTypes = contentTypes.filter(({ graphqlType }) => !['Page', 'Post', 'MediaItem'].includes(graphqlType));
const templates = Object.entries(contentModel.templates);

/** The field groups of each type. */
const groupsOn = new Map<string, readonly string[]>([
  ...contentTypes.map((type): [string, string[]] => [type.graphqlType, Object.keys(groupsOfType(type))]),
  ...templates.map(([label, { groups = {} }]): [string, string[]] => [templateType(label), Object.keys(groups)]),
]);

/** Root fields of the content model's types, and what pages without a form query of Gravity Forms. */
const rootFields = new Set([
  ...customTypes.flatMap(({ singleName, pluralName }) => [singleName, pluralName]),
  'gfForms',
  'gfSettings',
]);

/** The type behind each root field of the content model; that of a list is in brackets, as its nodes are found in it. */
const rootTypes = new Map(
  contentTypes.flatMap(({ singleName, pluralName, graphqlType }): [string, string][] => [
    [singleName, graphqlType],
    [pluralName, `[${graphqlType}]`],
  ]),
);

/** What SEO plugins and their bridges add: `seo` by the type that has it. Without it the site makes its own heads. */
const seoTypes: Readonly<Record<string, string>> = {
  NodeWithTitle: 'PostTypeSEO',
  Category: 'TaxonomySEO',
  Tag: 'TaxonomySEO',
};

/** Every type that the content model adds to WordPress through a theme or plugin. */
const types = new Set([...fieldSets.keys(), ...groupsOn.keys()]);

/**
 * Whether pages can be rendered without a field, type or enum value: those that the content model, Gravity Forms and SEO plugins add
 * to WordPress are empty for most content anyway, unlike WordPress's own fields.
 */
export function isOptional({ type, field, value }: UnknownName): boolean {
  if (value !== undefined)
    return type === 'ContentTypeEnum' && customTypes.some(({ enumValue }) => enumValue === value);
  if (type === 'RootQuery' && field !== undefined) return rootFields.has(field);
  if (Object.values(seoTypes).includes(type) || (field === 'seo' && type in seoTypes) || field === 'isPrimary')
    return true;
  if (field === undefined) return types.has(type);
  return field in fieldsOf(type) || (groupsOn.get(type) ?? []).includes(field);
}

/** The type of a field of the content model: that of a root field, of a list's nodes, of a group or of a repeater's rows. */
export function typeBehind(parent: string | undefined, field: string): string | undefined {
  if (parent === undefined) return undefined;
  if (parent === 'RootQuery') return rootTypes.get(field);
  if (parent.startsWith('[')) return field === 'nodes' ? parent.slice(1, -1) : undefined;
  if (field === 'seo') return seoTypes[parent];
  if (groupsOn.get(parent)?.includes(field)) return typeName(field);
  const rows = rowType(parent, field);
  return fieldSets.has(rows) ? rows : undefined;
}
