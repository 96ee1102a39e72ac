import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import type { ListedEntry } from './listed-entry.fragment.ts';
import { summarise } from './listed-entry.ts';

/** An entry as the CMS answers it; the mask only exists in the types. */
function entry(fields: Record<string, unknown>): FragmentOf<typeof ListedEntry> {
  return { id: 'a', uri: '/a/', date: '2026-11-21T08:00:00', ...fields } as unknown as FragmentOf<typeof ListedEntry>;
}

test('a post is listed with its date and excerpt', () => {
  expect(summarise(entry({ __typename: 'Post', title: 'Noise', excerpt: '<p>Not one.</p>' }))).toMatchObject({
    title: 'Noise',
    label: 'November 21, 2026',
    text: 'Not one.',
  });
});

test.each([
  ['its own title', { projectTitle: 'Weir <em>works</em>', title: 'weir-2026' }, 'Weir works'],
  ['the title that every content has, where it has none of its own', { projectTitle: '', title: 'Weir' }, 'Weir'],
  ['a stand-in, where nobody gave it a title', { projectTitle: null, title: null }, 'Untitled'],
])('a project is listed with %s', (_what, titles, title) => {
  expect(summarise(entry({ __typename: 'Project', ...titles })).title).toBe(title);
});

test.each([
  ['its summary', { summary: '<p>New &amp; strong</p>', excerpt: 'Excerpt' }, 'New & strong'],
  ['its excerpt, where there is no summary', { summary: '', excerpt: '<p>Excerpt</p>' }, 'Excerpt'],
  ['nothing, where there is neither', { summary: null, excerpt: null }, ''],
])('the text of a project is %s', (_what, texts, text) => {
  expect(summarise(entry({ __typename: 'Project', title: 'Weir', ...texts }))).toMatchObject({
    text,
    label: undefined,
  });
});

test('a project title counts only where it belongs', () => {
  const fields = { title: 'Noise', name: 'Ada', projectTitle: 'Weir', summary: 'Summary', excerpt: 'Excerpt' };
  expect(summarise(entry({ __typename: 'Post', ...fields }))).toMatchObject({ title: 'Noise', text: 'Excerpt' });
  expect(summarise(entry({ __typename: 'Page', ...fields })).label).toBeUndefined();
});

test('an entry leads to its page, and nowhere when the CMS names no address', () => {
  expect(summarise(entry({ __typename: 'Post', title: 'Noise', excerpt: null })).href).toBe('/a/');
  expect(summarise(entry({ __typename: 'Post', uri: null, title: 'Noise', excerpt: null })).href).toBeUndefined();
  expect(
    summarise(entry({ __typename: 'Post', uri: 'javascript:alert(1)', title: 'x', excerpt: null })).href,
  ).toBeUndefined();
});

test('the picture of an entry is the featured one', () => {
  const node = { sourceUrl: '/a.jpg' };
  expect(summarise(entry({ __typename: 'Post', title: 'x', excerpt: null, featuredImage: { node } })).image).toBe(node);
  expect(
    summarise(entry({ __typename: 'Post', title: 'x', excerpt: null, featuredImage: null })).image,
  ).toBeUndefined();
});

test('a project with a password is listed by its title and link alone', () => {
  const fields = { __typename: 'Project', projectTitle: 'Weir', summary: '<p>Kept back.</p>', excerpt: null };
  const shown = summarise(entry({ ...fields, hasPassword: true }));
  expect(shown).toMatchObject({ title: 'Weir', href: '/a/', text: '', label: undefined });
  expect(summarise(entry({ ...fields, hasPassword: false })).text).toContain('Kept back');
});
