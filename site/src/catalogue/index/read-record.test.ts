import { expect, test } from 'vitest';
import { noTables } from '../testing/indexed-content.ts';
import { type IndexRecord, readRecord } from './read-record.ts';

function read(node: object): IndexRecord | undefined {
  const bare = { __typename: 'Post', databaseId: 1, uri: '/a/', date: null, isFrontPage: false, template: null };
  // Only the types are masked.
  return readRecord({ ...bare, title: 'A', excerpt: '', ...node } as never, new Set(), () => noTables);
}

test.each([
  ['its own title', { __typename: 'Project', projectTitle: 'Weir &amp; works', title: 'weir-2026' }, 'Weir & works'],
  ['the standard title when its own is empty', { __typename: 'Project', projectTitle: '', title: 'Weir' }, 'Weir'],
  ['its name', { __typename: 'Representative', name: 'North Pumps', title: 'north-rep' }, 'North Pumps'],
])('a node is found by %s, as on its page', (_what, node, title) => {
  expect(read(node)?.title).toBe(title);
});

test('the excerpt of a node ends with its own words', () => {
  const excerpt = '<p>Not one.<br>Two. <a class="more-link" href="/a/">Continue reading</a></p>';
  expect(read({ excerpt })?.excerpt).toBe('Not one. Two.');
});
