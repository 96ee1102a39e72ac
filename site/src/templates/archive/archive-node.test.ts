import { expect, test } from 'vitest';
import { archiveTitle } from './archive-node.ts';

test.each([
  [{ __typename: 'Category', name: 'Maintenance' }, 'Category: Maintenance'],
  [{ __typename: 'Tag', name: 'Motors &amp; drives' }, 'Tag: Motors & drives'],
  [{ __typename: 'ContentType', name: 'project', label: 'Projects' }, 'Projects'],
  [{ __typename: 'ContentType', name: 'project', label: null }, 'project'],
  [{ __typename: 'User', name: 'Ellen Voss' }, 'Author: Ellen Voss'],
] as const)('the heading of %j is %j', (node, heading) => {
  expect(archiveTitle(node)).toBe(heading);
});
