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
  // The fragments of its entries do not matter here.
  const node = { __typename } as Node;
  expect(readArchive(node)).toBe(node);
});

test.each([
  ['a path that is a page now', { __typename: 'Page' } as Node],
  ['a path that is gone', null],
])('%s is not the node of an archive', (_what, node) => {
  expect(readArchive(node)).toBeUndefined();
});
