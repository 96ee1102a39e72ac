import { expect, test } from 'vitest';
import { pageHead } from './head.ts';
import { ownUrlOf, pageUrlOf, siteUrlOf } from './site-url.ts';

test.each(['/%e3%83%9d/', '/%E3%83%9D/', '/ポ/'])('%s has one canonical URL', (path) => {
  expect(siteUrlOf(path)).toBe('http://localhost:3000/%E3%83%9D/');
  expect(ownUrlOf(path)).toBe('http://localhost:3000/%E3%83%9D/');
});

test.each([
  ['/about', '/about/'],
  ['/index.php/news/', '/news/'],
  ['/%c3%a9t%c3%a9?x=1', '/%C3%A9t%C3%A9/?x=1'],
  ['/search', '/search'],
  ['/media/plan.pdf', '/media/plan.pdf'],
])('the canonical URL of a page at %s in the CMS is one that the site does not redirect: %s', (uri, path) => {
  expect(pageUrlOf(uri)).toBe(`http://localhost:3000${path}`);
  expect(ownUrlOf(`http://127.0.0.1:8080${uri}`)).toBe(`http://localhost:3000${path}`);
});

test('a page without a slash in the CMS has the canonical URL of the site', () => {
  expect(pageHead({ site: null, title: 'About', path: '/about' }).canonical).toBe('http://localhost:3000/about/');
});
