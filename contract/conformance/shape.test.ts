import { expect, test } from 'vitest';
import { addToShape, differences, optionalKeys } from './shape.ts';

const recorded = addToShape(new Map(), {
  page: { id: 'x', content: null, image: { node: { width: 3 } }, tags: [{ name: 'a' }, { name: null }], empty: [] },
});

test.each([
  [
    'the same shape with other values',
    { page: { id: 'y', content: null, image: { node: { width: 9 } }, tags: [], empty: [] } },
    [],
  ],
  [
    'a value where only null was recorded',
    { page: { id: 'y', content: '<p>', image: { node: { width: 9 } }, tags: [{ name: null }], empty: [{ a: 1 }] } },
    [],
  ],
])('%s conforms', (_, actual, expected) => {
  expect(differences(recorded, actual)).toEqual(expected);
});

test.each([
  ['a missing key', { page: { id: 'y', content: null, tags: [], empty: [] } }, /has the keys "content empty id tags"/],
  [
    'an extra key',
    { page: { id: '', content: null, image: { node: { width: 1 } }, tags: [], empty: [], more: 1 } },
    /more/,
  ],
  [
    'another type',
    { page: { id: 5, content: null, image: { node: { width: 1 } }, tags: [], empty: [] } },
    /\$\.page\.id is number, recorded as string/,
  ],
  [
    'null where there never was one',
    { page: { id: null, content: null, image: { node: { width: 1 } }, tags: [], empty: [] } },
    /id is null/,
  ],
  [
    'another type deep in a list',
    { page: { id: '', content: null, image: { node: { width: 1 } }, tags: [{ name: 1 }], empty: [] } },
    /tags\[\]\.name is number/,
  ],
])('reports %s with its path', (_, actual, message) => {
  expect(differences(recorded, actual).join('\n')).toMatch(message);
});

test('compares objects of different types in one list by type', () => {
  const shape = addToShape(new Map(), [
    { __typename: 'Page', title: 'a' },
    { __typename: 'Post', excerpt: 'b' },
  ]);
  expect(differences(shape, [{ __typename: 'Post', excerpt: 'c' }])).toEqual([]);
  expect(differences(shape, [{ __typename: 'Post', title: 'c' }]).join()).toMatch(/<Post> has the keys/);
});

test('allows null only under a key that is optional elsewhere', () => {
  const shape = addToShape(new Map(), { a: { image: null, id: 'x' }, b: { image: { node: 1 }, id: 'y' } });
  expect([...optionalKeys(shape)]).toEqual(['image']);
  const actual = { a: { image: null, id: 'x' }, b: { image: null, id: null } };
  expect(differences(shape, actual, optionalKeys(shape))).toEqual(['$.b.id is null, recorded as string']);
});
