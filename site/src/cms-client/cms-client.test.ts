import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { limits } from './limits.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

test('a response comes with the tags of its nodes', async () => {
  const client = await faultyCms((_req, res) =>
    sendJson(res, good, { 'x-graphql-keys': 'graphql:Query cG9zdDox list:post' }),
  );
  expect(await client.queryPublic(GetTitle, { uri: '/' })).toEqual({
    ...good,
    errors: [],
    tags: ['graphql:Query', 'cG9zdDox', 'list:post'],
  });
});

test('ignores debug notes in extensions', async () => {
  const client = await faultyCms((_req, res) =>
    sendJson(res, { ...good, extensions: { debug: [{ type: 'DEBUG_LOGS_INACTIVE' }] } }),
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
});

const send = (res: ServerResponse, body: string, type = 'application/json') =>
  void res.writeHead(200, { 'content-type': type }).end(body);

test.each<[string, RequestListener, string]>([
  ['status 500', (_req, res) => void res.writeHead(500).end(), 'CmsHttpError'],
  ['status 204', (_req, res) => void res.writeHead(204).end(), 'CmsHttpError'],
  ['status 404', (_req, res) => void res.writeHead(404).end(), 'CmsHttpError'],
  ['a redirect', (_req, res) => void res.writeHead(302, { location: '/' }).end(), 'CmsHttpError'],
  ['a reset connection', (req) => void req.socket.destroy(), 'CmsUnreachableError'],
  [
    'a connection that breaks in the middle of the body',
    (req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' }).write('{');
      setTimeout(() => req.socket.destroy(), 20);
    },
    'CmsUnreachableError',
  ],
  ['HTML with status 200', (_req, res) => send(res, '<h1>Maintenance</h1>', 'text/html'), 'CmsResponseError'],
  ['an empty body', (_req, res) => send(res, ''), 'CmsResponseError'],
  ['invalid JSON', (_req, res) => send(res, '{"data":'), 'CmsResponseError'],
  ['JSON after a byte order mark', (_req, res) => send(res, `\ufeff${JSON.stringify(good)}`), 'CmsResponseError'],
  ['a list', (_req, res) => sendJson(res, [good]), 'CmsResponseError'],
  [
    'an encoding that was not requested',
    (_req, res) => sendJson(res, good, { 'content-encoding': 'br' }),
    'CmsResponseError',
  ],
  ['errors without data', (_req, res) => sendJson(res, { errors: [{ message: 'Internal error' }] }), 'CmsQueryError'],
])('%s is an error, never a response', async (_what, listener, name) => {
  const client = await faultyCms(listener);
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toMatchObject({ name, operation: 'GetTitle' });
});

test('stops reading an endless body at the limit', async () => {
  const client = await faultyCms((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    const pump = () => {
      while (!res.destroyed && res.write('x'.repeat(65_536)));
    };
    res.on('drain', pump);
    pump();
  });
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toThrow(`larger than ${limits.body} bytes`);
});

test('stops reading a compression bomb at the limit of its decoded size', async () => {
  const bomb = gzipSync(Buffer.alloc(2 * limits.body));
  const client = await faultyCms(
    (_req, res) =>
      void res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(bomb),
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toThrow(`larger than ${limits.body} bytes`);
});

test('retries a failed query once', async () => {
  const requests = { count: 0 };
  const client = await faultyCms((_req, res) => {
    requests.count += 1;
    if (requests.count === 1) res.writeHead(502).end();
    else sendJson(res, good);
  });
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
  expect(requests.count).toBe(2);
});

test('does not retry a query that the CMS rejects', async () => {
  const requests = { count: 0 };
  const client = await faultyCms((_req, res) => {
    requests.count += 1;
    sendJson(res, { errors: [{ message: 'Cannot query field' }] });
  });
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toThrow('GetTitle: Cannot query field');
  expect(requests.count).toBe(1);
});

test('stops sending queries to a CMS that keeps failing', async () => {
  const requests = { count: 0 };
  const client = await faultyCms((_req, res) => {
    requests.count += 1;
    res.writeHead(500).end();
  });
  for (let round = 0; round < 10; round += 1) await client.queryPublic(GetTitle, { uri: '/' }).catch(() => undefined);
  const before = requests.count;
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toMatchObject({ name: 'CmsUnreachableError' });
  expect(requests.count).toBe(before);
  expect(client.isHealthy()).toBe(false);
}, 20_000);

test('queries in the background that fail do not hold back those of pages', async () => {
  const client = await faultyCms((req, res) =>
    req.url?.includes('sitemap') ? void res.writeHead(500).end() : sendJson(res, good),
  );
  const query = () => client.queryInBackground(GetTitle, { uri: 'sitemap' }).catch((error: unknown) => error);
  for (let round = 0; round < 3; round += 1) await Promise.all(Array.from({ length: 10 }, query));
  expect(await query()).toMatchObject({ name: 'CmsUnreachableError' });
  expect(client.isHealthy()).toBe(true);
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
});

test('queries in the background leave connections to those of pages', async () => {
  const held: ServerResponse[] = [];
  const client = await faultyCms((req, res) =>
    req.url?.includes('sitemap') ? void held.push(res) : sendJson(res, good),
  );
  const requests = Promise.allSettled(
    Array.from({ length: 10 }, () => client.queryInBackground(GetTitle, { uri: 'sitemap' })),
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
  expect(held.length).toBeLessThanOrEqual(limits.background.connections);
  await client.close();
  await requests;
});

test('never sends cookies or authorization', async () => {
  const client = await faultyCms((req, res) => sendJson(res, { data: { nodeByUri: null, sent: req.headers } }));
  const { data } = await client.queryPublic(GetTitle, { uri: '/' });
  expect(data).toMatchObject({ sent: { accept: 'application/json' } });
  expect(JSON.stringify(data)).not.toMatch(/cookie|authorization/i);
});

test.each([
  ['GET', undefined],
  ['POST', 'application/json'],
] as const)('a query by %s says that its body is of the type %s', async (method, type) => {
  const sent: (string | undefined)[] = [];
  const client = await faultyCms(
    (req, res) => {
      sent.push(req.method, req.headers['content-type']);
      sendJson(res, good);
    },
    { method },
  );
  await client.queryPublic(GetTitle, { uri: '/' });
  expect(sent).toEqual([method, type]);
});

test.each([
  [
    'nests endlessly',
    `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`,
    `nests deeper than ${limits.json.depth} levels`,
  ],
  ['lists a million empty objects', `[${'{},'.repeat(1_000_000)}{}]`, `has more than ${limits.json.values} values`],
])('rejects a response that %s with a message that names the limit', async (_how, list, message) => {
  const client = await faultyCms((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' });
    res.end(`{"data":{"list":${list}}}`);
  });
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toThrow(message);
});
