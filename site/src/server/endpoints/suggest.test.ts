import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { Exchange } from '../exchange.ts';
import { createSuggestResponder } from './suggest.ts';

type Search = NonNullable<Parameters<typeof createSuggestResponder>[0]>['search'];

async function suggestions(query: string, search?: Search) {
  const { url } = await testServer((_req, res) => {
    void createSuggestResponder(search && { search })({ res, query } as Exchange);
  });
  const response = await fetch(url);
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.text() };
}

test.each<[string, Search | undefined]>([
  ['there is no index', undefined],
  ['the index is away', () => Promise.reject(new Error('ended'))],
  ['the index refuses the words', async () => ({ refused: 'too-long', most: 1 })],
])('while %s, suggestions are to be requested again later', async (_what, search) => {
  const expected = { status: 503, retryAfter: '30', body: 'There are no suggestions at the moment.\n' };
  expect(await suggestions('q=seal', search)).toEqual(expected);
});
