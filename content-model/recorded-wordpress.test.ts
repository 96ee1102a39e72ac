import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, type GraphQLSchema, isEnumType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { typeName } from './content-type.ts';
import { contentTypeNames, contentTypes } from './content-types.ts';
import { fieldSets, rowType } from './field-sets.ts';
import { type Field, fieldKinds, isRepeater } from './fields.ts';
import { menuLocations } from './menu-locations.ts';
import { templateType } from './template.ts';
import { groupsOfTemplate, templateNames } from './templates.ts';

/** The schema that a WordPress of this content model was recorded with. */
const recorded: GraphQLSchema = buildSchema(
  readFileSync(new URL('../contract/wordpress/schema.graphql', import.meta.url), 'utf8'),
);

function recordedFields(type: string): Readonly<Record<string, GraphQLField<unknown, unknown>>> {
  const found = recorded.getType(type);
  if (!isObjectType(found)) throw new Error(`The recorded WordPress has no type ${type}.`);
  return found.getFields();
}

function recordedType(type: string, field: string): string {
  return String(recordedFields(type)[field]?.type);
}

function expectedType(type: string, name: string, field: Field): string {
  return isRepeater(field) ? `[${rowType(type, name)}]` : fieldKinds[field];
}

test.each([...fieldSets])('WordPress has the fields of %s, each with the type of its kind', (type, fields) => {
  const expected = Object.entries(fields).map(([name, field]) => [name, expectedType(type, name, field)]);
  expect(expected.map(([name]) => [name, recordedType(type, String(name))])).toEqual(expected);
});

/** The content model may only leave out what WPGraphQL for ACF adds to every group. */
test.each([...fieldSets].filter(([type]) => !contentTypeNames.some((name) => contentTypes[name].graphqlType === type)))(
  'every field that WordPress has in %s is in the content model',
  (type, fields) => {
    const added = ['fieldGroupName'];
    expect(Object.keys(recordedFields(type)).filter((name) => !added.includes(name))).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    );
    expect(Object.keys(recordedFields(type)).filter((name) => !added.includes(name) && !(name in fields))).toEqual([]);
  },
);

test.each(contentTypeNames)('WordPress calls the content type "%s" as the content model does', (name) => {
  const { graphqlType, singleName, pluralName, enumValue, groups, frontPageGroups, hierarchical } = contentTypes[name];
  expect(recordedType('RootQuery', singleName)).toBe(graphqlType);
  expect(recordedType('RootQuery', pluralName)).toBe(`RootQueryTo${graphqlType}Connection`);
  const values = recorded.getType('ContentTypeEnum');
  expect(isEnumType(values) && values.getValue(enumValue)?.name).toBe(enumValue);
  const type = recorded.getType(graphqlType);
  const interfaces = isObjectType(type) ? type.getInterfaces().map((one) => one.name) : [];
  expect(interfaces.includes('HierarchicalContentNode')).toBe(hierarchical);
  for (const group of Object.keys({ ...groups, ...frontPageGroups })) {
    expect(recordedType(graphqlType, group)).toBe(typeName(group));
  }
});

test.each(contentTypeNames)('WordPress has an excerpt on "%s" exactly if the content model says so', (name) => {
  const { graphqlType, hasExcerpt } = contentTypes[name];
  expect('excerpt' in recordedFields(graphqlType)).toBe(hasExcerpt);
});

test.each(templateNames)('WordPress has the template "%s" with its groups', (name) => {
  for (const group of Object.keys(groupsOfTemplate(name))) {
    expect(recordedType(templateType(name), group)).toBe(typeName(group));
  }
  expect(recordedType(templateType(name), 'templateName')).toBe('String');
});

test('WordPress knows every menu location', () => {
  const values = recorded.getType('MenuLocationEnum');
  const names = isEnumType(values) ? values.getValues().map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(Object.values(menuLocations)));
});
