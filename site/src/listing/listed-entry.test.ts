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
