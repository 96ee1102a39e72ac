import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createLimitedServer, httpLimits } from './http-limits.ts';
import { trickleBody } from './testing/trickle-body.ts';

test('a body that arrives too slowly is cut off in time, although its connection is never idle', async () => {
  const server = createLimitedServer((req) => req.resume(), {
    ...httpLimits,
    headers: 200,
    request: 200,
    checkEvery: 20,
  });
  const response = await trickleBody(
    server,
    'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000000\r\n\r\n',
  );
  // The response may get lost.
  expect(['', 'HTTP/1.1 408 Request Timeout']).toContain(response.split('\r\n')[0]);
});

test('no client holds a connection for more than 15 seconds', () => {
  expect(httpLimits.headers + httpLimits.checkEvery).toBeLessThanOrEqual(15_000);
  expect(httpLimits.request + httpLimits.checkEvery).toBeLessThanOrEqual(15_000);
  expect(httpLimits.idle).toBeLessThanOrEqual(15_000);
});

/** A client's connection to the server, both of which end with the test. */
async function connected(server: Server): Promise<Socket> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on a port has an address of this kind.
  return connect((server.address() as AddressInfo).port, '127.0.0.1');
}

const host = 'Host: shop.example\r\n';
const chunked = `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`;

test.each([
  ['what is not HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
  [
    'a head that is too large',
    `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields',
  ],
  [
    'a switch to WebSocket',
    `GET / HTTP/1.1\r\n${host}Connection: upgrade\r\nUpgrade: websocket\r\n\r\n`,
    '400 Bad Request',
  ],
  ['a tunnel', `CONNECT a.example:443 HTTP/1.1\r\n${host}\r\n`, '400 Bad Request'],
])('refuses %s with a response that closes the connection', async (_what, request, status) => {
  const socket = await connected(createLimitedServer((_req, res) => res.end()));
  socket.write(request);
  const response = await text(socket);
  expect(response).toContain(`HTTP/1.1 ${status}`);
  expect(response).toContain('Connection: close');
});

test.each([
  [100, '200 OK'],
  [101, '431 Request Header Fields Too Large'],
])('a request with %i headers gets %s', async (count, status) => {
  const socket = await connected(createLimitedServer((_req, res) => res.end()));
  const more = Array.from({ length: count - 2 }, (_, index) => `X-${index}: y\r\n`).join('');
  socket.write(`GET / HTTP/1.1\r\n${host}Connection: close\r\n${more}\r\n`);
  expect(await text(socket)).toContain(`HTTP/1.1 ${status}`);
});

test('a response that has begun is cut off instead of getting a second one written into it', async () => {
  const server = createLimitedServer((_req, res) => void res.writeHead(200).write('begun'));
  const socket = (await connected(server)).setEncoding('utf8');
  socket.write(chunked);
  const [begun] = await once(socket, 'data');
  expect(begun).toContain('200 OK');
  let rest = '';
  socket.on('data', (more) => {
    rest += more;
  });
  socket.on('error', () => undefined);
  socket.write('not a chunk\r\n');
  await once(socket, 'close');
  expect(rest).not.toContain('400');
});

/** A server with large responses, and a client that sends requests and reads nothing yet. */
async function pipelined(count: number) {
  const paths: (string | undefined)[] = [];
  const server = createLimitedServer((req, res) => {
    paths.push(req.url);
    res.end(req.url?.padEnd(8 * 1024 * 1024, '.'));
  });
  const socket = await connected(server);
  socket.pause().write(Array.from({ length: count }, (_, at) => `GET /${at} HTTP/1.1\r\n${host}\r\n`).join(''));
  await expect.poll(() => paths.length).toBeGreaterThan(0);
  return { paths, socket };
}

test('a client that does not read gets one response at a time, and all in order once it reads', async () => {
  const { paths, socket } = await pipelined(5);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(paths).toEqual(['/0']);
  socket.resume();
  await expect.poll(() => paths, { timeout: 5_000 }).toEqual(['/0', '/1', '/2', '/3', '/4']);
});

test('a client with more than a hundred requests ahead of its responses loses its connection', async () => {
  const { paths, socket } = await pipelined(150);
  await once(socket.resume(), 'close');
  expect(paths.length).toBeLessThan(101);
});

test('requests that came together do not delay those of another connection', async () => {
  const order: (string | undefined)[] = [];
  const server = createLimitedServer((req, res) => {
    order.push(req.url);
    res.end();
  });
  const greedy = await connected(server);
  const { port } = server.address() as AddressInfo;
  const other = connect(port, '127.0.0.1');
  await Promise.all([once(greedy, 'connect'), once(other, 'connect')]);
  greedy.write(`GET /greedy HTTP/1.1\r\n${host}\r\n`.repeat(50));
  other.write(`GET /other HTTP/1.1\r\n${host}\r\n`);
  await expect.poll(() => order.length).toBe(51);
  expect(order.indexOf('/other')).toBeLessThan(10);
});

test('in a turn of the event loop, ten requests are handled of those that waited, of all clients together', async () => {
  let [inTurn, most, handled] = [0, 0, 0];
  const server = createLimitedServer((req, res) => {
    handled += 1;
    if (req.url === '/waited') {
      if (inTurn === 0) setImmediate(() => (inTurn = 0));
      inTurn += 1;
      most = Math.max(most, inTurn);
    }
    res.end();
  });
  const first = await connected(server);
  const { port } = server.address() as AddressInfo;
  const clients = [first, ...Array.from({ length: 99 }, () => connect(port, '127.0.0.1'))];
  await Promise.all(clients.map((client) => once(client, 'connect')));
  const waiting = `GET /waited HTTP/1.1\r\n${host}\r\n`.repeat(20);
  for (const client of clients) client.write(`GET / HTTP/1.1\r\n${host}\r\n${waiting}`);
  await expect.poll(() => handled, { timeout: 10_000 }).toBe(2100);
  for (const client of clients) client.destroy();
  expect(most).toBe(10);
});
