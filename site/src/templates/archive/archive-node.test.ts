import { expect, test } from 'vitest';
import { archiveTitle, readArchive } from './archive-node.ts';

test.each([
  [{ __typename: 'Category', name: 'Maintenance' }, 'Category: Maintenance'],
  [{ __typename: 'Tag', name: 'Motors &amp; drives' }, 'Tag: Motors & drives'],
  [{ __typename: 'ContentType', name: 'project', label: 'Projects' }, 'Projects'],
  [{ __typename: 'ContentType', name: 'project', label: null }, 'project'],
  [{ __typename: 'User', name: 'Ellen Voss' }, 'Author: Ellen Voss'],
] as const)('the heading of %j is %j', (node, heading) => {
  expect(archiveTitle(node)).toBe(heading);
});

type Node = Parameters<typeof readArchive>[0];

test.each(['Category', 'Tag', 'ContentType', 'User'] as const)('a %s is the node of an archive', (__typename) => {
  // The fragments of its nodes do not matter here.
  const node = { __typename } as Node;
  expect(readArchive(node, { __typename: 'Category' })).toBe(node);
});

test.each([
  ['a page', { __typename: 'Page' } as Node],
  ['no node', null],
])('%s in place of a category contradicts it', (_what, node) => {
  expect(readArchive(node, { __typename: 'Category' })).toBeNull();
});

test('a term of another taxonomy heads no archive', () => {
  expect(readArchive({ __typename: 'Page' } as Node, { __typename: 'Page' })).toBeUndefined();
});
