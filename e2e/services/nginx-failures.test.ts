import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@headwater/tools/ports.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask } from '../support/cluster/ask.ts';
import { nginxProgram, startNginx } from '../support/cluster/nginx.ts';

// Instances that fail in the middle of a request, which a site can be made to do only by chance.

/** After this time, every stored page is asked for again. */
const EVERY_COPY_IS_OVER_MS = 2_100;
const PAGE = { 'content-type': 'text/html', 'cache-control': 'public, max-age=0, must-revalidate' };

interface Instance {
  port: number;
  /** Requests that it got, as method and path. */
  asked: string[];
  answer: RequestListener;
}

/** An instance that answers as the test says. */
async function startInstance(): Promise<Instance> {
  const instance: Instance = { port: 0, asked: [], answer: (_req, res) => res.writeHead(200, PAGE).end('page') };
  const server = createServer((req, res) => {
    instance.asked.push(`${req.method} ${req.url}`);
    req.resume().once('end', () => instance.answer(req, res));
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
  const asked = () => pair.flatMap((instance) => instance.asked);
  const answerWith = (answer: RequestListener) => {
    for (const instance of pair) {
      instance.asked = [];
      instance.answer = answer;
    }
  };
  return { url: nginx.url, pair, asked, answerWith };
}

const breakOff: RequestListener = (_req, res) => res.destroy();

test.skipIf(!nginxProgram)('a form that an instance has received is never sent to another one', async () => {
  const { url, asked, answerWith } = await startPair();
  answerWith(breakOff);
  const form = await ask(`${url}/api/forms/1`, { method: 'POST', body: '{}' });
  expect([form.status, asked()]).toEqual([503, ['POST /api/forms/1']]);
  answerWith((_req, res) => res.writeHead(503, { 'cache-control': 'no-store' }).end('own words'));
  const refused = await ask(`${url}/api/forms/1`, { method: 'POST', body: '{}' });
  expect([refused.status, String(refused.body), asked()]).toEqual([503, 'own words', ['POST /api/forms/1']]);
});

test.skipIf(!nginxProgram)('a page that one instance cannot send comes from the other', async () => {
  const { url, pair } = await startPair();
  for (const answer of [breakOff, ((_req, res) => res.writeHead(503).end()) as RequestListener]) {
    pair[0].answer = answer;
    for (let count = 0; count < 4; count += 1) {
      expect((await ask(`${url}/page-${count}/`)).status).toBe(200);
    }
  }
});

test.skipIf(!nginxProgram)('a page that is gone does not come back when both instances fail', async () => {
  const { url, answerWith } = await startPair();
  for (const path of ['/stays/', '/goes/']) expect((await ask(url + path)).status).toBe(200);
  await pause(EVERY_COPY_IS_OVER_MS);
  answerWith((_req, res) => res.writeHead(404, { 'cache-control': 'no-store' }).end('not found'));
  expect((await ask(`${url}/goes/`)).status).toBe(404);
  answerWith(breakOff);
  await pause(EVERY_COPY_IS_OVER_MS);
  expect([(await ask(`${url}/stays/`)).status, (await ask(`${url}/goes/`)).status]).toEqual([200, 404]);
});

test.skipIf(!nginxProgram).each([
  ['no-store', { 'cache-control': 'no-store' }],
  ['private', { 'cache-control': 'private, max-age=60' }],
  ['no Cache-Control', {}],
  ['a cookie', { ...PAGE, 'set-cookie': 'a=1' }],
  ['a header that the key lacks', { ...PAGE, vary: 'Accept-Encoding, Cookie, cf-ipcountry' }],
])('an answer with %s is not stored', async (_what, headers: Record<string, string>) => {
  const { url, asked, answerWith } = await startPair();
  answerWith((_req, res) => res.writeHead(200, headers).end('page'));
  await ask(`${url}/page/`);
  await ask(`${url}/page/`);
  expect(asked()).toEqual(['GET /page/', 'GET /page/']);
});

test.skipIf(!nginxProgram)(
  'what a visitor allows and their units are the only cookies with copies of their own',
  async () => {
    const { url, answerWith } = await startPair();
    answerWith((req, res) => res.writeHead(200, { ...PAGE, vary: 'Accept-Encoding, Cookie' }).end(req.headers.cookie));
    const bodyFor = async (cookie: string) => String((await ask(`${url}/page/`, { headers: { cookie } })).body);
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
    ask(nginx.url + path, { headers, ca: nginx.certificate?.pem });
  return { instance, nginx, redirectPort, get };
}

test.skipIf(!nginxProgram)(
  'the access log names paths without the secret of a link or the text of a visitor',
  async () => {
    const { nginx, redirectPort, get } = await startLogged();
    const headers = { referer: 'https://shop.example/saved-form?token=secret' };
    await fetch(`http://127.0.0.1:${redirectPort}/saved-form?token=secret`, { headers, redirect: 'manual' });
    for (const path of secretPaths) await get(path, headers);
    // nginx logs a request after its answer is sent.
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
    instance.answer = breakOff;
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
