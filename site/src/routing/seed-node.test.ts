import { expect, test } from 'vitest';
import { readSeedNode } from './seed-node.ts';

const bare = { __typename: 'Page', id: 'a', uri: null, isFrontPage: false, isPostsPage: false } as const;
const nothing = {
  uri: undefined,
  databaseId: undefined,
  slug: undefined,
  taxonomyName: undefined,
  name: undefined,
  userId: undefined,
  contentTypeName: undefined,
  list: undefined,
  templateName: undefined,
  title: undefined,
};

/** The fields depend on the type of the node, so that only a test knows them all. */
function read(fields: object) {
  return readSeedNode(
    { ...bare, isTermNode: false, isContentNode: true, ...fields } as Parameters<typeof readSeedNode>[0],
    '/x/',
  );
}

const withoutValues = {
  __typename: 'Page',
  id: 'a',
  isFrontPage: false,
  isPostsPage: false,
  isTermNode: false,
  isContentNode: true,
  ...nothing,
  foundAt: '/x/',
  hasPassword: false,
};

test('a node has no values that the CMS leaves out, or that are null in it', () => {
  expect(read({})).toEqual(withoutValues);
  const nulls = { databaseId: null, slug: null, title: null, hasPassword: null, contentType: null, template: null };
  expect(read({ ...nulls, taxonomyName: null, name: null, userId: null })).toEqual(withoutValues);
});

test('a node keeps its template, its password and the list of its content type', () => {
  const contentType = { node: { name: 'project', uri: '/projects/', label: 'Projects' } };
  const given = { uri: '/projects/a/', databaseId: 7, slug: 'a', title: 'A', hasPassword: true };
  expect(read({ ...given, contentType, template: { templateName: 'Blank' } })).toMatchObject({
    ...given,
    contentTypeName: 'project',
    templateName: 'Blank',
    list: { uri: '/projects/', label: 'Projects' },
  });
});

test('a term keeps its name, and an author the name and the ID', () => {
  const term = { isTermNode: true, taxonomyName: 'category', name: 'News' };
  expect(read(term)).toMatchObject(term);
  expect(read({ userId: 5, name: 'Ada' })).toMatchObject({ userId: 5, name: 'Ada' });
});

test.each([
  [
    { name: 'post', uri: '/news/', label: null },
    { uri: '/news/', label: 'post' },
  ],
  [
    { name: null, uri: '/news/', label: null },
    { uri: '/news/', label: '' },
  ],
  [{ name: 'page', uri: null, label: 'Pages' }, undefined],
])('the content type %j has the list %j', (node, list) => {
  expect(read({ contentType: { node } }).list).toEqual(list);
});
