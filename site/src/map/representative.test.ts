import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import type { RepresentativeParts } from './representative.fragment.ts';
import { readRepresentative } from './representative.ts';

/** A representative as the CMS sends it; only the types are masked. */
function node(fields: Record<string, unknown>): FragmentOf<typeof RepresentativeParts> {
  const whole = { id: 'a', uri: '/representative/fox/', title: 'Fox', name: 'Fox & Co', hasPassword: false, ...fields };
  return whole as unknown as FragmentOf<typeof RepresentativeParts>;
}

test('shows an address without the leading name, with its phone number as a link', () => {
  const { name, address, territories } = readRepresentative(
    node({
      address: '<p>Fox &amp; Co<br />915 Lawe Street<br>(920) 555-0164</p>',
      territories: '<ul>\n<li>Wisconsin</li>\n<li>Illinois</li>\n</ul>',
    }),
  );
  expect(name).toBe('Fox & Co');
  expect(address).toBe('<p>915 Lawe Street<br /><a href="tel:+19205550164">(920) 555-0164</a></p>');
  expect(territories).toEqual(['Wisconsin', 'Illinois']);
});

test('shows the whole address when it starts with something else', () => {
  expect(readRepresentative(node({ address: '<p>Foxglove<br />1 Main St</p>' })).address).toBe(
    '<p>Foxglove<br />1 Main St</p>',
  );
});

test('lists a representative that only has a title', () => {
  expect(readRepresentative(node({ name: null, address: null, territories: null, website: null }))).toEqual({
    ...{
      id: 'a',
      isOpen: true,
      name: 'Fox',
      href: '/representative/fox/',
      address: '',
      website: undefined,
      territories: [],
    },
  });
});

test('shows only the name of a password-protected representative', () => {
  const fields = { address: '<p>Kept back</p>', territories: '<p>Ohio</p>', website: 'https://fox.example' };
  expect(readRepresentative(node({ hasPassword: true, ...fields }))).toMatchObject({
    ...{ name: 'Fox & Co', address: '', website: undefined, territories: [] },
  });
});

test('a website with a script URL is not a link', () => {
  expect(readRepresentative(node({ website: 'javascript:alert(1)' })).website).toBeUndefined();
});
