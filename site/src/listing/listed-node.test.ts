import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import type { ListedNode } from './listed-node.fragment.ts';
import { summarise } from './listed-node.ts';

/** A node as the CMS sends it; only the types are masked. */
function listed(fields: Record<string, unknown>): FragmentOf<typeof ListedNode> {
  return { id: 'a', uri: '/a/', date: '2026-11-21T08:00:00', ...fields } as unknown as FragmentOf<typeof ListedNode>;
}

test('lists a post with its date and excerpt', () => {
  expect(summarise(listed({ __typename: 'Post', title: 'Noise', excerpt: '<p>Not one.</p>' }))).toMatchObject({
    title: 'Noise',
    label: 'November 21, 2026',
    text: 'Not one.',
  });
});

test.each([
  ['its own title', { listedTitle: 'Weir <em>works</em>', title: 'weir-2026' }, 'Weir works'],
  ['the standard title when its own is empty', { listedTitle: '', title: 'Weir' }, 'Weir'],
  ['a placeholder when it has no title', { listedTitle: null, title: null }, 'Untitled'],
])('lists a project with %s', (_what, titles, title) => {
  expect(summarise(listed({ __typename: 'Project', ...titles })).title).toBe(title);
});

test.each([
  ['its summary', { listedText: '<p>New &amp; strong</p>', excerpt: 'Excerpt' }, 'New & strong'],
  ['its excerpt when there is no summary', { listedText: '', excerpt: '<p>Excerpt</p>' }, 'Excerpt'],
  ['nothing when there is neither', { listedText: null, excerpt: null }, ''],
])('the text of a project is %s', (_what, texts, text) => {
  expect(summarise(listed({ __typename: 'Project', title: 'Weir', ...texts }))).toMatchObject({
    text,
    label: undefined,
  });
});

test('only types that the content model calls dated show a date', () => {
  expect(summarise(listed({ __typename: 'Page', title: 'Noise', excerpt: 'Excerpt' })).label).toBeUndefined();
});

test('a node links to its page', () => {
  expect(summarise(listed({ __typename: 'Post', title: 'Noise', excerpt: null })).href).toBe('/a/');
});

test.each([null, 'javascript:alert(1)'])('a node whose URL is %j has no link', (uri) => {
  expect(summarise(listed({ __typename: 'Post', uri, title: 'Noise', excerpt: null })).href).toBeUndefined();
});

test('the image of a node is its featured image', () => {
  const node = { sourceUrl: '/a.jpg' };
  expect(summarise(listed({ __typename: 'Post', title: 'x', excerpt: null, featuredImage: { node } })).image).toBe(
    node,
  );
  expect(
    summarise(listed({ __typename: 'Post', title: 'x', excerpt: null, featuredImage: null })).image,
  ).toBeUndefined();
});

test('lists a password-protected project with its title and link only', () => {
  const fields = { __typename: 'Project', listedTitle: 'Weir', listedText: '<p>Kept back.</p>', excerpt: null };
  const shown = summarise(listed({ ...fields, hasPassword: true }));
  expect(shown).toMatchObject({ title: 'Weir', href: '/a/', text: '', label: undefined });
  expect(summarise(listed({ ...fields, hasPassword: false })).text).toContain('Kept back');
});
