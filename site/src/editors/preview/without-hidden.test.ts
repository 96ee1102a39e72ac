import { expect, test } from 'vitest';
import { forHolders, mentionedPaths, withoutHidden } from './without-hidden.ts';

const draft = {
  page: {
    uri: '/?page_id=9',
    title: 'Draft',
    featuredImage: { node: { sourceUrl: '/x.jpg' } },
    template: {
      family: {
        products: {
          nodes: [
            { uri: '/public/', title: 'Public' },
            { uri: '/?page_id=10', title: 'Other draft' },
            { uri: '/private/', title: 'Private: page', parts: { nodes: [{ uri: '/public/' }] } },
          ],
        },
        link: { node: { uri: '/private/' } },
      },
    },
    tags: { nodes: [{ uri: '/tag/pumps/', name: 'Pumps' }] },
  },
  posts: { nodes: [{ title: 'Private: post', id: '1' }] },
  site: null,
};
const isPublic = (path: string) => path === '/public/' || path === '/tag/pumps/';

test('checks all content that a draft refers to, not the draft itself', () => {
  expect(new Set(mentionedPaths(draft))).toEqual(new Set(['/public/', '/?page_id=10', '/private/', '/tag/pumps/']));
});

test('removes hidden content at any depth', () => {
  const reduced = JSON.stringify(withoutHidden(draft.page, isPublic));
  expect(reduced).toContain('Draft');
  expect(reduced).toContain('"Public"');
  expect(reduced).toContain('x.jpg');
  expect(reduced).toContain('Pumps');
  expect(reduced).toContain('"link":{"node":null}');
  expect(reduced).not.toMatch(/Other draft|Private/);
});

test('lists beside the draft show what visitors see', () => {
  const asVisitor = { page: null, posts: { nodes: [{ title: 'Post', id: '2' }] }, site: null };
  expect(forHolders(draft, asVisitor, isPublic)).toMatchObject({ posts: asVisitor.posts, site: null });
  expect(forHolders(draft, undefined, isPublic)).toMatchObject({ posts: null });
});

test.each([
  ['a list of edges', { edges: [{ node: { uri: '/private/' } }] }, { edges: [] }, { list: { edges: [] } }],
  ['a list that visitors are not shown', { nodes: [{ uri: '/public/' }] }, undefined, { list: null }],
  ['an object that is no list', { node: { uri: '/private/' } }, { nodes: [] }, { list: { node: null } }],
])('beside the draft, %s shows what visitors see', (_what, list, visible, expected) => {
  expect(forHolders({ list }, { list: visible }, isPublic)).toEqual(expected);
});

test.each([null, 'text', 7, [1]])('a response that is not an object (%j) is unchanged', (value) => {
  expect(forHolders(value, {}, isPublic)).toEqual(value);
  expect(withoutHidden(value, isPublic)).toEqual(value);
  expect(mentionedPaths(value)).toEqual([]);
});

test('keeps content without a path, which is not a page', () => {
  const value = { nodes: [{ title: 'Icon' }, { uri: null, title: 'Gone' }], node: { title: 'Author' } };
  expect(withoutHidden(value, () => false)).toEqual(value);
  expect(mentionedPaths(value)).toEqual([]);
});
