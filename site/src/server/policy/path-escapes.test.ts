import { pathEscapes } from '@headwater/tools/path-escapes.ts';
import { expect, test } from 'vitest';
import { encodePath } from '../../page-cache/path-key.ts';
import { redirectTarget } from '../../routing/canonical-path.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';
import { guardUrl } from './guard.ts';

function site() {
  const targets: string[] = [];
  const handler = standInPages(async (req, res) => {
    targets.push(req.url ?? '');
    const status = { '/500': 500, '/503': 503 }[req.url ?? ''] ?? 200;
    res.writeHead(status, { 'content-type': 'text/html' }).end('a page');
  });
  return { targets, handler };
}

test('refuses 100 paths with an encoded end of the path, without rendering or storing anything', async () => {
  const { targets, handler } = site();
  const { port, cache } = await startListeningSite({ handler });
  targets.length = 0;
  const statuses = await Promise.all(pathEscapes(100).map(async (path) => (await sendRequest(port, path)).status));
  expect(new Set(statuses)).toEqual(new Set([400]));
  expect(targets).toEqual([]);
  expect(cache.hasPages()).toBe(false);
});

test('the guard rejects 10,000 paths with an encoded end of the path', () => {
  const paths = pathEscapes(10_000);
  expect(new Set(paths).size).toBe(10_000);
  expect(paths.filter((path) => !('status' in guardUrl(path)))).toEqual([]);
});

test.each([
  ['as it is', '/products/a-b/', '/products/a-b/'],
  ['with encoded letters', '/products/a-b/', '/%70roduct%73/a-b/'],
  ['with everything encoded', '/products/a-b/', '/%70%72%6F%64%75%63%74%73/%61%2D%62/'],
  ['with a query', '/products/a-b/', '/products/a-b/?utm_source=x'],
  ['in a non-Latin script', '/caf%C3%A9/', '/caf%C3%A9/'],
  ['in a non-Latin script with other capitals', '/caf%C3%A9/', '/caf%c3%a9/'],
  ['in a non-Latin script with an encoded letter', '/caf%C3%A9/', '/%63af%c3%A9/'],
])('a page requested %s has one key', async (_how, path, target) => {
  const { targets, handler } = site();
  const { port } = await startListeningSite({ handler });
  targets.length = 0;
  await sendRequest(port, path);
  expect((await sendRequest(port, target)).header('x-cache')).toBe('HIT');
  expect(targets).toEqual([path]);
});

test('the key of every path that passes the guard decodes to the same path', () => {
  const characters = Array.from({ length: 0x300 }, (_, code) => encodeURIComponent(String.fromCodePoint(code)));
  for (const character of characters) {
    const url = guardUrl(`/a${character}b/c/`);
    if ('status' in url) continue;
    const target = redirectTarget(url.path, '') ?? encodePath(url.path);
    const read = new URL(target, 'https://shop.example');
    expect(read.search + read.hash + read.host).toBe('shop.example');
    const again = guardUrl(read.pathname);
    expect(again).not.toHaveProperty('status');
    if (!('status' in again)) expect(redirectTarget(again.path, '')).toBeUndefined();
  }
});
