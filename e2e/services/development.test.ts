import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfTree } from '@headwater/tools/mutate/copy-of-tree.ts';
import { root } from '@headwater/tools/paths.ts';
import { startProgram } from '@headwater/tools/program.ts';
import { watchedSite } from '@headwater/tools/programs.ts';
import { respondsOk, waitUntilReady } from '@headwater/tools/ready.ts';
import { siteEnvironment, startCms, startSite } from '@headwater/tools/running-program.ts';
import { filesOfTree } from '@headwater/tools/tree.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const LARGE = 'x'.repeat(70_000);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** What the site under development is made of. */
const sources = /^(?:brand|content-model|contract|gravity-forms|runtime|site|tools)\/|^(?:package|tsconfig)\.json$/;

let folder = '';
/** A copy of the tree, in which files are saved. */
let tree = '';
let production = '';
let development = '';
const stops: (() => Promise<void>)[] = [];

/** The site as `npm run dev` starts it, in the copy. */
async function startDevelopment(cmsUrl: string): Promise<string> {
  const { url, environment } = await siteEnvironment(cmsUrl, folder);
  tree = await copyOfTree((await filesOfTree(root)).filter((file) => sources.test(file)));
  const options = watchedSite(environment, () => undefined);
  const args = options.args.map((argument) => argument.replace(root, `${tree}/`));
  const program = startProgram({ ...options, args, cwd: join(tree, 'site') });
  stops.push(program.stop);
  await waitUntilReady(program, () => respondsOk(`${url}/@vite/client`));
  // Compiles what every page needs.
  expect((await fetch(url)).status).toBe(200);
  return url;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'headwater-development-'));
  const cms = await startCms(folder);
  stops.push(cms.stop);
  const site = await startSite(cms.url, folder);
  stops.push(site.stop);
  production = site.url;
  development = await startDevelopment(cms.url);
}, 240_000);

afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  await rm(folder, { recursive: true, force: true });
});

/** The parts of a response that a client can observe, without the site's URL and anything time-dependent. */
async function noticed(url: string, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', url);
  const response = await fetch(url + path, { redirect: 'manual', ...init, headers });
  const text = await response.text();
  const seen = ['content-type', 'allow', 'location', 'cache-control', 'x-robots-tag', 'x-frame-options', 'retry-after'];
  const withoutUrl = (value: string | null) =>
    value
      ?.replaceAll(url, '')
      .replaceAll(encodeURIComponent(url), '')
      // Random for each sign-in.
      .replace(/state%3D[\w-]+/, 'state');
  return {
    status: response.status,
    headers: seen.map((name) => `${name}: ${withoutUrl(response.headers.get(name))}`),
    title: /<title>[^<]*/.exec(text)?.[0] ?? withoutUrl(text.slice(0, 200)),
  };
}

const requests: [string, string, RequestInit?][] = [
  ['a page', '/'],
  ['a page without its slash', '/products'],
  ['a page that does not exist', '/no-such-page/'],
  ['a page by POST', '/', { method: 'POST' }],
  ['a form by GET', '/api/forms/1'],
  ['a form that does not exist', '/api/forms/999999', { method: 'POST', headers: form, body: 'a=b' }],
  ['a form from another site', '/api/forms/1', { method: 'POST', headers: { ...form, origin: 'http://evil.example' } }],
  [
    'a form in a format that forms do not have',
    '/api/forms/1',
    { method: 'POST', headers: { 'content-type': 'text/xml' } },
  ],
  ['a body that is too large', '/login', { method: 'POST', headers: form, body: LARGE }],
  ['an encoded body', '/api/forms/1', { method: 'POST', headers: { ...form, 'content-encoding': 'gzip' }, body: 'x' }],
  ['the way to sign in', '/login'],
  ['a preview without a session', '/preview?p=1&preview=true'],
  ['a preview behind the page’s own path', '/?p=1&preview=true'],
  ['a session that does not exist', '/api/faust/auth/token'],
  ['signing out by GET', '/api/faust/auth/logout'],
  [
    'signing out from another site',
    '/api/faust/auth/logout',
    { method: 'POST', headers: { origin: 'http://evil.example' } },
  ],
  [
    'a message of the CMS without a signature',
    '/api/revalidate',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
  ],
  ['a search', '/search?q=pump'],
  ['robots.txt', '/robots.txt'],
  ['the feed', '/feed.xml'],
  ['a picture that does not exist', '/image?url=/media/none.jpg&w=640&q=75'],
  ['a hidden file', '/.env'],
  ['a file that does not exist', '/none.css'],
  ['the error page', '/503'],
  ['the health of the site', '/healthz'],
  ['metrics without a token', '/metrics'],
];

test.each(requests)('%s gets the same response in development as in production', async (_what, path, init) => {
  expect(await noticed(development, path, init)).toEqual(await noticed(production, path, init));
});

test('pages are rendered anew in development rather than stored as in production', async () => {
  for (const url of [development, production]) await fetch(url);
  expect((await fetch(development)).headers.get('x-cache')).toBe('MISS');
  expect((await fetch(production)).headers.get('x-cache')).toBe('HIT');
});

/** Listens to Vite as an open page does. */
async function openPage(url: string) {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  onTestFinished(() => socket.close());
  const messages: string[] = [];
  socket.onmessage = ({ data }) => messages.push(JSON.parse(String(data)).type);
  await expect.poll(() => messages).toContain('connected');
  return messages;
}

test.each([
  ['a text of the brand', 'brand/texts/blocks.ts', 'It may have moved', 'Saved text'],
  ['a component', 'site/src/blocks/not-found/not-found.tsx', '{texts.notFound}', 'Saved component'],
  ['a file of the server', 'site/src/server/http/security-headers.ts', 'nosniff', 'saved'],
])('%s is shown as it was saved, and open pages load again', async (_what, file, before, after) => {
  const messages = await openPage(development);
  const path = join(tree, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(before);
  await writeFile(path, text.replace(before, after));
  await expect.poll(() => messages, { timeout: 10_000 }).toContain('full-reload');
  // The first message may come while the file is half written.
  const shown = async () => {
    const response = await fetch(`${development}/no-such-page/`);
    return `${await response.text()} ${response.headers.get('x-content-type-options')}`;
  };
  await expect.poll(shown, { timeout: 10_000 }).toContain(after);
});

test('a new script in the list, for which Vite starts again, leaves the pages as they are', async () => {
  const token = async () => /wsToken = "([^"]+)"/.exec(await (await fetch(`${development}/@vite/client`)).text())?.[1];
  const before = await token();
  const path = join(tree, 'site/src/page-files/script-sources.ts');
  await writeFile(path, `${await readFile(path, 'utf8')}// saved\n`);
  await expect.poll(token, { timeout: 20_000 }).not.toBe(before);
  expect((await fetch(development)).status).toBe(200);
});
