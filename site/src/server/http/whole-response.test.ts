import { type IncomingMessage, ServerResponse } from 'node:http';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { openConnection } from '../testing/raw-connection.ts';
import { canSendWhole, sendWhole, serializeResponse } from './whole-response.ts';

const time = Date.UTC(2026, 10, 21, 8, 0, 0);

test('a response is written with its headers, its date and the time that the connection stays open', () => {
  const response = { status: 200, headers: { 'content-length': 6, etag: '"v1"' }, bytes: Buffer.from('a page') };
  expect(serializeResponse(response, time, 10).toString('latin1')).toBe(
    [
      'HTTP/1.1 200 OK',
      'content-length: 6',
      'etag: "v1"',
      'Date: Sat, 21 Nov 2026 08:00:00 GMT',
      'Connection: keep-alive',
      'Keep-Alive: timeout=10',
      '',
      'a page',
    ].join('\r\n'),
  );
});

test('a response without a body ends with its headers', () => {
  const response = serializeResponse({ status: 304, headers: {}, bytes: undefined }, time, 5).toString('latin1');
  expect(response).toMatch(/^HTTP\/1\.1 304 Not Modified\r\nDate: /);
  expect(response).toMatch(/\r\nKeep-Alive: timeout=5\r\n\r\n$/);
});

/** What is found out about a request over HTTP, for which `prepare` changes the response. */
async function mayBeSentWhole(request: string, prepare: (res: ServerResponse) => void = () => undefined) {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const { port } = await testServer((req, res) => {
    prepare(res);
    resolve(canSendWhole(req, res));
    res.end();
  });
  const { socket } = await openConnection(port);
  socket.write(request);
  return promise;
}

test.each([
  ['that stays open', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', undefined, true],
  ['of a client with HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nConnection: keep-alive\r\n\r\n', undefined, false],
  ['of a client that closes it', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', undefined, false],
  ['that the site closes', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'close', false],
])('a response may be written directly to a connection %s or not', async (_what, request, connection, expected) => {
  const prepare = (res: ServerResponse) => void (connection && res.setHeader('connection', connection));
  expect(await mayBeSentWhole(request, prepare)).toBe(expected);
});

test('a response whose turn has not come has no connection yet', () => {
  const req = { method: 'GET', httpVersionMajor: 1, httpVersionMinor: 1 } as IncomingMessage;
  const res = new ServerResponse(req);
  expect(canSendWhole(req, res)).toBe(false);
  expect(() => sendWhole(res, Buffer.from('a page'))).toThrow('check canSendWhole first');
});
