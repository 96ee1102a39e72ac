import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { TeaserSources } from '../../content/teaser.ts';
import { CategoryCard, teaser } from './category-card.tsx';

function card(hasPassword: boolean | null): string {
  const page = {
    id: '1',
    uri: '/pumps/sn-1/',
    title: 'SN-1 Guarded pump',
    hasPassword,
    genericPageFields: null,
    template: { singleProduct: { teaserDescription: 'Told to some only.' } },
    featuredImage: null,
  };
  // The fragment's mask hides the type of the template from everyone else.
  return renderToStaticMarkup(<CategoryCard page={page as never} text={null} isFirst />);
}

test('the card of a password-protected page has its title', () => {
  expect(card(true)).toContain('Guarded pump');
});

test('the card of a password-protected page does not have the teaser that the CMS returns', () => {
  expect(card(true)).not.toContain('Told to some only.');
  expect(card(true)).not.toContain('Missing teaser');
});

test('the title of a card has an arrow', () => {
  expect(card(null)).toMatch(/Guarded pump<\/a><svg/);
});

test.each([false, null])('a card has its teaser when the page’s hasPassword is %j', (hasPassword) => {
  expect(card(hasPassword)).toContain('Told to some only.');
});

test('the card of a product has a button that asks for its price', () => {
  expect(card(false)).toContain('value="SN-1" name="add"');
});

test('the card of a sub-category has none', () => {
  const page = { id: '1', uri: '/pumps/', title: 'Pumps', hasPassword: null, genericPageFields: null, template: null };
  const shown = { ...page, featuredImage: null } as never;
  expect(renderToStaticMarkup(<CategoryCard page={shown} text={null} isFirst />)).not.toContain('name="add"');
});

const cases: [TeaserSources, string][] = [
  [{ singleProduct: 'Product', subCategory: 'Sub-category', generic: 'Page' }, 'Product'],
  [{ singleProduct: null, subCategory: 'Sub-category', generic: 'Page' }, 'Sub-category'],
  [{ singleProduct: null, subCategory: null, generic: 'Page' }, 'Page'],
  [{ subCategory: '', generic: 'Page' }, 'Page'],
  [{ singleProduct: ' \n ', generic: ' Page ' }, 'Page'],
  [{ singleProduct: null, subCategory: null, generic: null }, 'Missing teaser description'],
  [{}, 'Missing teaser description'],
];

test.each(cases)('the teaser of %j is %j', (sources, expected) => {
  expect(teaser(sources)).toBe(expected);
});
