import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { PageChange } from '../../page-cache/served-page.ts';
import { routeListener } from '../testing/route-listener.ts';
import { createRevalidate } from './revalidate.ts';
import { createSignatureCheck } from './signed-message.ts';

const SECRET = 'the secret of both programs';
const NOW = 1_795_000_000;

interface Message {
  secret?: string;
  timestamp?: number;
  headers?: Record<string, string>;
}

async function startDoor(secret = SECRET) {
  const changes: PageChange[] = [];
  const trashed: number[] = [];
  const disk = { isFull: false };
  const onTrashed = (contentId: number) => {
    if (disk.isFull) throw new Error('database or disk is full');
    trashed.push(contentId);
  };
  const clock = { seconds: NOW };
  const purge = (change: PageChange) => {
    changes.push(change);
    return ['/one/', '/two/'];
  };
  const checkSignature = createSignatureCheck({ secret, clock: () => clock.seconds * 1000 });
  const listener = routeListener(createRevalidate({ cache: { purge }, onTrashed }), { checkSignature });
  const server = createServer((req, res) => listener(req, res).catch(() => res.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  async function send(body: string | Uint8Array<ArrayBuffer>, message: Message = {}) {
    const { secret: key = SECRET, timestamp = clock.seconds, headers = {} } = message;
    const signature = createHmac('sha256', key).update(`${timestamp}.`).update(body).digest('hex');
    const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-headwater-timestamp': String(timestamp),
        'x-headwater-signature': signature,
        ...headers,
      },
    });
    return { status: answer.status, text: await answer.text() };
  }
  return { send, changes, trashed, disk, clock, port };
}

function event(fields: Record<string, unknown> = {}): string {
  return JSON.stringify({ id: randomUUID(), tags: ['cG9zdDox'], paths: ['/old/', '/New'], ...fields });
}

test('a signed message makes the pages of what changed old', async () => {
  const { send, changes } = await startDoor();
  expect(await send(event())).toEqual({ status: 200, text: '{"refreshed":2}\n' });
  expect(changes).toEqual([expect.objectContaining({ tags: ['cG9zdDox', 'skipped:post'], paths: ['/old/', '/new/'] })]);
});

test('content that went to the trash is named, and nothing else', async () => {
  const { send, trashed } = await startDoor();
  const tag = (node: string) => `trashed:${Buffer.from(node).toString('base64')}`;
  await send(
    event({ tags: [tag('post:12'), tag('term:13'), tag('post:0'), 'trashed:', 'cG9zdDoxNA==', tag('post:15x')] }),
  );
  expect(trashed).toEqual([12]);
});

test('a message that could not be followed does its work when it is sent again', async () => {
  const { send, trashed, disk, clock } = await startDoor();
  const message = event({ tags: [`trashed:${Buffer.from('post:12').toString('base64')}`] });
  disk.isFull = true;
  await expect(send(message)).rejects.toThrow();
  disk.isFull = false;
  clock.seconds += 1;
  expect((await send(message)).status).toBe(200);
  expect(trashed).toEqual([12]);
});

test.each<[string, Message]>([
  ['signed with another secret', { secret: 'guessed' }],
  ['signed with no secret', { secret: '' }],
  ['not signed', { headers: { 'x-headwater-signature': '' } }],
  ['signed with something that is no signature', { headers: { 'x-headwater-signature': 'é'.repeat(64) } }],
  ['with half a signature', { headers: { 'x-headwater-signature': 'ab' } }],
  ['without a time', { headers: { 'x-headwater-timestamp': '' } }],
  ['with a time that is no number', { headers: { 'x-headwater-timestamp': '1e9' } }],
  ['with another time than was signed', { headers: { 'x-headwater-timestamp': String(NOW + 1) } }],
  ['from more than five minutes ago', { timestamp: NOW - 301 }],
  ['from more than five minutes ahead', { timestamp: NOW + 301 }],
])('a message %s is refused and changes nothing', async (_what, message) => {
  const { send, changes } = await startDoor();
  expect((await send(event(), message)).status).toBe(401);
  expect(changes).toEqual([]);
});

test.each([-299, 299])('clocks may differ by %i seconds', async (seconds) => {
  const { send } = await startDoor();
  expect((await send(event(), { timestamp: NOW + seconds })).status).toBe(200);
});

test('without a secret nothing is believed, not even what is signed with the empty one', async () => {
  const { send, changes } = await startDoor('');
  expect((await send(event(), { secret: '' })).status).toBe(401);
  expect(changes).toEqual([]);
});

test('the same signature is taken once, for as long as its time would do', async () => {
  const { send, changes, clock } = await startDoor();
  const body = event();
  expect((await send(body, { timestamp: NOW + 299 })).status).toBe(200);
  expect((await send(body, { timestamp: NOW + 299 })).status).toBe(409);
  clock.seconds += 598;
  expect((await send(body, { timestamp: NOW + 299 })).status).toBe(409);
  expect(changes).toHaveLength(1);
});

test('a signature in capital letters is the same signature', async () => {
  const { send } = await startDoor();
  const body = event();
  await send(body);
  const signature = createHmac('sha256', SECRET).update(`${NOW}.${body}`).digest('hex').toUpperCase();
  expect((await send(body, { headers: { 'x-headwater-signature': signature } })).status).toBe(409);
});

test('an event that is sent again with a new signature is confirmed and changes nothing twice', async () => {
  const { send, changes, clock } = await startDoor();
  const body = event();
  await send(body);
  clock.seconds += 60;
  expect(await send(body)).toEqual({ status: 200, text: '{"refreshed":0}\n' });
  expect(changes).toHaveLength(1);
});

test.each([
  ['no JSON', '{'],
  ['no object', '[]'],
  ['nothing', ''],
  ['null', 'null'],
  ['no id', event({ id: undefined })],
  ['an id that is none', event({ id: 'x y' })],
  ['no tags', event({ tags: undefined })],
  ['tags that are no texts', event({ tags: [1] })],
  ['a tag with a space', event({ tags: ['a b'] })],
  ['an endless tag', event({ tags: ['a'.repeat(201)] })],
  ['paths that are no texts', event({ paths: [{}] })],
])('a signed body with %s is not read', async (_what, body) => {
  const { send, changes } = await startDoor();
  expect((await send(body)).status).toBe(400);
  expect(changes).toEqual([]);
});

test('paths that the site would never serve are passed over', async () => {
  const { send, changes } = await startDoor();
  await send(event({ paths: ['/../etc/', 'https://evil.example/', '/a%2fb/', '/x\\y/', '/good'] }));
  expect(changes[0]?.paths).toEqual(['/good/']);
});

test('a new entry of a type makes its listing old', async () => {
  const { send, changes } = await startDoor();
  await send(event({ tags: ['list:post'] }));
  expect(changes[0]?.tags).toEqual(['list:post', Buffer.from('post_type:post').toString('base64')]);
});

test('only JSON is taken', async () => {
  const { send } = await startDoor();
  expect((await send(event(), { headers: { 'content-type': 'text/plain' } })).status).toBe(415);
});

test('the largest body is 64 KB, also when its length is not told', async () => {
  const { port } = await startDoor();
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `POST /api/revalidate HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n` +
      `X-Headwater-Timestamp: ${NOW}\r\nX-Headwater-Signature: ${'0'.repeat(64)}\r\n\r\n` +
      `10001\r\n${'x'.repeat(0x10001)}\r\n`,
  );
  expect(await text(socket)).toContain('413');
});

test('a body that is changed on the way is refused', async () => {
  const { port, changes } = await startDoor();
  const body = event();
  const signature = createHmac('sha256', SECRET).update(`${NOW}.${body}`).digest('hex');
  const answer = await fetch(`http://127.0.0.1:${port}/api/revalidate`, {
    method: 'POST',
    body: body.replace('cG9zdDox', 'cG9zdDoy'),
    headers: {
      'content-type': 'application/json',
      'x-headwater-timestamp': String(NOW),
      'x-headwater-signature': signature,
    },
  });
  expect(answer.status).toBe(401);
  expect(changes).toEqual([]);
});
