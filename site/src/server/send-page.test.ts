import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Category } from '../consent/categories.ts';
import type { ServedPage } from '../page-cache/served-page.ts';
import { storedPage } from '../page-cache/stored-page.ts';
import type { ErrorPages } from './error-pages.ts';
import { pageAnswer } from './page-answer.ts';
import { sendPage } from './send-page.ts';

const page = (status: number, text: string) =>
  storedPage(
    { status, headers: { 'content-type': 'text/html' }, body: Buffer.from(text), tags: [], isPartial: false },
    0,
    0,
  );
const errorPages: ErrorPages = { unavailable: page(503, 'Come back.'), internal: (id) => page(500, `Error ${id}.`) };

/** What a visitor gets, over HTTP. */
async function answerFor(served: ServedPage | undefined) {
  const server = createServer((req, res) => sendPage(req, res, served, errorPages, 'request-1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const [cache, retry, xCache] = ['cache-control', 'retry-after', 'x-cache'].map((name) => answer.headers.get(name));
  return { status: answer.status, text: await answer.text(), cache, retry, xCache };
}

test('an HTML page tells browsers which links to load ahead, and no other answer does', () => {
  const reader = { isAhead: false, allowed: new Set<Category>(), vary: '' };
  const rulesOf = (type: string) => {
    const served = { ...page(200, ''), headers: { 'content-type': type } };
    return pageAnswer({ page: served, state: 'HIT', ageSeconds: 0 }, reader).headers['speculation-rules'];
  };
  expect(rulesOf('text/html; charset=utf-8')).toBe('"/speculation-rules.json"');
  expect(rulesOf('application/xml')).toBeUndefined();
});

test.each<[string, ServedPage | undefined]>([
  ['no page could be made in time', undefined],
  ['the CMS failed', { page: page(503, 'raw'), state: 'MISS', ageSeconds: 0 }],
])('when %s, visitors get the outage page, which is not cached and says when to try again', async (_what, served) => {
  expect(await answerFor(served)).toEqual({
    ...{ status: 503, text: 'Come back.', cache: 'no-store', retry: '30', xCache: 'MISS' },
  });
});

test('when the site fails, visitors get the ID of their request and no details of the error', async () => {
  expect(await answerFor({ page: page(500, 'a stack'), state: 'MISS', ageSeconds: 0 })).toEqual({
    ...{ status: 500, text: 'Error request-1.', cache: 'no-store', retry: null, xCache: 'MISS' },
  });
});
