import { supports, typeName } from '@headwater/content-model/content-type.ts';
import { contentTypeNames, contentTypes } from '@headwater/content-model/content-types.ts';
import { fieldSets, fieldType } from '@headwater/content-model/field-sets.ts';
import { menuLocations } from '@headwater/content-model/menu-locations.ts';
import { templateType } from '@headwater/content-model/template.ts';
import { groupsOfTemplate, templateNames } from '@headwater/content-model/templates.ts';
import { type GraphQLField, type GraphQLSchema, isEnumType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { supportFields } from './model-subset.ts';
import { wholeSchema } from './recorded-schema.ts';

/** The schema of a WordPress with this content model. */
const wordpress: GraphQLSchema = wholeSchema();

function fieldsInWordPress(type: string): Readonly<Record<string, GraphQLField<unknown, unknown>>> {
  const found = wordpress.getType(type);
  if (!isObjectType(found)) throw new Error(`WordPress has no type ${type}.`);
  return found.getFields();
}

function typeInWordPress(type: string, field: string): string {
  return String(fieldsInWordPress(type)[field]?.type);
}

test.each([...fieldSets])('WordPress has the fields of %s, each with the type of its kind', (type, fields) => {
  const expected = Object.entries(fields).map(([name, field]) => [name, fieldType(type, name, field)]);
  expect(expected.map(([name]) => [name, typeInWordPress(type, String(name))])).toEqual(expected);
});

/** The content model may only leave out what WPGraphQL for ACF adds to every group. */
test.each([...fieldSets].filter(([type]) => !contentTypeNames.some((name) => contentTypes[name].graphqlType === type)))(
  'every field that WordPress has in %s is in the content model',
  (type, fields) => {
    const added = ['fieldGroupName'];
    expect(Object.keys(fieldsInWordPress(type)).filter((name) => !added.includes(name))).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    );
    expect(Object.keys(fieldsInWordPress(type)).filter((name) => !added.includes(name) && !(name in fields))).toEqual(
      [],
    );
  },
);

test.each(contentTypeNames)('WordPress calls the content type "%s" as the content model does', (name) => {
  const { graphqlType, singleName, pluralName, enumValue, groups, frontPageGroups, hierarchical } = contentTypes[name];
  expect(typeInWordPress('RootQuery', singleName)).toBe(graphqlType);
  expect(typeInWordPress('RootQuery', pluralName)).toBe(`RootQueryTo${graphqlType}Connection`);
  const values = wordpress.getType('ContentTypeEnum');
  expect(isEnumType(values) && values.getValue(enumValue)?.name).toBe(enumValue);
  const type = wordpress.getType(graphqlType);
  const interfaces = isObjectType(type) ? type.getInterfaces().map((one) => one.name) : [];
  expect(interfaces.includes('HierarchicalContentNode')).toBe(hierarchical);
  for (const group of Object.keys({ ...groups, ...frontPageGroups })) {
    expect(typeInWordPress(graphqlType, group)).toBe(typeName(group));
  }
});

test.each(contentTypeNames)('WordPress supports the same parts of "%s" as the content model', (name) => {
  const fields = Object.keys(fieldsInWordPress(contentTypes[name].graphqlType));
  const supported = supports.filter((support) => supportFields[support].split(' ').every((it) => fields.includes(it)));
  expect(supported).toEqual(contentTypes[name].supports);
});

test.each(templateNames)('WordPress has the template "%s" with its groups', (name) => {
  for (const group of Object.keys(groupsOfTemplate(name))) {
    expect(typeInWordPress(templateType(name), group)).toBe(typeName(group));
  }
  expect(typeInWordPress(templateType(name), 'templateName')).toBe('String');
});

test('WordPress knows every menu location', () => {
  const values = wordpress.getType('MenuLocationEnum');
  const names = isEnumType(values) ? values.getValues().map(({ name }) => name) : [];
  expect(names).toEqual(expect.arrayContaining(Object.values(menuLocations)));
});
