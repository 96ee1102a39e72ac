import { expect, test } from 'vitest';
import { pageLinks, pageOf, pageOfList } from './paging.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

test.each([
  ['no page', null, 1],
  ['an existing page', '2', 2],
  ['page 0', '0', 1],
  ['a page after the last', '99', 3],
  ['a word', 'two', 1],
  ['a negative number', '-1', 1],
])('a request for %s gets the nearest page', (_what, requested, page) => {
  expect(pageOf(5, requested, 2)).toEqual({ page, pages: 3, total: 5, offset: (page - 1) * 2 });
});

test('a full page is not followed by an empty one', () => {
  expect(pageOf(4, null, 2).pages).toBe(2);
});

test('an empty list has one page', () => {
  expect(pageOf(0, '1', 2)).toEqual({ page: 1, pages: 1, total: 0, offset: 0 });
});

test('the pages of a list show each row once, in order', () => {
  expect(['1', '2', '3'].map((page) => pageOfList(letters, page, 2).items)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('a list of one page has no links', () => {
  expect(pageLinks(pageOf(2, null, 2), new URL('http://cms.test/wp-admin/edit.php'))).toBeNull();
});

/** The page numbers that the links lead to, by label. */
function links(requested: string, query = ''): Record<string, string> {
  const shown = String(pageLinks(pageOf(5, requested, 2), new URL(`http://cms.test/wp-admin/edit.php${query}`)));
  return Object.fromEntries(
    [...shown.matchAll(/<a href="([^"]+)">(\w+)/g)].map(([, to = '', label = '']) => [label, to]),
  );
}

test('the first page links only to the next', () => {
  expect(links('1')).toEqual({ Next: '?paged=2' });
});

test('a page in the middle links to both neighbors', () => {
  expect(links('2')).toEqual({ Previous: '?paged=1', Next: '?paged=3' });
});

test('the last page links only to the previous', () => {
  expect(links('3')).toEqual({ Previous: '?paged=2' });
});

test('links to other pages keep the filter of the list', () => {
  expect(links('1', '?post_type=page&s=seal&paged=1')).toEqual({ Next: '?post_type=page&amp;s=seal&amp;paged=2' });
});
