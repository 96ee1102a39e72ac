import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { type AstroHandler, type PageLocals, renderAnonymously, renderRequest } from './astro-handler.ts';

/** A page's locals, which the handlers of these tests only pass on. */
const context = { requestId: 'r-1' } as PageLocals;

function requestOf(headers: Record<string, string>): IncomingMessage {
  const req = new IncomingMessage(new Socket());
  return Object.assign(req, { method: 'POST', url: '/login', headers });
}

test('renders a page as an anonymous GET request', async () => {
  const seen: unknown[] = [];
  const handler: AstroHandler = async ({ method, url, headers }, res, _next, locals) => {
    seen.push(method, url, headers, locals);
    res.end();
  };
  await renderAnonymously(handler, '/about/?after=x', context);
  expect(seen).toEqual(['GET', '/about/?after=x', { host: 'site.invalid' }, context]);
});

test('a page that reads the body of an anonymous request finds it empty', async () => {
  const handler: AstroHandler = async (req, res) => void res.end(`body: ${await text(req)}`);
  expect((await renderAnonymously(handler, '/', context)).body.toString()).toBe('body: ');
});

test('renders an editor’s page with the method and cookies of the browser', async () => {
  const req = requestOf({ host: 'shop.example', cookie: 'a=b' });
  const handler: AstroHandler = async (asked, res, _next, locals) => {
    res.end(`${asked.method} ${asked.headers.cookie} ${locals.requestId}`);
  };
  expect((await renderRequest(handler, req, context)).body.toString()).toBe('POST a=b r-1');
});

test('a response is collected whole with lowercase header names and separate cookies', async () => {
  const handler: AstroHandler = async (_req, res) => {
    res.setHeader('X-Early', 'yes');
    res.writeHead(201, 'Created', { 'Content-Type': 'text/html', 'Set-Cookie': ['a=1', 'b=2'] } as never);
    res.write('one ');
    res.write(Buffer.from('two '));
    res.end('three');
  };
  const { status, headers, cookies, body } = await renderRequest(handler, requestOf({}), context);
  expect({ status, cookies, body: body.toString() }).toEqual({
    status: 201,
    cookies: ['a=1', 'b=2'],
    body: 'one two three',
  });
  expect(headers).toMatchObject({ 'x-early': 'yes', 'content-type': 'text/html' });
});

test('a response without headers and body is an empty 200', async () => {
  const empty = await renderAnonymously(async (_req, res) => void res.end(), '/', context);
  expect(empty).toEqual({ status: 200, headers: {}, cookies: [], body: Buffer.alloc(0) });
});

test('the response emits close when the page is complete', async () => {
  const closed = Promise.withResolvers<string>();
  const handler: AstroHandler = async (_req, res) => {
    void once(res, 'close').then(() => closed.resolve('closed'));
    res.end('page');
  };
  await renderAnonymously(handler, '/', context);
  expect(await closed.promise).toBe('closed');
});

test.each<[string, AstroHandler, string]>([
  ['throws', () => Promise.reject(new Error('no such file')), 'no such file'],
  ['aborts with an error', async (_req, res) => void res.destroy(new Error('out of memory')), 'out of memory'],
  ['aborts without an error', async (_req, res) => void res.destroy(), 'the rendering broke off'],
])('a rendering that %s fails with the reason', async (_what, handler, message) => {
  await expect(renderAnonymously(handler, '/', context)).rejects.toThrow(message);
  await expect(renderRequest(handler, requestOf({}), context)).rejects.toThrow(message);
});
