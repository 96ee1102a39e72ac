import { expect, test } from 'vitest';
import { type ContentTypeDefinition, contentType, groupsOfType } from './content-type.ts';
import { contentTypeNames, contentTypeOfEnum, contentTypes, customPageTypes, writtenTypes } from './content-types.ts';
import { fieldsOf } from './field-sets.ts';
import { templateNames, templates, templatesOf } from './templates.ts';

const event: ContentTypeDefinition = { singleName: 'event', pluralName: 'events', label: 'Events' };

test('a content type that leaves everything open has the defaults', () => {
  expect(contentType('event', event)).toEqual({
    ...event,
    graphqlType: 'Event',
    enumValue: 'EVENT',
    hierarchical: false,
    hasOwnPage: true,
    archive: null,
    sitePath: null,
    isWritten: true,
    supports: ['author', 'editor', 'excerpt', 'thumbnail'],
    isDated: false,
    listed: {},
    isSearched: true,
    isInSitemap: true,
    fields: {},
    groups: {},
    frontPageGroups: {},
  });
});

test.each([
  ['without pages', { hasOwnPage: false }],
  ['that editors do not write', { isWritten: false }],
])('nodes %s are neither searched nor in the sitemap, unless their type says so', (_what, settings) => {
  expect(contentType('event', { ...event, ...settings })).toMatchObject({ isSearched: false, isInSitemap: false });
  expect(contentType('event', { ...event, ...settings, isSearched: true })).toMatchObject({
    isSearched: true,
    isInSitemap: false,
  });
});

test('editors see pages and posts first and media last', () => {
  expect(contentTypeNames.slice(0, 2)).toEqual(['page', 'post']);
  expect(contentTypeNames.at(-1)).toBe('attachment');
});

test('editors write content of all types but media', () => {
  expect(writtenTypes).toEqual(contentTypeNames.slice(0, -1));
});

test('custom page types are the types unknown to WordPress that have pages of their own', () => {
  const expected = contentTypeNames.filter(
    (name) => !['page', 'post', 'attachment'].includes(name) && contentTypes[name].hasOwnPage,
  );
  expect(customPageTypes).toEqual(expected);
  expect(customPageTypes).not.toEqual([]);
});

test('a type is found only by its value in GraphQL', () => {
  expect(contentTypeNames.map((name) => contentTypeOfEnum(contentTypes[name].enumValue))).toEqual(contentTypeNames);
  expect(contentTypeOfEnum('page')).toBeUndefined();
});

test('lists show custom fields that their type has', () => {
  const named = contentTypeNames.flatMap((name) =>
    Object.values(contentTypes[name].listed).map((field) => ({
      field,
      fields: Object.keys(contentTypes[name].fields),
    })),
  );
  expect(named).not.toEqual([]);
  for (const { field, fields } of named) expect(fields).toContain(field);
});

test('a type has the groups of its front page beside those of every node', () => {
  expect(groupsOfType({ groups: { a: {} }, frontPageGroups: { b: {} } })).toEqual({ a: {}, b: {} });
});

test('the fields of a type, a group and a row are found by their names in GraphQL', () => {
  expect(Object.keys(fieldsOf('Project'))).toContain('summary');
  expect(fieldsOf('LinkCards')).toHaveProperty('linkCardItems.rows');
  expect(Object.keys(fieldsOf('LinkCardsLinkCardItems'))).toContain('cardTitle');
});

test('a name in GraphQL that is not in the content model has no fields', () => {
  expect(fieldsOf('NoSuchType')).toEqual({});
});

test('each template is for content types that editors write', () => {
  for (const name of templateNames) {
    expect(templates[name].contentTypes.length, name).toBeGreaterThan(0);
    expect(writtenTypes, name).toEqual(expect.arrayContaining([...templates[name].contentTypes]));
  }
});

test('each content type that editors write may do without a template', () => {
  for (const type of writtenTypes) expect(templatesOf(type)[0]).toBe('Default');
  expect(templatesOf('attachment')).toEqual([]);
});
