import { createHmac, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import type { PageChange } from '../../page-cache/served-page.ts';
import type { Observe } from '../../telemetry/observe.ts';
import { noTracing } from '../../telemetry/tracing.ts';
import type { Exchange } from '../exchange.ts';
import { routeListener } from '../testing/route-listener.ts';
import { createRevalidate, traced } from './revalidate.ts';
import { createSignatureCheck } from './signed-message.ts';

const exchange = { res: { statusCode: 200 } } as Exchange;

test('without tracing, the function that responds stays as it is', () => {
  const respond = () => undefined;
  expect(traced({ kind: 'webhook' }, noTracing, respond)).toBe(respond);
});

test('with tracing, a response is recorded with its status as the outcome, and fails with its own error', async () => {
  const steps: unknown[] = [];
  const observe: Observe = async (work, run, endingOf) => {
    steps.push(work);
    const result = await run({});
    steps.push(endingOf?.(result));
    return result;
  };
  const respond = traced({ kind: 'webhook' }, { ...noTracing, observe }, ({ res }) => {
    if (res.statusCode === 401) throw new Error('a fault of the response');
    steps.push('sent');
    res.statusCode = 401;
  });
  await respond(exchange);
  expect(steps).toEqual([{ kind: 'webhook' }, 'sent', { outcome: '401' }]);
  await expect(respond(exchange)).rejects.toThrow('a fault of the response');
});

const SECRET = 'the secret of both programs';
const NOW = 1_795_000_000;

interface Message {
  secret?: string;
  timestamp?: number;
  headers?: Record<string, string>;
}

async function startEndpoint(secret = SECRET, claim?: (signature: string, lifeMs: number) => Promise<boolean>) {
  const changes: PageChange[] = [];
  const trashed: number[] = [];
  const disk = { isFull: false };
  const onTrashed = async (contentId: number) => {
    if (disk.isFull) throw new Error('database or disk is full');
    trashed.push(contentId);
  };
  const clock = { seconds: NOW };
  const purge = (change: PageChange) => {
    changes.push(change);
    return ['/one/', '/two/'];
  };
  const published: string[] = [];
  const publish = async ({ id }: { id: string }) => void published.push(id);
  const checkSignature = createSignatureCheck({ secret, ...(claim && { claim }), clock: () => clock.seconds * 1000 });
  const listener = routeListener(createRevalidate({ cache: { purge }, onTrashed, publish }), { checkSignature });
  const { port, url } = await testServer((req, res) => listener(req, res).catch(() => res.destroy()));

  async function send(body: string | Uint8Array<ArrayBuffer>, message: Message = {}) {
    const { secret: key = SECRET, timestamp = clock.seconds, headers = {} } = message;
    const signature = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');
    const response = await fetch(`${url}/api/revalidate`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-headwater-timestamp': String(timestamp),
        'x-headwater-signature': signature,
        ...headers,
      },
    });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  }
  return { send, changes, trashed, disk, clock, port, published };
}

function event(fields: Record<string, unknown> = {}): string {
  return JSON.stringify({ id: randomUUID(), tags: ['cG9zdDox'], paths: ['/old/', '/New'], ...fields });
}

test('a signed message makes the pages of changed content stale', async () => {
  const { send, changes } = await startEndpoint();
  expect(await send(event())).toEqual({ status: 200, type: 'application/json', text: '{"refreshed":2}\n' });
  expect(changes).toEqual([expect.objectContaining({ tags: ['cG9zdDox', 'skipped:post'], paths: ['/old/', '/new/'] })]);
});

test('an event is reported to the other instances once, before its response', async () => {
  const { send, published, clock } = await startEndpoint();
  const message = event({ id: 'event-0001' });
  await send(message);
  expect(published).toEqual(['event-0001']);
  clock.seconds += 1;
  await send(message);
  expect(published).toEqual(['event-0001']);
});

test('refuses a message that another instance received', async () => {
  const claimed: unknown[] = [];
  const { send, changes } = await startEndpoint(SECRET, async (...claim) => {
    claimed.push(claim);
    return false;
  });
  expect(await send(event())).toMatchObject({ status: 409, text: 'This message was received before.\n' });
  expect(changes).toEqual([]);
  expect((await send(event(), { secret: 'guessed' })).status).toBe(401);
  // For as long as a message with this time is accepted: from five minutes ahead of the clock to five minutes behind it.
  expect(claimed).toEqual([[expect.stringMatching(/^[\da-f]{64}$/), 600_000]]);
});

test('a message that failed to be processed takes effect when it is resent', async () => {
  const { send, trashed, changes, disk, clock } = await startEndpoint();
  const message = event({ tags: [`trashed:${Buffer.from('post:12').toString('base64')}`] });
  disk.isFull = true;
  await expect(send(message)).rejects.toThrow();
  // Pages don't wait for the preview links.
  expect(changes).toHaveLength(1);
  disk.isFull = false;
  clock.seconds += 1;
  expect((await send(message)).status).toBe(200);
  expect(trashed).toEqual([12]);
});

const unsigned = 'The signature is missing or wrong.\n';
const untimely = 'The timestamp is missing or not recent.\n';

test.each<[string, string, Message]>([
  ['signed with another secret', unsigned, { secret: 'guessed' }],
  ['not signed', unsigned, { headers: { 'x-headwater-signature': '' } }],
  ['without a time', untimely, { headers: { 'x-headwater-timestamp': '' } }],
  ['with another time than was signed', unsigned, { headers: { 'x-headwater-timestamp': String(NOW + 1) } }],
])('refuses a message %s with the reason, without any effect', async (_what, reason, message) => {
  const { send, changes } = await startEndpoint();
  expect(await send(event(), message)).toMatchObject({ status: 401, text: reason });
  expect(changes).toEqual([]);
});

test('accepts a signature once while its timestamp is valid', async () => {
  const { send, changes, clock } = await startEndpoint();
  const body = event();
  expect((await send(body, { timestamp: NOW + 299 })).status).toBe(200);
  expect((await send(body, { timestamp: NOW + 299 })).status).toBe(409);
  clock.seconds += 598;
  expect((await send(body, { timestamp: NOW + 299 })).status).toBe(409);
  expect(changes).toHaveLength(1);
});

test('a signature in uppercase is the same signature', async () => {
  const { send } = await startEndpoint();
  const body = event();
  await send(body);
  const signature = createHmac('sha256', SECRET).update(`${NOW}.${body}`).digest('hex').toUpperCase();
  expect((await send(body, { headers: { 'x-headwater-signature': signature } })).status).toBe(409);
});

test('a resent event with a new signature is confirmed without a second effect', async () => {
  const { send, changes, trashed, clock } = await startEndpoint();
  const body = event({ tags: [`trashed:${Buffer.from('post:12').toString('base64')}`] });
  await send(body);
  clock.seconds += 60;
  expect(await send(body)).toMatchObject({ status: 200, text: '{"refreshed":0}\n' });
  expect(changes).toHaveLength(1);
  expect(trashed).toEqual([12]);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no id', event({ id: undefined })],
])('refuses a signed body with %s', async (_what, body) => {
  const { send, changes } = await startEndpoint();
  expect(await send(body)).toMatchObject({
    status: 400,
    text: 'Send {"id": "<uuid>", "tags": ["…"], "paths": ["/…/"]}.\n',
  });
  expect(changes).toEqual([]);
});

test('ignores paths that the site never serves', async () => {
  const { send, changes } = await startEndpoint();
  await send(event({ paths: ['/../etc/', 'https://evil.example/', '/a%2fb/', '/x\\y/', '/good'] }));
  expect(changes[0]?.paths).toEqual(['/good/']);
});

test.each([
  ['text/plain', 415],
  ['', 415],
  ['text/application/json', 415],
  ['application/jsonp', 415],
  ['application/json; charset=utf-8', 200],
  ['Application/JSON', 200],
])('a message of the type %j gets %i', async (type, status) => {
  const { send } = await startEndpoint();
  const response = await send(event(), { headers: { 'content-type': type } });
  expect(response.status).toBe(status);
  if (status === 415) expect(response.text).toBe('Send application/json.\n');
});

test('a body has at most 64 KB, also without a Content-Length', async () => {
  const { port } = await startEndpoint();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/revalidate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n` +
      `X-Headwater-Timestamp: ${NOW}\r\nX-Headwater-Signature: ${'0'.repeat(64)}\r\n\r\n` +
      `10001\r\n${'x'.repeat(0x10001)}\r\n`,
  );
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(response).toMatch(/^connection: close$/im);
  expect(response).toContain('The body is too large.\n');
});

test('a message that did not come through the check of its signature changes nothing', async () => {
  const revalidate = createRevalidate({ cache: { purge: () => expect.fail('nothing is purged') } });
  await expect(async () => revalidate({} as Exchange)).rejects.toThrow('must have the access of the CMS');
});
