import { type ContentType, groupsOfType, typeName } from '@headwater/content-model/content-type.ts';
import { fieldSetsOf, fieldType } from '@headwater/content-model/field-sets.ts';
import type { Field, Fields } from '@headwater/content-model/fields.ts';
import type { ContentModel } from '@headwater/content-model/model.ts';
import { templateType } from '@headwater/content-model/template.ts';
import { extendSchema, type GraphQLSchema, isEnumType, isObjectType, parse } from 'graphql';
import { contentTypeAdditions } from './content-type-additions.ts';
import { formAdditions } from './form-additions.ts';

/** A field of a kind as WPGraphQL for ACF declares it: connections have paging arguments. */
function declaration(type: string, name: string, field: Field): string {
  const declared = fieldType(type, name, field);
  const args = declared.endsWith('Connection') ? '(first: Int, last: Int, after: String, before: String)' : '';
  return `${name}${args}: ${declared}`;
}

function hasField(schema: GraphQLSchema, type: string, field: string): boolean {
  const found = schema.getType(type);
  return isObjectType(found) && found.getFields()[field] !== undefined;
}

function hasValue(schema: GraphQLSchema, type: string, value: string): boolean {
  const found = schema.getType(type);
  return isEnumType(found) && found.getValue(value) !== undefined;
}

/** The fields of a group or row: a new type, or an extension of an existing one. */
function fieldSetAddition(schema: GraphQLSchema, type: string, fields: Fields): string[] {
  const missing = Object.entries(fields)
    .filter(([name]) => !hasField(schema, type, name))
    .map(([name, field]) => declaration(type, name, field));
  if (missing.length === 0) return [];
  if (schema.getType(type)) return [`extend type ${type} {\n${missing.join('\n')}\n}`];
  return [`type ${type} implements AcfFieldGroup {\nfieldGroupName: String\n${missing.join('\n')}\n}`];
}

/** Groups that a type does not have yet, as fields on it. */
function groupFields(schema: GraphQLSchema, type: string, groups: object): string[] {
  return Object.keys(groups)
    .filter((group) => !hasField(schema, type, group))
    .map((group) => `${group}: ${typeName(group)}`);
}

function extension(type: string, fields: readonly string[]): string[] {
  return fields.length > 0 ? [`extend type ${type} {\n${fields.join('\n')}\n}`] : [];
}

function templateAddition(schema: GraphQLSchema, label: string, groups: object): string[] {
  const type = templateType(label);
  const fields = groupFields(schema, type, groups);
  if (schema.getType(type)) return extension(type, fields);
  return [`type ${type} implements ContentTemplate {\ntemplateName: String\n${fields.join('\n')}\n}`];
}

function groupsOnType(schema: GraphQLSchema, type: ContentType): string[] {
  return extension(type.graphqlType, groupFields(schema, type.graphqlType, groupsOfType(type)));
}

/** What Yoast SEO's bridge to WPGraphQL and the companion plugin have beside the recorded fields: robots, terms, and the main category. */
function seoAdditions(schema: GraphQLSchema): string[] {
  const robots = ['metaRobotsNoindex: String', 'metaRobotsNofollow: String'];
  const texts = ['title', 'metaDesc', 'fullHead', 'canonical'].map((name) => `${name}: String`);
  return [
    ...(hasField(schema, 'PostTypeSEO', 'metaRobotsNoindex') ? [] : extension('PostTypeSEO', robots)),
    ...(schema.getType('TaxonomySEO') ? [] : [`type TaxonomySEO {\n${[...texts, ...robots].join('\n')}\n}`]),
    ...['Category', 'Tag'].flatMap((type) =>
      hasField(schema, type, 'seo') ? [] : extension(type, ['seo: TaxonomySEO']),
    ),
    ...(hasField(schema, 'PostToCategoryConnectionEdge', 'isPrimary')
      ? []
      : extension('PostToCategoryConnectionEdge', ['isPrimary: Boolean'])),
  ];
}

/**
 * What a content model and the add-ons of Gravity Forms have and a recorded WordPress lacks, as SDL that extends its
 * schema, with the names and types of WPGraphQL and its extensions. Empty if the recording has everything.
 * @throws Error for a content type that cannot be added, saying what to do instead
 */
export function additionsTo(schema: GraphQLSchema, model: ContentModel): string {
  const types = Object.values(model.contentTypes);
  const newTypes = types
    .filter(({ graphqlType }) => !schema.getType(graphqlType))
    .map((type) => contentTypeAdditions(schema, type));
  // Fields of a new content type are added like those of a recorded one.
  const withTypes = extended(schema, newTypes.join('\n\n'));
  const locations = Object.values(model.menuLocations).filter((name) => !hasValue(schema, 'MenuLocationEnum', name));
  return [
    ...newTypes,
    ...[...fieldSetsOf(model)].flatMap(([type, fields]) => fieldSetAddition(withTypes, type, fields)),
    ...types.flatMap((type) => groupsOnType(withTypes, type)),
    ...Object.entries(model.templates).flatMap(([label, { groups }]) => templateAddition(schema, label, groups ?? {})),
    ...(locations.length > 0 ? [`extend enum MenuLocationEnum {\n${locations.join('\n')}\n}`] : []),
    ...formAdditions(schema),
    ...seoAdditions(schema),
  ].join('\n\n');
}

/** A schema with additions; GraphQL's parser rejects an empty text. */
export function extended(schema: GraphQLSchema, additions: string): GraphQLSchema {
  return additions === '' ? schema : extendSchema(schema, parse(additions));
}
