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

async function answerOf(row: Caching, answer: (res: ServerResponse) => void) {
  const { url } = await testServer((_req, res) => {
    applyCachePolicy(res, row);
    answer(res);
  });
  return fetch(`${url}/`);
}

async function headersOf(row: Caching, answer: (res: ServerResponse) => void) {
  return (await answerOf(row, answer)).headers;
}

test.each<[string, (res: ServerResponse) => void]>([
  ['writes no head', (res) => void res.end('x')],
  ['writes a head without headers', (res) => void res.writeHead(200).end('x')],
  ['writes its own header', (res) => void res.writeHead(200, { 'Cache-Control': 'public', 'x-other': '1' }).end('x')],
  ['writes a reason', (res) => void res.writeHead(200, 'Fine', { 'cache-control': 'public' }).end('x')],
  ['sets its own header', (res) => void res.setHeader('cache-control', 'public').end('x')],
])('an answer that %s is sent with one Cache-Control, that of its row', async (_what, answer) => {
  expect((await headersOf({ cache: 'never' }, answer)).get('cache-control')).toBe('no-store');
});

test('an answer keeps the reason beside its status', async () => {
  const { statusText } = await answerOf({ cache: 'never' }, (res) => {
    res.writeHead(200, 'Fine', { 'cache-control': 'public' }).end();
  });
  expect(statusText).toBe('Fine');
});

const ownHeaders = { 'cache-control': 'public, max-age=0', 'x-other': '1' };

test('a stored page keeps its own Cache-Control', async () => {
  const headers = await headersOf({ cache: 'pages' }, (res) => void res.writeHead(200, ownHeaders).end());
  expect(headers.get('cache-control')).toBe('public, max-age=0');
});

test('an answer keeps its other headers', async () => {
  const headers = await headersOf({ cache: 'pages' }, (res) => void res.writeHead(200, ownHeaders).end());
  expect(headers.get('x-other')).toBe('1');
});

test.each<[string, Caching, (res: ServerResponse) => void, string]>([
  [
    'a page whose value was set before',
    { cache: 'pages' },
    (res) => res.setHeader('cache-control', 'public').end(),
    'public',
  ],
  ['a page without a value', { cache: 'pages' }, (res) => res.end(), 'no-store'],
  ['a file that exists', browser, (res) => res.writeHead(200).end(), 'public, max-age=60'],
  ['a file that does not', browser, (res) => res.writeHead(404, { 'cache-control': 'public' }).end(), 'no-store'],
])('%s has the value that its row and its status decide', async (_what, row, answer, expected) => {
  expect((await headersOf(row, answer)).get('cache-control')).toBe(expected);
});
