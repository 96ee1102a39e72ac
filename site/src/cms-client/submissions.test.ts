import type { RequestListener } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createCmsClient } from './cms-client.ts';
import { isCmsError, wasNotSent } from './errors.ts';
import { limits } from './limits.ts';
import { done, faultyCms, GetTitle, good, input, Send, sendJson } from './testing/faulty-cms.ts';

/** Short, so that hanging requests end soon. */
const submissionLimits = { connect: 300, total: 300 };

function clientOf(url: string) {
  const client = createCmsClient({ url, method: 'GET', persistedQueries: false, submissionLimits });
  onTestFinished(client.close);
  return client;
}

/** A port on 127.0.0.1 with a listener that does not speak HTTP, or with none at all. */
async function portOf(onConnection: 'closed' | ((socket: import('node:net').Socket) => void)): Promise<number> {
  const server = createTcpServer(onConnection === 'closed' ? undefined : onConnection);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  if (onConnection === 'closed') await stop();
  else onTestFinished(() => void server.close());
  return typeof address === 'object' && address ? address.port : 0;
}

/** How a submission fails, and whether `onSending` was called. */
async function failureOf(client: ReturnType<typeof clientOf>, options: { signal?: AbortSignal } = {}) {
  let isSending = false;
  const onSending = async () => {
    isSending = true;
  };
  const error: unknown = await client
    .submit(Send, input, { ...options, onSending })
    .then(() => new Error('there was a response'))
    .catch((caught: unknown) => caught);
  if (!isCmsError(error)) throw error;
  return { wasNotSent: wasNotSent(error), isSending };
}

test.each([
  ['refuses connections', async () => `http://127.0.0.1:${await portOf('closed')}`],
  ['has no DNS record', async () => 'http://cms.invalid'],
  [
    'speaks no TLS where TLS is expected',
    async () => `https://127.0.0.1:${await portOf((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))}`,
  ],
  ['breaks off the TLS handshake', async () => `https://127.0.0.1:${await portOf((socket) => socket.destroy())}`],
  ['never ends the TLS handshake', async () => `https://127.0.0.1:${await portOf(() => undefined)}`],
])('sends nothing to a CMS that %s', async (_what, urlOf) => {
  expect(await failureOf(clientOf(await urlOf()))).toEqual({ wasNotSent: true, isSending: false });
});

test.each<[string, RequestListener]>([
  ['breaks off', (req) => void text(req).then(() => req.socket.destroy())],
  ['responds with 500', (_req, res) => void res.writeHead(500).end()],
  ['is behind a proxy that responds with 504', (_req, res) => void res.writeHead(504).end('<h1>Timeout</h1>')],
  ['responds with HTML', (_req, res) => void res.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
  [
    'responds with half of its JSON',
    (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":'),
  ],
])('a CMS that %s may have acted on the submission', async (_what, listener) => {
  const client = await faultyCms(listener);
  expect(await failureOf(client)).toEqual({ wasNotSent: false, isSending: true });
});

/** Listeners that hang after the CMS has received the submission. */
const hangs = {
  'never responds': () => undefined,
  'starts a response and never ends it': (_req, res) =>
    void res.writeHead(200, { 'content-type': 'application/json' }).write('{'),
} satisfies Record<string, RequestListener>;

test.each(Object.entries(hangs))('a CMS that %s may have acted on the submission', async (_what, listener) => {
  const giveUp = new AbortController();
  const client = await faultyCms((req, res) => {
    listener(req, res);
    giveUp.abort();
  });
  expect(await failureOf(client, { signal: giveUp.signal })).toEqual({ wasNotSent: false, isSending: true });
});

test.each(Object.entries(hangs))(
  'the site gives up on a CMS that %s when the time is over',
  async (_what, listener) => {
    const client = await faultyCms(listener, { submissionLimits });
    await expect(client.submit(Send, input)).rejects.toSatisfy(isCmsError);
  },
);

test('sends nothing when onSending throws', async () => {
  const received: string[] = [];
  const client = await faultyCms((req, res) => {
    received.push(req.method ?? '');
    sendJson(res, done);
  });
  const sending = client.submit(Send, input, {
    onSending: async () => {
      throw new Error('the outbox is full');
    },
  });
  await expect(sending).rejects.toMatchObject({
    name: 'CmsUnreachableError',
    cause: expect.objectContaining({ cause: expect.objectContaining({ message: 'the outbox is full' }) }),
  });
  // The next submission works, on a new connection.
  await expect(client.submit(Send, input)).resolves.toMatchObject(done);
  expect(received).toEqual(['POST']);
});

test('a response may take longer than a page waits', async () => {
  const client = await faultyCms((_req, res) => void setTimeout(() => sendJson(res, done), limits.headers + 500));
  await expect(client.submit(Send, input)).resolves.toMatchObject(done);
}, 15_000);

test('hanging submissions delay no pages, and open no circuit breaker when they are given up', async () => {
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

test('sends at most four submissions at once', async () => {
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

test('each submission uses a new connection', async () => {
  const ports = new Set<number | undefined>();
  const client = await faultyCms((req, res) => {
    ports.add(req.socket.remotePort);
    sendJson(res, done);
  });
  for (let number = 0; number < 3; number += 1) await client.submit(Send, input);
  expect(ports.size).toBe(3);
});

/** What the client reports of a query, a submission and a ping, whose response lacks the header of keys. */
async function reportedResponses() {
  let header: Record<string, string> = { 'x-headwater-idempotent': '1' };
  const client = await faultyCms((req, res) => sendJson(res, req.method === 'GET' ? good : done, header));
  const received: { honorsKeys: boolean; isCacheable: boolean }[] = [];
  client.onResponse((about) => void received.push(about));
  await client.queryPublic(GetTitle, { uri: '/' });
  await client.submit(Send, input);
  header = {};
  await client.ping();
  return received;
}

test('every response reports whether the CMS supports keys', async () => {
  expect((await reportedResponses()).map(({ honorsKeys }) => honorsKeys)).toEqual([true, true, false]);
});

test('only the response to a query by GET may come from a cache', async () => {
  expect((await reportedResponses()).map(({ isCacheable }) => isCacheable)).toEqual([true, false, false]);
});
