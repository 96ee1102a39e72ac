import { expect, test } from 'vitest';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';
import type { EditorLocals } from './editor-services.ts';

/** Replaces the built editor pages, which require a build. */
const pages = standInPages(async (req, res, context) => {
  const { pathname, searchParams: search } = new URL(req.url ?? '/', 'http://x');
  if (search.has('hang')) return new Promise(() => undefined);
  if (search.has('throw')) throw new Error('secret detail');
  const status = Number(search.get('status') ?? /^\/(50\d)$/.exec(pathname)?.[1] ?? 200);
  const cookies = ['a=1; HttpOnly', 'b=2; HttpOnly'];
  res.writeHead(status, { 'content-type': 'text/html', ...(search.has('cookies') && { 'set-cookie': cookies }) });
  if (pathname === '/500') return void res.end(`number ${context.requestId}`);
  res.end(`${req.method} ${req.url} ${'editors' in context ? 'with editors' : 'without'} ${req.headers.cookie ?? ''}`);
});

/** A site whose handler gets editors' services that the stand-in pages do not use. */
async function site(pageMs = 60_000): Promise<number> {
  const editorServices = () => ({ editors: {}, previewLinks: {} }) as EditorLocals;
  return (await startListeningSite({ handler: pages, parts: { editorServices, pageMs } })).port;
}

test('an editor’s page is rendered with the browser’s cookies, and neither cached, indexed nor framed', async () => {
  const port = await site();
  const { status, body, header } = await sendRequest(port, '/login', { headers: 'Cookie: s=1\r\n' });
  expect(status).toBe(200);
  expect(body).toContain('GET /login with editors s=1');
  const headers = ['cache-control', 'x-robots-tag', 'x-frame-options', 'set-cookie'].map(header);
  expect(headers).toEqual(['no-store', 'noindex, nofollow', 'DENY', undefined]);
  // Only a preview may be framed.
  expect((await sendRequest(port, '/preview?p=1')).header('x-frame-options')).toBeUndefined();
  const head = await sendRequest(port, '/login', { method: 'HEAD' });
  expect([head.status, head.header('content-type'), head.body]).toEqual([200, 'text/html', '']);
});

test('each cookie of an editor’s page is sent in a header of its own', async () => {
  expect((await sendRequest(await site(), '/login?cookies')).cookies).toEqual(['a=1; HttpOnly', 'b=2; HttpOnly']);
});

test.each([
  ['/Login/', '/login'],
  ['/LOGIN?a=b', '/login?a=b'],
  ['/preview/?p=1&amp;preview=true', '/preview?p=1&preview=true'],
])('%s redirects to %s', async (target, location) => {
  const response = await sendRequest(await site(), target);
  expect([response.status, response.header('location')]).toEqual([308, location]);
});

test.each([
  ['a page that fails', '/login?status=500', 500],
  ['a page during an outage', '/preview?p=1&status=503', 503],
  ['a page that throws', '/login?throw', 500],
])('%s shows the error page of the site without details', async (_what, target, status) => {
  const response = await sendRequest(await site(), target);
  expect(response.status).toBe(status);
  expect(response.body).not.toMatch(/secret detail|with editors/);
});

test('the error response of an endpoint is not replaced', async () => {
  const response = await sendRequest(await site(), '/api/faust/auth/token?status=502', { method: 'GET' });
  expect(response.status).toBe(502);
  expect(response.body).toContain('GET /api/faust/auth/token?status=502 with editors');
});

test.each([
  ['an editor’s page', '/login?hang', /^text\/html/, ''],
  ['an endpoint for editors', '/api/faust/auth/token?hang', /^/, 'Unavailable.'],
])('%s that misses its deadline is a 503 with Retry-After', async (_what, target, type, text) => {
  const { status, header, body } = await sendRequest(await site(50), target);
  expect([status, header('retry-after')]).toEqual([503, '30']);
  expect(header('content-type')).toMatch(type);
  expect(body).toContain(text);
});

test('an editor who uses another name of this machine is sent to the site’s own, where the cookies are', async () => {
  const editorServices = () => ({ editors: {}, previewLinks: {} }) as EditorLocals;
  const parts = { editorServices, siteUrl: new URL('http://localhost:3000'), isHostStrict: false, pageMs: 60_000 };
  const { port } = await startListeningSite({ handler: pages, parts });
  const local = { headers: 'Host: 127.0.0.1:3000\r\n' };
  const response = await sendRequest(port, '/login?a=b', local);
  expect([response.status, response.header('location')]).toEqual([307, 'http://localhost:3000/login?a=b']);
  expect((await sendRequest(port, '/login', { headers: 'Host: localhost:3000\r\n' })).status).toBe(200);
  expect((await sendRequest(port, '/api/faust/auth/token', local)).status).toBe(200);
  expect((await sendRequest(port, '/login', { ...local, method: 'HEAD' })).status).toBe(200);
});
