import { afterEach, expect, test } from 'vitest';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { linkPath, redirectTarget } from './canonical-path.ts';

afterEach(() => setCmsPlaces(usualPlaces));

test.each([
  ['/products', '', '/products/'],
  ['/products//pumps/', '', '/products/pumps/'],
  ['//products/', '', '/products/'],
  ['/Products/SN-3040/', '', '/products/sn-3040/'],
  ['/index.php', '', '/'],
  ['/index.php/products/', '', '/products/'],
  ['/products', 'after=x', '/products/?after=x'],
  ['/products/', 'a=1&amp;b=2', '/products/?a=1&b=2'],
  ['/search/', 'q=Pump', '/search?q=Pump'],
  ['/café', '', '/caf%C3%A9/'],
])('%s?%s redirects to %s in one step', (path, query, expected) => {
  expect(redirectTarget(path, query)).toBe(expected);
  const [next = '', rest = ''] = expected.split('?');
  expect(redirectTarget(decodeURI(next), rest)).toBeUndefined();
});

test.each(['/', '/products/', '/search', '/café/'])('%s stays', (path) => {
  expect(redirectTarget(path, '')).toBeUndefined();
});

test('a redirect never leaves the site', () => {
  expect(redirectTarget('//evil.example', '')).toBe('/evil.example/');
  expect(redirectTarget('///evil.example/x', '')).toBe('/evil.example/x/');
});

test.each([
  ['/about/', '/about'],
  ['/index.php/News/', '/news'],
  ['/about', undefined],
  ['/', undefined],
  ['/search', undefined],
])('with permalinks without a slash, %s redirects to %s', (path, expected) => {
  setCmsPlaces({ ...usualPlaces, hasSlash: false });
  expect(redirectTarget(path, '')).toBe(expected);
});

test.each([
  ['/about', '/about/'],
  ['/index.php', '/'],
  ['/feed/', '/feed.xml'],
  ['/wp-content/uploads/2026/Plan.PDF', '/media/2026/Plan.PDF'],
  ['/Files/Plan.PDF', '/Files/Plan.PDF'],
  ['/media/Press', '/media/press/'],
  ['/search/', '/search'],
])('a link to %s leads to %s, which the site does not redirect', (path, expected) => {
  expect(linkPath(path)).toBe(expected);
});
