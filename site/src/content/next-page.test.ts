import { expect, test } from 'vitest';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { nextPageHref } from './next-page.ts';
import type { PageInfoParts } from './page-info.fragment.ts';

/** Only the types are masked, so a plain object can replace an answer. */
function pageInfo(hasNextPage: boolean, endCursor: string | null) {
  return { hasNextPage, endCursor } as unknown as FragmentOf<typeof PageInfoParts>;
}

test.each([
  [true, 'YXJyYXk6MQ==', {}, '?after=YXJyYXk6MQ%3D%3D'],
  [true, 'a+b/c=', { q: 'wet well & seal' }, '?q=wet+well+%26+seal&after=a%2Bb%2Fc%3D'],
  [true, null, {}, undefined],
  [true, '', {}, undefined],
  [false, 'YXJyYXk6MQ==', {}, undefined],
])('links to the next page with hasNextPage %j and the end cursor %j', (hasNextPage, endCursor, query, expected) => {
  expect(nextPageHref(pageInfo(hasNextPage, endCursor), query)).toBe(expected);
});

test('a listing without an answer from the CMS has no next page', () => {
  expect(nextPageHref(null)).toBeUndefined();
});
