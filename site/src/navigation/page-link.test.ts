import { expect, test } from 'vitest';
import { isOtherPage, mayPrefetch } from './page-link.ts';

const here = new URL('https://pumps.example/products/?after=a');
const there = (href: string) => new URL(href, here);

test.each(['/about/', '/products/', '/products/?after=b', '/search?q=vane'])(
  'on a listing, %s is another page',
  (href) => {
    expect(isOtherPage(there(href), here)).toBe(true);
  },
);

test.each([
  '/products/?after=a',
  '#main-content',
  '/media/brochure.pdf',
  'https://elsewhere.example/about/',
  'http://pumps.example/about/',
  'mailto:office@pumps.example',
  'tel:+12185550142',
])('on a listing, %s is not another page', (href) => {
  expect(isOtherPage(there(href), here)).toBe(false);
});

test.each(['/about/', '/about/#history', '/searching-for-oil/'])('%s may be prefetched', (href) => {
  expect(mayPrefetch(there(href), here)).toBe(true);
});

test.each([
  '/search',
  '/search?q=vane',
  '/login',
  '/preview?p=1',
  '/api/forms/1',
  '/products/?after=b',
  '/media/brochure.pdf',
])('%s may not be prefetched', (href) => {
  expect(mayPrefetch(there(href), here)).toBe(false);
});
