import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createCmsClient } from './cms-client.ts';
import { isCmsError, wasNotSent } from './errors.ts';
import { limits } from './limits.ts';
import { done, faultyCms, GetTitle, good, input, Send, sendJson } from './testing/faulty-cms.ts';

/** Short, so that what hangs is over soon. */
const submissionLimits = { connect: 300, total: 300 };

function clientOf(url: string) {
  const client = createCmsClient({ url, method: 'GET', persistedQueries: false, submissionLimits });
  onTestFinished(client.close);
  return client;
}

/** A port on 127.0.0.1 where something other than HTTP listens, or nothing any more. */
async function portOf(onConnection: 'closed' | ((socket: import('node:net').Socket) => void)): Promise<number> {
  const server = createTcpServer(onConnection === 'closed' ? undefined : onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  if (onConnection === 'closed') await stop();
  else onTestFinished(() => void server.close());
  return typeof address === 'object' && address ? address.port : 0;
}

/** How a submission fails, and whether its sender was told that it goes out. */
async function fate(client: ReturnType<typeof clientOf>) {
  let isSending = false;
  const error: unknown = await client
    .submit(Send, input, { onSending: () => (isSending = true) })
    .then(() => new Error('there was an answer'))
    .catch((caught: unknown) => caught);
  if (!isCmsError(error)) throw error;
  return { wasNotSent: wasNotSent(error), isSending };
}

test.each([
  ['refuses connections', async () => `http://127.0.0.1:${await portOf('closed')}`],
  ['has no address', async () => 'http://cms.invalid'],
  [
    'speaks no TLS where TLS is expected',
    async () => `https://127.0.0.1:${await portOf((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))}`,
  ],
  ['breaks off the TLS handshake', async () => `https://127.0.0.1:${await portOf((socket) => socket.destroy())}`],
  ['never ends the TLS handshake', async () => `https://127.0.0.1:${await portOf(() => undefined)}`],
])('a CMS that %s was sent nothing', async (_what, urlOf) => {
  expect(await fate(clientOf(await urlOf()))).toEqual({ wasNotSent: true, isSending: false });
});

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['breaks off', (req) => void text(req).then(() => req.socket.destroy())],
  ['answers 500', (_req, res) => void res.writeHead(500).end()],
  ['stands behind a proxy that answers 504', (_req, res) => void res.writeHead(504).end('<h1>Timeout</h1>')],
  ['answers HTML', (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  [
    'answers half of its JSON',
    (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
  ],
  [
    'begins an answer and never ends it',
    (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
])('a CMS that %s may have acted on what it was sent', async (_what, listener) => {
  const client = await faultyCms(listener, { submissionLimits });
  expect(await fate(client)).toEqual({ wasNotSent: false, isSending: true });
});

test('a sender who objects at the last moment sends nothing', async () => {
  const heard: string[] = [];
  const client = await faultyCms((req, res) => {
    heard.push(req.method ?? '');
    sendJson(res, done);
  });
  const sending = client.submit(Send, input, {
    onSending: () => {
      throw new Error('the outbox is full');
    },
  });
  await expect(sending).rejects.toMatchObject({
    name: 'CmsUnreachableError',
    cause: expect.objectContaining({ message: 'the outbox is full' }),
  });
  // The next one goes out, on a connection that nothing of the first is on.
  await expect(client.submit(Send, input)).resolves.toMatchObject(done);
  expect(heard).toEqual(['POST']);
});

test('an answer may take longer than a page would wait', async () => {
  const client = await faultyCms((_req, res) => void setTimeout(() => sendJson(res, done), limits.headers + 500));
  await expect(client.submit(Send, input)).resolves.toMatchObject(done);
}, 15_000);

test('submissions that hang hold up neither pages nor each other’s breaker', async () => {
  const client = await faultyCms((req, res) => {
    if (req.method === 'GET') sendJson(res, good);
  });
  const giveUp = new AbortController();
  const hanging = Array.from({ length: 20 }, () =>
    client.submit(Send, input, { signal: giveUp.signal }).catch(isCmsError),
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
  giveUp.abort();
  expect(await Promise.all(hanging)).toEqual(hanging.map(() => true));
  expect(client.isHealthy()).toBe(true);
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
});

test('at most four submissions are with the CMS at once', async () => {
  let [now, most] = [0, 0];
  const client = await faultyCms((_req, res) => {
    now += 1;
    most = Math.max(most, now);
    setTimeout(() => {
      now -= 1;
      sendJson(res, done);
    }, 20);
  });
  await Promise.all(Array.from({ length: 12 }, () => client.submit(Send, input)));
  expect(most).toBe(limits.submissions);
});

test('each submission has a fresh connection', async () => {
  const ports = new Set<number | undefined>();
  const client = await faultyCms((req, res) => {
    ports.add(req.socket.remotePort);
    sendJson(res, done);
  });
  for (let number = 0; number < 3; number += 1) await client.submit(Send, input);
  expect(ports.size).toBe(3);
});

test('every answer reports whether the CMS honors keys, and whether a cache may have given it', async () => {
  let header: Record<string, string> = { 'x-headwater-idempotent': '1' };
  const client = await faultyCms((req, res) => sendJson(res, req.method === 'GET' ? good : done, header));
  const heard: unknown[] = [];
  client.onAnswer((about) => void heard.push(about));
  await client.queryPublic(GetTitle, { uri: '/' });
  await client.submit(Send, input);
  header = {};
  await client.ping();
  expect(heard).toEqual([
    { honorsKeys: true, isCacheable: true },
    { honorsKeys: true, isCacheable: false },
    { honorsKeys: false, isCacheable: false },
  ]);
});
