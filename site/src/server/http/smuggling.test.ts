import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

/** A server to which no request may lead. */
const canary = createServer((_req, res) => void res.end());
let canaryHits = 0;
canary.on('connection', () => {
  canaryHits += 1;
});
beforeAll(() => new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve)));
afterAll(() => void canary.close());

const HOST = 'Host: shop.example\r\n';
/** A whole request, for a place where a proxy in front would see a body. */
const HIDDEN = `GET /smuggled/ HTTP/1.1\r\n${HOST}\r\n`;
/** Ends a connection that the site did not end. */
const LAST = `GET /last/ HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`;
const post = (headers: string, body: string) => `POST / HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
const get = (headers: string, body = '') => `GET / HTTP/1.1\r\n${HOST}${headers}\r\n${body}`;
const chunk = (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`;
const length = `Content-Length: ${HIDDEN.length}\r\n`;

/** Sends bytes, then a request that ends the connection, and reads all responses. */
async function send(raw: string) {
  const requested: string[] = [];
  const handler = standInPages(async (req, res) => {
    requested.push(req.url ?? '');
    // The site prepares its own error pages.
    const status = Number(/^\/(50\d)$/.exec(req.url ?? '')?.[1] ?? 200);
    res.writeHead(status, { 'content-type': 'text/html' }).end('<p>pump</p>');
  });
  const { port } = await startListeningSite({ handler });
  const socket = connect(port, '127.0.0.1');
  // A refused connection may be reset after its response.
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const { port: canaryPort } = canary.address() as AddressInfo;
  socket.write((raw + LAST).replaceAll('CANARY', `127.0.0.1:${canaryPort}`), 'latin1');
  const received = await text(socket);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
  return { statuses, requested };
}

test('the check detects a smuggled request by its own response', async () => {
  const { statuses, requested } = await send(get('') + HIDDEN);
  expect(statuses).toEqual([200, 200, 200]);
  expect(requested).toContain('/smuggled/');
});

const cases: readonly [string, string][] = [
  ['CL.TE', post(`Content-Length: ${5 + HIDDEN.length}\r\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ['TE.CL', post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', `${chunk(HIDDEN)}0\r\n\r\n`)],
  [
    'TE.TE with an unknown second coding',
    post('Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n', `0\r\n\r\n${HIDDEN}`),
  ],
  [
    'TE.TE with a list that does not end in chunked',
    post('Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${HIDDEN}`),
  ],
  ['a coding that only looks like chunked', post(`Transfer-Encoding: xchunked\r\n${length}`, HIDDEN)],
  ['a coding in quotes', post(`Transfer-Encoding: "chunked"\r\n${length}`, HIDDEN)],
  ['a space before the colon of the coding', post(`${length}Transfer-Encoding : chunked\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ['a vertical tab before the coding', post(`${length}Transfer-Encoding:\x0bchunked\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ['a coding on a folded line', post(`${length}Transfer-Encoding:\r\n chunked\r\n`, `0\r\n\r\n${HIDDEN}`)],
  ['a coding after a lone line feed', post(`${length}X-A: b\nTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${HIDDEN}`)],
  [
    'a coding after a lone carriage return',
    post(`${length}X-A: b\rTransfer-Encoding: chunked\r\n`, `0\r\n\r\n${HIDDEN}`),
  ],
  ['CL.0', post(length, HIDDEN)],
  ['CL.0 by GET', get(length, HIDDEN)],
  ['CL.0 after 100-continue', post(`Expect: 100-continue\r\n${length}`, HIDDEN)],
  ['two different lengths', post(`Content-Length: 0\r\n${length}`, HIDDEN)],
  ['two lengths in a list', post(`Content-Length: 0, ${HIDDEN.length}\r\n`, HIDDEN)],
  ['a negative length', post('Content-Length: -1\r\n', HIDDEN)],
  ['a length with a sign', post(`Content-Length: +${HIDDEN.length}\r\n`, HIDDEN)],
  ['a hexadecimal length', post('Content-Length: 0x0\r\n', HIDDEN)],
  ['a length beyond 64 bits', post('Content-Length: 18446744073709551616\r\n', HIDDEN)],
  ['a chunk size beyond 64 bits', post('Transfer-Encoding: chunked\r\n', `10000000000000000\r\n${HIDDEN}`)],
  ['a chunk size with a prefix', post('Transfer-Encoding: chunked\r\n', `0x0\r\n\r\n${HIDDEN}`)],
  ['a chunk longer than its size', post('Transfer-Encoding: chunked\r\n', `1\r\n${HIDDEN}\r\n0\r\n\r\n`)],
  ['a lone line feed after a chunk size', post('Transfer-Encoding: chunked\r\n', `0\n\n${HIDDEN}`)],
  ['a line feed in a chunk extension', post('Transfer-Encoding: chunked\r\n', `0;a\n\r\n${HIDDEN}`)],
  ['a request in a trailer', post('Transfer-Encoding: chunked\r\n', `0\r\n${HIDDEN}`)],
  ['a coding of HTTP/1.0', `POST / HTTP/1.0\r\n${HOST}Transfer-Encoding: chunked\r\n${length}\r\n0\r\n\r\n${HIDDEN}`],
  [
    'an upgrade to h2c',
    get(`Upgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\nConnection: Upgrade, HTTP2-Settings\r\n`, HIDDEN),
  ],
  [
    'an upgrade to a socket, with an absolute URL',
    `GET http://CANARY/ HTTP/1.1\r\n${HOST}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n${HIDDEN}`,
  ],
  ['an absolute URL', `GET http://CANARY/ HTTP/1.1\r\n${HOST}\r\n`],
  ['a tunnel', `CONNECT CANARY HTTP/1.1\r\n${HOST}\r\n${HIDDEN}`],
  ['the preface of HTTP/2', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${HIDDEN}`],
  ['two hosts', `GET / HTTP/1.1\r\nHost: CANARY\r\n${HOST}\r\n`],
  ['a space in the path', `GET / HTTP/1.1 /smuggled/ HTTP/1.1\r\n${HOST}\r\n`],
  ['a NUL in a header', get(`X-A: b\x00\r\n`, HIDDEN)],
];

test.each(cases)('smuggles no request: %s', async (_what, raw) => {
  const { statuses, requested } = await send(raw);
  expect(requested).not.toContain('/smuggled/');
  const [first, ...others] = statuses.filter((status) => status !== 100);
  expect(first).toBeOneOf([200, 400, 405]);
  // All that looked like a body was one: only the last request may have a response of its own.
  expect(others).toEqual(others.length > 0 && requested.includes('/last/') ? [200] : []);
  expect(canaryHits).toBe(0);
});
