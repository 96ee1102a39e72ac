import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLimitedServer, httpLimits } from './http-limits.ts';
import { allowSlowBody, type BodyPace, filePace, hasPace } from './slow-bodies.ts';
import { trickleBody } from './testing/trickle-body.ts';

/** Long enough for a busy machine to read the head of a request first; silence alone ends no connection. */
const short = { ...httpLimits, headers: 1_000, request: 1_000, checkEvery: 20, idle: 600_000 };
const head = 'POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1000000\r\n\r\n';
/** No client of these tests is slower, and none may take longer than their time limit. */
const easy: BodyPace = { bytesPerSecond: 0, window: 60_000, longest: 600_000 };

function paced(pace: BodyPace) {
  const requests: IncomingMessage[] = [];
  const server = createLimitedServer((req, res) => {
    requests.push(req);
    allowSlowBody(req, pace);
    req.resume().on('end', () => res.end('whole'));
  }, short);
  return { server, requests };
}

test('a body that keeps to its pace may take longer than the usual time', async () => {
  const { server, requests } = paced(easy);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 4\r\n\r\nslo');
  // Node reports an overdue request once.
  await once(server, 'clientError');
  socket.write('w');
  const [response] = await once(socket, 'data');
  expect(response).toContain('200 OK');
  expect(requests.map((req) => hasPace(req.socket))).toEqual([false]);
});

test('a body that falls behind its pace is cut off', async () => {
  const { server, requests } = paced({ ...easy, bytesPerSecond: 1_000_000, window: 100 });
  expect(await trickleBody(server, head)).toBe('');
  expect(requests).toHaveLength(1);
});

test('a body that came fast at first and then stops is cut off', async () => {
  const { server } = paced({ ...easy, bytesPerSecond: 1_000, window: 50 });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  socket.on('error', () => undefined).write(head + 'x'.repeat(100_000));
  await once(socket, 'close');
  expect(socket.bytesRead).toBe(0);
});

test('a body is cut off when its longest time is over, however fast it comes', async () => {
  const { server } = paced({ ...easy, window: 50, longest: 100 });
  expect(await trickleBody(server, head)).toBe('');
});

test('the next request on the connection has the usual time again', async () => {
  const server = createLimitedServer((req, res) => {
    if (req.url === '/slow') allowSlowBody(req, easy);
    req.resume().on('end', () => res.end());
  }, short);
  const first = 'POST /slow HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 1\r\n\r\nx';
  expect(await trickleBody(server, first + head)).toContain('200 OK');
});

test('a file of 10 MB has enough time at the slowest pace', () => {
  expect(10_000_000 / filePace.bytesPerSecond).toBeLessThan(filePace.longest / 1000);
});

test('a client that sends nothing has at most ten seconds', () => {
  expect(filePace.bytesPerSecond * filePace.window).toBeGreaterThan(0);
  expect(filePace.window).toBeLessThanOrEqual(10_000);
});
