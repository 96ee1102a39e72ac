import { execFileSync } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { startProgram } from '@headwater/tools/program.ts';
import { siteIn } from '@headwater/tools/programs.ts';
import { siteEnvironment } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { sendRequest } from '../testing/listening-site.ts';
import { pageTags, standInBuild } from '../testing/stand-in-build.ts';

// A start loads the whole server, which takes a busy machine some seconds.
vi.setConfig({ testTimeout: 180_000 });

const SECRET = 'a-secret-for-tests-only';
const patient = { timeout: 60_000, interval: 50 };

/** The JSON in a response that may be chunked. */
function jsonIn(body: string) {
  return JSON.parse(/^(?:[\da-f]+\r\n)?(\{.*\})/s.exec(body)?.[1] ?? '{}');
}

/** Starts the program of the site: `shop.example`, unless the variables say otherwise. */
async function start(
  folder: string,
  cmsUrl: string,
  dataFolder: string,
  variables: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
) {
  const { environment } = await siteEnvironment(cmsUrl, dataFolder, {
    SITE_URL: 'https://shop.example',
    DATA_DIR: join(dataFolder, 'data'),
    LOG_LEVEL: 'warn',
    ...variables,
  });
  const log: string[] = [];
  const options = siteIn(folder, environment, (line) => log.push(line));
  const args = [...nodeOptions, ...options.args];
  const program = startProgram({ ...options, args, env: { ...options.env, ...variables } });
  onTestFinished(program.kill);
  const port = environment.PORT;
  const { host, origin } = new URL(environment.SITE_URL);
  return {
    ...program,
    log,
    port,
    dataFolder: environment.DATA_DIR,
    get: async (path: string, headers = `Host: ${host}\r\n`) => {
      const response = await sendRequest(port, path, { headers });
      return { ...response, json: jsonIn(response.body) };
    },
    /** Sends JSON from a page of the site. */
    post: async (path: string, json: unknown, headers = '') => {
      const body = typeof json === 'string' ? json : JSON.stringify(json);
      const sent = `Host: ${host}\r\nOrigin: ${origin}\r\nContent-Type: application/json\r\n`;
      const length = `Content-Length: ${Buffer.byteLength(body)}\r\n`;
      const response = await sendRequest(port, path, { method: 'POST', headers: sent + length + headers, body });
      return { ...response, json: jsonIn(response.body) };
    },
    /** Resolves when the site responds. */
    isUp: () =>
      vi.waitFor(async () => {
        const { status } = await sendRequest(port, '/livez').catch(() => ({ status: log.join('\n') }));
        expect(status).toBe(200);
      }, patient),
  };
}

type Site = Awaited<ReturnType<typeof start>>;

/** A running site with its build and its CMS. */
async function startSite(variables: Record<string, string> = {}) {
  const build = await standInBuild();
  await build.write('first', { 'page.abc.js': 'first()', 'shared.def.js': 'shared()' });
  const cms = await startStandInCms();
  const dataFolder = await testFolder();
  const site = await start(build.folder, cms.url, dataFolder, variables);
  await site.isUp();
  return { site, build, cms, dataFolder };
}

/** Sends a message of the CMS about a change. @returns how many pages were refreshed */
async function change({ post }: Site, tags: readonly string[], paths: readonly string[] = []): Promise<number> {
  const body = JSON.stringify({ id: randomUUID(), tags, paths });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', SECRET).update(`${time}.${body}`).digest('hex');
  const headers = `X-Headwater-Timestamp: ${time}\r\nX-Headwater-Signature: ${signature}\r\n`;
  const { status, json } = await post('/api/revalidate', body, headers);
  expect(status).toBe(200);
  return json.refreshed;
}

/** Sends form 1 as its script does. */
async function sendForm({ get, post }: Site, parts: Record<string, unknown> = {}) {
  const { token } = (await get('/api/forms/1/token')).json;
  const page = { path: '/contact/', asPath: '/contact/' };
  const values = [{ id: 1, value: 'Ada' }];
  const { status, json } = await post('/api/forms/1', { key: randomUUID(), token, values, page, ...parts });
  return { status, json };
}

test('a site under https sends pages, reports, metrics and saved forms, and a stop closes its databases last', async () => {
  const { site, build, cms } = await startSite({ CSP_REPORTS: 'on', LOG_LEVEL: 'info' });
  const first = await site.get('/about/');
  const about = { path: '/about/', build: 'first', isFull: false };
  expect([first.status, first.header('x-cache'), first.json]).toEqual([200, 'MISS', about]);
  expect(first.header('content-security-policy')).toBe(
    "default-src 'self'; report-uri /api/policy-reports; report-to policy",
  );
  expect(first.header('reporting-endpoints')).toBe('policy="/api/policy-reports"');
  expect(first.header('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect((await site.get('/about/')).header('x-cache')).toBe('HIT');
  expect((await build.rendered()).filter((target) => target === '/about/')).toHaveLength(1);
  const file = await site.get('/_assets/page.abc.js');
  expect([file.status, file.body, file.header('cache-control')]).toEqual([
    200,
    'first()',
    'public, max-age=31536000, immutable',
  ]);

  // Only what is not from the cache is logged.
  expect((await site.get('/about/', 'Host: 127.0.0.1\r\n')).status).toBe(421);
  const logged = () => site.log.flatMap((line) => (line.includes('"path":"/about/"') ? [JSON.parse(line)] : []));
  await expect.poll(() => logged().map(({ status }) => status), patient).toEqual([200, 421]);
  const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } };
  expect((await site.post('/api/policy-reports', report)).status).toBe(204);
  expect((await site.get('/metrics')).status).toBe(404);
  const operator = 'Host: shop.example\r\nAuthorization: Bearer a-token-for-tests-only\r\n';
  const { body } = await site.get('/metrics', operator);
  for (const line of [
    'headwater_policy_reports_total{directive="img-src"} 1',
    'headwater_data_writable 1',
    'headwater_render_seconds_count{outcome="200"} 1',
    'headwater_requests_total{route="page",status="421"} 1',
    `headwater_uploads_limit_bytes ${2048 * 1024 * 1024}`,
  ]) {
    expect(body).toContain(`${line}\n`);
  }

  cms.form = { ...cms.form, saveAndContinue: { hasSaveAndContinue: true, buttonText: 'Finish later' } };
  const saved = await sendForm(site, { save: 1 });
  expect(saved).toMatchObject({ status: 200, json: { status: 'saved' } });
  const { pathname, search } = new URL(saved.json.url, 'https://shop.example');
  // No mail server is set.
  const open = { state: 'open', canMail: false, values: [{ id: 1, value: 'Ada' }] };
  expect((await site.get(pathname + search)).json.savedForm).toMatchObject(open);

  // While it stops, it responds until its databases are closed.
  const namesIn = async (...folders: string[]) => (await readdir(join(site.dataFolder, 'site', ...folders))).toSorted();
  const databases = async () => (await namesIn()).join(' ');
  const kept = () => Promise.all([namesIn('pages'), namesIn('assets')]);
  expect(await databases()).toContain('-wal');
  expect((await site.get('/readyz')).status).toBe(200);
  await expect.poll(async () => (await kept()).map(({ length }) => length), patient).toEqual([1, 2]);
  const before = await kept();
  const stopped = site.terminate();
  await expect.poll(async () => (await site.get('/readyz')).status, patient).toBe(503);
  expect((await site.get('/about/')).status).toBe(200);
  await stopped;
  expect(await site.ended).toBe('exit code 0');
  expect(await databases()).not.toContain('-wal');
  // For the next build.
  expect(await kept()).toEqual(before);
});

test('a site without a URL responds under any address, to this machine on its operations port, and follows the CMS', async () => {
  const operationsPort = await freePort();
  const { site, cms } = await startSite({
    SITE_URL: '',
    OPERATIONS_PORT: String(operationsPort),
    SMTP_URL: 'smtp://127.0.0.1:9',
  });
  const page = await site.get('/about/', 'Host: 10.0.0.7\r\n');
  expect([page.status, page.header('content-security-policy')]).toEqual([200, "default-src 'self'"]);
  expect(page.header('strict-transport-security')).toBeUndefined();
  expect(page.header('reporting-endpoints')).toBeUndefined();
  expect((await site.post('/api/policy-reports', {})).status).toBe(404);

  const health = await sendRequest(operationsPort, '/healthz');
  expect([health.status, jsonIn(health.body)]).toMatchObject([200, { status: 'ok', isDataWritable: true }]);
  await expect(fetch(`http://[::1]:${operationsPort}/healthz`)).rejects.toThrow();

  // A change in the CMS refreshes the pages that it concerns, and one of forms checks again whether the CMS takes files.
  const checks = () => cms.operations.filter((name) => name === 'FileSupportCheck').length;
  await expect.poll(checks, patient).toBe(1);
  for (const path of ['/news/first/', '/']) await site.get(path);
  expect(await change(site, pageTags['/news/first/'])).toBe(1);
  expect(await change(site, ['menus'], ['/about/', '/'])).toBe(2);
  expect(await change(site, [btoa('post:8')])).toBe(0);
  expect(checks()).toBe(1);
  await change(site, ['list:gfform']);
  await expect.poll(checks, patient).toBe(2);

  // A page shows that its form is full, until the form changes.
  cms.form = { ...cms.form, entryLimits: { hasLimit: true, limitReachedMessage: 'Full.' } };
  expect(await sendForm(site)).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(cms.sentKeys).toHaveLength(1);
  const contact = async () => {
    const { json, header } = await site.get('/contact/');
    return [json.isFull, header('x-cache')];
  };
  expect([await contact(), await contact()]).toEqual([
    [false, 'MISS'],
    [false, 'HIT'],
  ]);
  // The CMS says that the form is full.
  cms.respond = (_input, _req, res) => sendJson(res, { submitGfForm: null }, [{ message: 'Full.' }]);
  expect(await sendForm(site)).toMatchObject({ status: 410, json: { code: 'form-closed' } });
  // At once: the page that offers the form is wrong.
  expect((await contact())[0]).toBe(true);
  await change(site, pageTags['/contact/']);
  await expect.poll(async () => (await contact())[0], patient).toBe(false);
});

test('after a site that got stuck, the next build has every confirmed lead, and renders the stored pages anew', async () => {
  const build = await standInBuild();
  await build.write('first', { 'page.abc.js': 'first()', 'shared.def.js': 'shared()' });
  const cms = await startStandInCms();
  const dataFolder = await testFolder();
  const [preload, signal] = [join(dataFolder, 'get-stuck.mjs'), join(dataFolder, 'signal')];
  const getStuck = `while (existsSync(${JSON.stringify(signal)})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);`;
  await writeFile(preload, `import { existsSync } from 'node:fs'; setInterval(() => { ${getStuck} }, 100).unref();`);
  const site = await start(build.folder, cms.url, dataFolder, {}, ['--import', preload]);
  await site.isUp();
  await site.get('/about/');
  await expect.poll(() => readdir(join(site.dataFolder, 'site', 'pages')), patient).toHaveLength(1);
  await expect.poll(() => readdir(join(site.dataFolder, 'site', 'assets')), patient).toHaveLength(2);
  // Leads stay with the site.
  cms.respond = (_input, _req, res) => res.writeHead(503).end();
  const confirmed: string[] = [];
  const visit = async () => {
    for (;;) {
      const key = randomUUID();
      const { status } = await sendForm(site, { key });
      if (status === 200) confirmed.push(key);
    }
  };
  const visits = [1, 2, 3].map(() => visit().catch(() => undefined));
  await expect.poll(() => confirmed.length, patient).toBeGreaterThan(2);
  await writeFile(signal, '');
  expect(await site.ended).toBe('signal SIGKILL');
  await Promise.all(visits);
  expect(site.log).toContain('The site was stuck for 10 s and ends now. Whatever started it should start it again.');

  cms.respond = undefined;
  await build.write('second', { 'page.xyz.js': 'second()' });
  const before = (await build.rendered()).length;
  const next = await start(build.folder, cms.url, dataFolder);
  await next.isUp();
  await expect.poll(() => [...cms.entries.keys()], patient).toEqual(expect.arrayContaining(confirmed));
  expect(cms.stored).toHaveLength(cms.entries.size);
  // Before a visitor requests them.
  await expect.poll(async () => (await build.rendered()).slice(before), patient).toContain('/about/');
  expect((await next.get('/about/')).json.build).toBe('second');
  const files = [await next.get('/_assets/page.abc.js'), await next.get('/_assets/page.xyz.js')];
  expect(files.map(({ body }) => body)).toEqual(['first()', 'second()']);
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.warn('SKIPPED: a start on a disk without room for a folder. Only root may mount one.');

test.runIf(isRoot)(
  'a site starts on a disk without room for another folder, and takes files once there is',
  async () => {
    const build = await standInBuild();
    await build.write('first');
    const cms = await startStandInCms();
    const dataFolder = await testFolder();
    const disk = join(dataFolder, 'data');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=128m,nr_inodes=64', 'tmpfs', disk]);
    onTestFinished(() => void execFileSync('umount', ['-l', disk]));
    const ballast = join(disk, 'ballast');
    await mkdir(ballast);
    for (let made = 0; made < 64; made += 1) await mkdir(join(ballast, String(made))).catch(() => undefined);

    const site = await start(build.folder, cms.url, dataFolder);
    await site.isUp();
    const upload = () => site.post('/api/uploads', '', 'Tus-Resumable: 1.0.0\r\nUpload-Length: 4\r\n');
    expect([(await site.get('/about/')).status, (await sendForm(site)).status, (await upload()).status]).toEqual([
      200, 503, 507,
    ]);
    await rm(ballast, { recursive: true });
    expect((await sendForm(site)).status).toBe(200);
    // It names no form.
    expect((await upload()).status).toBe(404);
  },
);

/** What a site that cannot start says, and how it ends. */
async function failureOf(folder: string, variables: Record<string, string> = {}) {
  const { ended, log } = await start(folder, 'http://127.0.0.1:9', await testFolder(), variables);
  return { ended: await ended, said: log.filter((line) => !line.startsWith('{')).join('\n') };
}

test('a site that cannot start ends with a line that says why', async () => {
  const [unbuilt, built] = [await standInBuild(), await standInBuild()];
  await built.write('first');
  const taken = createServer();
  onTestFinished(() => void taken.close());
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as AddressInfo;
  expect(await Promise.all([failureOf(unbuilt.folder), failureOf(built.folder, { PORT: String(port) })])).toEqual([
    {
      ended: 'exit code 1',
      said: expect.stringMatching(/^The site is not built, or its build is broken\. Run `npm run build`\..*$/),
    },
    { ended: 'exit code 1', said: expect.stringMatching(/^Port \d+ is in use by another program\..*$/) },
  ]);
});
