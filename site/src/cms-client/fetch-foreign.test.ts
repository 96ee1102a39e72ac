import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { Agent, buildConnector } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { createForeignFetcher, publicConnections } from './fetch-foreign.ts';

/** A server on this machine that counts its connections. */
async function startServer(listener: RequestListener = (_req, res) => void res.end('secret')) {
  const seen = { connections: 0 };
  const server = createServer(listener).on('connection', () => {
    seen.connections += 1;
  });
  return { seen, port: (await testServer(server)).port };
}

/** The fetcher, with all hosts on a server of the test, which speaks no TLS. */
function fetcherAt(port: number) {
  const connect = buildConnector({});
  const connections = new Agent({
    connect: (options, done) =>
      connect({ ...options, protocol: 'http:', hostname: '127.0.0.1', port: String(port) }, done),
  });
  const { fetch, close } = createForeignFetcher(connections);
  onTestFinished(close);
  return fetch;
}

test('fetches a picture by its URL, without following a redirect', async () => {
  const requested: string[] = [];
  const { port } = await startServer((req, res) => {
    requested.push(`${req.headers.host} ${req.url}`);
    if (req.url === '/moved.jpg') res.writeHead(302, { location: 'http://169.254.169.254/x.jpg' }).end();
    else res.end('pixels');
  });
  const fetch = fetcherAt(port);
  const picture = await fetch('https://images.example.com/a%20b.jpg');
  expect(picture?.body && (await buffer(picture.body)).toString()).toBe('pixels');
  expect(await fetch('https://images.example.com/moved.jpg')).toBeUndefined();
  expect(requested).toEqual(['images.example.com /a%20b.jpg', 'images.example.com /moved.jpg']);
});

test.each([
  ['this machine', ['127.0.0.1']],
  ['this machine, by IPv6', ['::1']],
  ['the metadata service of a cloud', ['169.254.169.254']],
  ['one public and one private address', ['93.184.215.14', '127.0.0.1']],
  ['nothing', []],
])('opens no connection to a host that leads to %s', async (_what, addresses) => {
  const { seen, port } = await startServer();
  const requested: string[] = [];
  const connections = publicConnections((host, callback) => {
    requested.push(host);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  });
  const { fetch, close } = createForeignFetcher(connections);
  onTestFinished(close);
  await expect(fetch(`https://images.example.com:${port}/x.jpg`)).rejects.toThrow();
  expect(requested).toEqual(['images.example.com']);
  expect(seen.connections).toBe(0);
});
