import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@headwater/tools/ports.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nginxProgram, startNginx } from '../support/cluster/nginx.ts';
import { requestOnce } from '../support/cluster/request-once.ts';

// Instances that fail in the middle of a request, which a site can be made to do only by chance.

/** After this time, every stored page is requested again. */
const EVERY_COPY_IS_OVER_MS = 2_100;
const PAGE = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, must-revalidate' };

interface Instance {
  port: number;
  /** Requests that it got, as method and path. */
  received: string[];
  respond: RequestListener;
}

/** An instance that responds as the test says. */
async function startInstance(): Promise<Instance> {
  const instance: Instance = { port: 0, received: [], respond: (_req, res) => res.writeHead(200, PAGE).end('page') };
  const server = createServer((req, res) => {
    instance.received.push(`${req.method} ${req.url}`);
    req.resume().once('end', () => instance.respond(req, res));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  instance.port = (server.address() as AddressInfo).port;
  return instance;
}

async function startPair() {
  const pair = [await startInstance(), await startInstance()] as const;
  const folder = join(await testFolder(), 'nginx');
  const port = await freePort();
  const nginx = await startNginx({ folder, port, sitePorts: [pair[0].port, pair[1].port], limits: 'none' });
  onTestFinished(nginx.stop);
  const received = () => pair.flatMap((instance) => instance.received);
  const respondWith = (respond: RequestListener) => {
    for (const instance of pair) {
      instance.received = [];
      instance.respond = respond;
    }
  };
  return { url: nginx.url, pair, received, respondWith };
}

const breakOff: RequestListener = (_req, res) => res.destroy();

test.skipIf(!nginxProgram)('a form that an instance has received is never sent to another one', async () => {
  const { url, received, respondWith } = await startPair();
  respondWith(breakOff);
  const form = await requestOnce(`${url}/api/forms/1`, { method: 'POST', body: '{}' });
  expect([form.status, received()]).toEqual([503, ['POST /api/forms/1']]);
  respondWith((_req, res) => res.writeHead(503, { 'cache-control': 'no-store' }).end('own words'));
  const refused = await requestOnce(`${url}/api/forms/1`, { method: 'POST', body: '{}' });
  expect([refused.status, String(refused.body), received()]).toEqual([503, 'own words', ['POST /api/forms/1']]);
});

test.skipIf(!nginxProgram)('a page that one instance cannot send comes from the other', async () => {
  const { url, pair } = await startPair();
  for (const respond of [breakOff, ((_req, res) => res.writeHead(503).end()) as RequestListener]) {
    pair[0].respond = respond;
    for (let count = 0; count < 4; count += 1) {
      expect((await requestOnce(`${url}/page-${count}/`)).status).toBe(200);
    }
  }
});

test.skipIf(!nginxProgram)('a page that is gone does not come back when both instances fail', async () => {
  const { url, respondWith } = await startPair();
  for (const path of ['/stays/', '/goes/']) expect((await requestOnce(url + path)).status).toBe(200);
  await pause(EVERY_COPY_IS_OVER_MS);
  respondWith((_req, res) => res.writeHead(404, { 'cache-control': 'no-store' }).end('not found'));
  expect((await requestOnce(`${url}/goes/`)).status).toBe(404);
  respondWith(breakOff);
  await pause(EVERY_COPY_IS_OVER_MS);
  expect([(await requestOnce(`${url}/stays/`)).status, (await requestOnce(`${url}/goes/`)).status]).toEqual([200, 404]);
});

test.skipIf(!nginxProgram).each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['private', { 'cache-control': 'private, max-age=60' }],
  ['no Cache-Control', {}],
  ['a cookie', { ...PAGE, 'set-cookie': 'a=1' }],
  ['a header that the key lacks', { ...PAGE, vary: 'Accept-Encoding, Cookie, cf-ipcountry' }],
])('a response with %s is not stored', async (_what, headers: Record<string, string>) => {
  const { url, received, respondWith } = await startPair();
  respondWith((_req, res) => res.writeHead(200, headers).end('page'));
  await requestOnce(`${url}/page/`);
  await requestOnce(`${url}/page/`);
  expect(received()).toEqual(['GET /page/', 'GET /page/']);
});

test.skipIf(!nginxProgram)(
  'what a visitor allows and their units are the only cookies with copies of their own',
  async () => {
    const { url, respondWith } = await startPair();
    respondWith((req, res) => res.writeHead(200, { ...PAGE, vary: 'Accept-Encoding, Cookie' }).end(req.headers.cookie));
    const bodyFor = async (cookie: string) => String((await requestOnce(`${url}/page/`, { headers: { cookie } })).body);
    expect([await bodyFor('consent=maps'), await bodyFor('consent=none')]).toEqual(['consent=maps', 'consent=none']);
    expect([await bodyFor('units=si'), await bodyFor('a=1; units=us')]).toEqual(['units=si', 'a=1; units=us']);
    // Their copy may just be over.
    await vi.waitUntil(async () => (await bodyFor('x=1')) === 'x=1' && (await bodyFor('y=2')) === 'x=1');
  },
);

/** Requests of what differs from visitor to visitor, each with a secret or a text in its query. */
const secretPaths = ['/saved-form?token=secret', '/preview?link=secret', '/search?s=secret', '/login?code=secret'];

/** nginx with the shipped limits and logs, by HTTPS, in front of one instance. */
async function startLogged() {
  const instance = await startInstance();
  const [port, redirectPort] = [await freePort(), await freePort()];
  const nginx = await startNginx({
    folder: join(await testFolder(), 'nginx'),
    sitePorts: [instance.port, instance.port],
    limits: 'shipped',
    port,
    redirectPort,
  });
  onTestFinished(nginx.stop);
  const get = (path: string, headers: Record<string, string> = {}) =>
    requestOnce(nginx.url + path, { headers, ca: nginx.certificate?.pem });
  return { instance, nginx, redirectPort, get };
}

test.skipIf(!nginxProgram)(
  'the access log names paths without the secret of a link or the text of a visitor',
  async () => {
    const { nginx, redirectPort, get } = await startLogged();
    const headers = { referer: 'https://shop.example/saved-form?token=secret' };
    await fetch(`http://127.0.0.1:${redirectPort}/saved-form?token=secret`, { headers, redirect: 'manual' });
    for (const path of secretPaths) await get(path, headers);
    // nginx logs a request after its response is sent.
    await nginx.stop();
    const log = await nginx.accesses();
    expect(log.match(/\/(?:saved-form|search)/g)).toEqual(['/saved-form', '/saved-form', '/search']);
    expect(log).not.toContain('token');
    expect(log).not.toContain('=secret');
  },
);

test.skipIf(!nginxProgram)(
  'an instance that fails is in the logs without the secret of a link and the text of a visitor',
  async () => {
    const { instance, nginx, get } = await startLogged();
    instance.respond = breakOff;
    // The path of a page that is the same for every visitor is quoted, so the log does have failures.
    for (const path of [...secretPaths, '/a-page/?gclid=campaign']) expect((await get(path)).status, path).toBe(503);
    // More than the limit, which nginx logs as well.
    await Promise.all(Array.from({ length: 400 }, () => get('/search?s=secret')));
    await nginx.stop();
    const errors = await nginx.errors();
    expect(errors).toMatch(/upstream prematurely closed connection .* request: "GET \/a-page\//);
    expect(errors).not.toContain('secret');
    expect(await nginx.accesses()).toMatch(
      new RegExp(`"GET /saved-form HTTP/1\\.1" 503 .* "127\\.0\\.0\\.1:${instance.port}[^"]*" "502[^"]*"`),
    );
  },
);
