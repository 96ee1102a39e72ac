import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { assertCmsResponds, probeCms } from './cms-check.ts';
import { freePort } from './ports.ts';
import { cmsIsReady, respondsOk, siteIsReady } from './ready.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serveText(body: string, status = 200, headers: Record<string, string> = {}): Promise<string> {
  return serve((_request, response) => response.writeHead(status, headers).end(body));
}

test('sends a CMS the smallest query, as JSON', async () => {
  const heard: unknown[] = [];
  const url = await serve(async (request, response) => {
    const { method, url: path, headers } = request;
    heard.push(method, path, headers['content-type'], headers.accept, await text(request));
    response.end('{"data":{"__typename":"RootQuery"}}');
  });
  expect(await probeCms(url)).toEqual({ kind: 'graphql' });
  const json = 'application/json';
  expect(heard).toEqual(['POST', '/index.php?graphql', json, json, '{"query":"{ __typename }"}']);
  await expect(assertCmsResponds(url)).resolves.toBeUndefined();
  expect(await cmsIsReady(url)).toBe(true);
});

test.each([
  ['<h1>A site</h1>', { 'content-type': 'text/html; charset=utf-8' }, 'HTTP 200, text/html'],
  ['{"errors":[]}', {}, 'HTTP 200, no content type'],
  ['null', {}, 'HTTP 200, no content type'],
  ['"data"', {}, 'HTTP 200, no content type'],
])('the response %j is not GraphQL but named by its status and type', async (body, headers, what) => {
  const url = await serveText(body, 200, headers);
  expect(await probeCms(url)).toEqual({ kind: 'other', sees: what, fix: expect.any(String) });
  expect(await cmsIsReady(url)).toBe(false);
  await expect(assertCmsResponds(url)).rejects.toThrow(
    `${url} responds, but not with GraphQL (/index.php?graphql: ${what})`,
  );
});

test('a CMS that is not there, or does not respond in time, is reported with the reason', async () => {
  const gone = `http://127.0.0.1:${await freePort()}`;
  expect(await probeCms(gone)).toEqual({ kind: 'none', why: 'connection refused' });
  expect(await probeCms(await serve(() => undefined), 100)).toEqual({ kind: 'none', why: 'no response within 0.1 s' });
});

test('a site is ready when /readyz says so', async () => {
  const url = await serve((request, response) => {
    response.writeHead(request.url === '/readyz' ? 204 : 503).end();
  });
  expect(await siteIsReady(url)).toBe(true);
  expect(await respondsOk(`${url}/livez`)).toBe(false);
  expect(await respondsOk(`http://127.0.0.1:${await freePort()}/`)).toBe(false);
});
