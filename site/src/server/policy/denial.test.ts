import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

/** Replaces the built pages, which require a build. */
const pages = standInPages(async (req, res) => {
  const [, errorPage = '200'] = /^\/(500|503)$/.exec(req.url ?? '') ?? [];
  res.writeHead(Number(errorPage), { 'content-type': 'text/html' }).end('let in');
});

const own = 'Sec-Fetch-Site: same-origin\r\nOrigin: https://shop.example\r\n';
const foreign = 'Sec-Fetch-Site: cross-site\r\nOrigin: https://evil.example\r\n';

async function denialOf(target: string, headers: string, method = 'GET') {
  const limits = limitsOf({ 'policy-reports': () => 9 });
  const { port } = await startListeningSite({ handler: pages, parts: { limits } });
  const response = await sendRequest(port, target, { method, headers });
  const [, text] = /^(?:[\da-f]+\r\n)?(.*?)\n?(?:\r\n0\r\n\r\n)?$/s.exec(response.body) ?? [];
  return { status: response.status, type: response.header('content-type'), text, header: response.header };
}

const plain = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';

test.each([
  ['a script of an editor who is signed out', '/api/faust/toolbar', own, 401, json, '{"error":"Unauthorized"}'],
  ['a script of another site', '/api/faust/auth/token', foreign, 403, json, '{"error":"Forbidden"}'],
  ['an editor who opens a page signed out', '/preview/links', own, 401, plain, texts.linkSignedOut],
  ['an editor whose form another site sends', '/login', foreign, 403, plain, texts.linkFormForeign],
  ['an operator without the token', '/metrics', '', 404, plain, 'Not found.'],
  ['a page that only the server renders', '/500', own, 404, plain, 'Not found.'],
])('%s reads why in its own format', async (_what, target, headers, status, type, text) => {
  const method = ['/preview/links', '/login'].includes(target) ? 'POST' : 'GET';
  expect(await denialOf(target, headers, method)).toMatchObject({ status, type, text });
});

test('a client that sends too much reads how long to wait', async () => {
  const { header, ...denial } = await denialOf('/api/policy-reports', own, 'POST');
  expect(denial).toEqual({ status: 429, type: plain, text: 'Too many requests. Wait 9 s.' });
  expect([header('retry-after'), header('cache-control')]).toEqual(['9', 'no-store']);
});

test('a connection whose body was not read is closed', async () => {
  const withBody = `${foreign}Content-Length: 9\r\nConnection: keep-alive\r\n`;
  expect((await denialOf('/login', withBody, 'POST')).header('connection')).toBe('close');
});
