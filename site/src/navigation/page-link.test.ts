import { expect, test } from 'vitest';
import { isOtherPage, mayPrefetch } from './page-link.ts';

const here = new URL('https://pumps.example/products/?after=a');
const there = (href: string) => new URL(href, here);

test.each([
  ['/about/', true],
  ['/products/', true],
  ['/products/?after=b', true],
  ['/search?q=vane', true],
  ['/products/?after=a', false],
  ['#main-content', false],
  ['/media/brochure.pdf', false],
  ['https://elsewhere.example/about/', false],
  ['http://pumps.example/about/', false],
  ['mailto:office@pumps.example', false],
  ['tel:+12185550142', false],
])('isOtherPage of %s on a listing is %s', (href, expected) => {
  expect(isOtherPage(there(href), here)).toBe(expected);
});

test.each([
  ['/about/', true],
  ['/about/#history', true],
  ['/searching-for-oil/', true],
  ['/search', false],
  ['/search?q=vane', false],
  ['/login', false],
  ['/preview?p=1', false],
  ['/api/forms/1', false],
  ['/products/?after=b', false],
  ['/media/brochure.pdf', false],
])('%s may be prefetched: %s', (href, expected) => {
  expect(mayPrefetch(there(href), here)).toBe(expected);
});
