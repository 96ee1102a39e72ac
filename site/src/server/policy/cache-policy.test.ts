import type { ServerResponse } from 'node:http';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { Caching } from '../../routing/route-row.ts';
import { applyCachePolicy, cacheControlOf } from './cache-policy.ts';

const browser: Caching = { cache: 'browser', cacheControl: 'public, max-age=60' };

test.each<[Caching, number, string | undefined, string]>([
  [{ cache: 'never' }, 200, 'public, max-age=9', 'no-store'],
  [{ cache: 'never' }, 304, undefined, 'no-store'],
  [browser, 200, undefined, 'public, max-age=60'],
  [browser, 206, 'no-store', 'public, max-age=60'],
  [browser, 304, undefined, 'public, max-age=60'],
  [browser, 308, undefined, 'public, max-age=60'],
  [browser, 307, undefined, 'no-store'],
  [browser, 404, 'public, max-age=9', 'no-store'],
  [browser, 503, undefined, 'no-store'],
  [{ cache: 'pages' }, 200, 'public, max-age=0', 'public, max-age=0'],
  [{ cache: 'pages' }, 404, undefined, 'no-store'],
])('%o: a %i with Cache-Control %j is sent with %j', (row, status, own, expected) => {
  expect(cacheControlOf(row, status, own)).toBe(expected);
});

async function responseTo(row: Caching, send: (res: ServerResponse) => void) {
  const { url } = await testServer((_req, res) => {
    applyCachePolicy(res, row);
    send(res);
  });
  return fetch(url);
}

const never: Caching = { cache: 'never' };
const stored: Caching = { cache: 'pages' };

test.each<[string, Caching, (res: ServerResponse) => void, string]>([
  ['a response without a head', never, (res) => res.end('x'), 'no-store'],
  ['a response whose head has no headers', never, (res) => res.writeHead(200).end('x'), 'no-store'],
  [
    'a response that writes its own',
    never,
    (res) => res.writeHead(200, { 'Cache-Control': 'public' }).end('x'),
    'no-store',
  ],
  ['a response that sets its own', never, (res) => res.setHeader('cache-control', 'public').end('x'), 'no-store'],
  ['a page whose value was set before', stored, (res) => res.setHeader('cache-control', 'public').end(), 'public'],
  ['a page without a value', stored, (res) => res.end(), 'no-store'],
  ['a file that exists', browser, (res) => res.writeHead(200).end(), 'public, max-age=60'],
  ['a file that does not', browser, (res) => res.writeHead(404, { 'cache-control': 'public' }).end(), 'no-store'],
])('%s has the one Cache-Control that its row and its status decide', async (_what, row, send, expected) => {
  expect((await responseTo(row, send)).headers.get('cache-control')).toBe(expected);
});

test('a response keeps its other headers and the reason beside its status', async () => {
  const own = { 'cache-control': 'public', 'x-other': '1' };
  const { statusText, headers } = await responseTo(never, (res) => res.writeHead(200, 'Fine', own).end());
  expect([statusText, headers.get('x-other'), headers.get('cache-control')]).toEqual(['Fine', '1', 'no-store']);
  const page = await responseTo(stored, (res) =>
    res.writeHead(200, { ...own, 'cache-control': 'public, max-age=0' }).end(),
  );
  expect([page.headers.get('x-other'), page.headers.get('cache-control')]).toEqual(['1', 'public, max-age=0']);
});
