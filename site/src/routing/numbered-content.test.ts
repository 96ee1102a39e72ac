import { expect, test } from 'vitest';
import type { QueryPublic } from '../cms-client/cms-client.ts';
import { listForDate, numberQuery, pathOfNumber } from './numbered-content.ts';

/** A CMS that gives every query this response. */
function queryOf(data: object, queries: unknown[] = []): QueryPublic {
  // The types of documents are not part of this test.
  return (async (_document: unknown, variables: unknown) => {
    queries.push(variables);
    return { data, errors: [] };
  }) as unknown as QueryPublic;
}

test.each([
  ['/', 'p=12', 'p=12'],
  ['/', 'utm_source=x&page_id=12', 'p=12'],
  ['/', 'attachment_id=12', 'p=12'],
  ['/', 'cat=3', 'cat=3'],
  ['/', 'author=1', 'author=1'],
  ['/', 'p=0', undefined],
  ['/', 'p=12x', undefined],
  ['/', 'p=99999999999', undefined],
  ['/', 'q=12', undefined],
  ['/about/', 'p=12', undefined],
  ['/', '', undefined],
])('%s?%s requests %s', (path, query, expected) => {
  expect(numberQuery(path, query)).toBe(expected);
});

test.each([
  ['/News/Größe', '/news/gr%C3%B6%C3%9Fe/'],
  ['/?p=12', undefined],
  ['//evil.example/', undefined],
  [null, undefined],
])('content with the URI %s is at %s', async (uri, expected) => {
  const queries: unknown[] = [];
  expect(await pathOfNumber(queryOf({ node: { uri } }, queries), 'p=12')).toBe(expected);
  expect(queries).toEqual([{ id: '12' }]);
});

test('a number that nothing has leads nowhere', async () => {
  expect(await pathOfNumber(queryOf({ node: null }), 'cat=12')).toBeUndefined();
});

test.each(['/2024/', '/2024/05', '/2024/05/12/'])('the archive %s leads to the list of posts', async (path) => {
  expect(await listForDate(queryOf({ contentType: { uri: '/news/' } }), path)).toBe('/news/');
});

test.each(['/2124/', '/2024/05/a-post/', '/20245/', '/news/2024/'])('%s is not queried as an archive', async (path) => {
  const queries: unknown[] = [];
  expect([await listForDate(queryOf({}, queries), path), queries]).toEqual([undefined, []]);
});
