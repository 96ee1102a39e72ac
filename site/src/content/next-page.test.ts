import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { nextPageHref } from './next-page.ts';
import type { PageInfoParts } from './page-info.fragment.ts';

/** Only the types are masked, so a plain object can replace a response. */
function pageInfo(hasNextPage: boolean, endCursor: string | null) {
  return { hasNextPage, endCursor } as unknown as FragmentOf<typeof PageInfoParts>;
}

test.each([
  ['YXJyYXk6MQ==', {}, '?after=YXJyYXk6MQ%3D%3D'],
  ['a+b/c=', { q: 'wet well & seal' }, '?q=wet+well+%26+seal&after=a%2Bb%2Fc%3D'],
])('a listing links to the next page after the cursor %s with the query %j', (endCursor, query, expected) => {
  expect(nextPageHref(pageInfo(true, endCursor), query)).toBe(expected);
});

test.each([
  ['the cursor is null', true, null],
  ['the cursor is empty', true, ''],
  ['there is no next page', false, 'YXJyYXk6MQ=='],
])('a listing does not link to a next page when %s', (_what, hasNextPage, endCursor) => {
  expect(nextPageHref(pageInfo(hasNextPage, endCursor), {})).toBeUndefined();
});

test('a listing without a response from the CMS has no next page', () => {
  expect(nextPageHref(null)).toBeUndefined();
});
