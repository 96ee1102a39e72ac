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

test('a representative is listed with territories and address, each in one line, its telephone number unbroken', () => {
  const representative = entry({
    __typename: 'Representative',
    name: 'Fox Valley',
    address:
      '<p>Fox Valley<br />915 Lawe Street<br>Appleton, WI<br /><a href="tel:+19205550164">(920) 555-0164</a></p>',
    territories: '<ul>\n<li>Wisconsin</li>\n<li>Illinois</li>\n</ul>',
  });
  expect(summarise(representative)).toMatchObject({
    title: 'Fox Valley',
    label: 'Wisconsin, Illinois',
    text: '915 Lawe Street, Appleton, WI, (920)\u00a0555\u20110164',
  });
});

test.each([
  ['its own title', { projectTitle: 'Weir <em>works</em>', title: 'weir-2026' }, 'Weir works'],
  ['the title that every content has, where it has none of its own', { projectTitle: '', title: 'Weir' }, 'Weir'],
  ['nothing, where nobody gave it a title', { projectTitle: null, title: null }, ''],
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

test('a name and a project title count only where they belong', () => {
  const fields = { title: 'Noise', name: 'Ada', projectTitle: 'Weir', summary: 'Summary', excerpt: 'Excerpt' };
  expect(summarise(entry({ __typename: 'Post', ...fields }))).toMatchObject({ title: 'Noise', text: 'Excerpt' });
  expect(summarise(entry({ __typename: 'Page', ...fields })).label).toBeUndefined();
  expect(summarise(entry({ __typename: 'Representative', ...fields, address: null, territories: null }))).toMatchObject(
    {
      title: 'Ada',
      text: '',
    },
  );
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

test.each([
  ['<p>915 Lawe Street,<br />Appleton, WI</p>', '915 Lawe Street, Appleton, WI'],
  ['<div>One</div><div> </div><div>Two , </div>', 'One, Two'],
  ['<p>Fox Valley</p>', 'Fox Valley'],
  ['<p>Fox Valley Pumps</p><p>Appleton</p>', 'Fox Valley Pumps, Appleton'],
  ['<p>218 555-0142 or (218) 555-0143</p>', '218\u00a0555\u20110142 or (218)\u00a0555\u20110143'],
  ['<p>54911-4321</p>', '54911-4321'],
])('the address %j of a representative reads %j', (address, text) => {
  expect(summarise(entry({ __typename: 'Representative', name: 'Fox Valley', address, territories: null })).text).toBe(
    text,
  );
});

test('a representative of whom only the name is known is listed with it alone', () => {
  const nameless = entry({ __typename: 'Representative', title: 'Fox', name: null, address: null, territories: '' });
  expect(summarise(nameless)).toMatchObject({ title: 'Fox', label: undefined, text: '' });
});

test.each([
  ['Project', { projectTitle: 'Weir', summary: '<p>Kept back.</p>', excerpt: null }],
  ['Representative', { name: 'Weir', address: '<p>Kept back</p>', territories: '<p>Kept back</p>' }],
])('a %s with a password is listed by its title and link alone', (__typename, fields) => {
  const shown = summarise(entry({ __typename, hasPassword: true, ...fields }));
  expect(shown).toMatchObject({ title: 'Weir', href: '/a/', text: '', label: undefined });
  expect(summarise(entry({ __typename, hasPassword: false, ...fields })).text).toContain('Kept back');
});
