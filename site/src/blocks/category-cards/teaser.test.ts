import { expect, test } from 'vitest';
import type { TeaserSources } from '../../content/teaser.ts';
import { teaser } from './teaser.ts';

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
