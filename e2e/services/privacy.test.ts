import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { operatorHeaders } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Cluster } from '../support/cluster/cluster.ts';
import { nginxProgram } from '../support/cluster/nginx.ts';
import { testContent } from '../support/company-content.ts';
import { accessTokenOf, loginOf } from '../support/editor.ts';
import { firstToken } from '../support/leads/visitor.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';
import { markedPostgresColumns, markedSqliteColumns } from '../support/privacy/marked-columns.ts';
import { type Markers, markersIn, markersOf } from '../support/privacy/markers.ts';
import { keysWith } from '../support/redis/keys-with.ts';
import { hasRedis, prepareRedis } from '../support/redis/redis-server.ts';
import { requestInstance } from '../support/redis/request-instance.ts';
import { newVisitor } from '../support/visitor.ts';
import { startTestCluster } from './test-cluster.ts';

const lead = {
  name: 'Quokka Lovelace-Marker',
  'email address': 'marker.7f3a@example.net',
  'phone number': '+1 555 019 7788',
  message: 'message marker 7f3a: the impeller rattles',
  'file name': 'photo marker 7f3a.jpg',
};
const others = {
  'search words': 'searched marker 7f3a',
  'parameter of a page': 'campaign.marker.7f3a@example.net',
  'user name': 'editor.marker.7f3a',
  'wrong password': 'wrong password marker 7f3a',
  'sign-in code': 'code-marker-7f3a',
  'sign-in state': 'state-marker-7f3a',
  'secret of a preview link': 'link-marker-7f3a',
};
/** The CMS's own data, and files of leads until the CMS has them. Databases of leads are read by column. */
const OWNERS = /^cms\/|\/lead-files\/|\/leads\.sqlite|^postgres/;
const PHOTOS = 17;

async function send(url: string, formId: number, values: unknown[]): Promise<number> {
  const token = await firstToken(url, formId);
  const page = { path: '/contact/', asPath: '/contact/' };
  const response = await newVisitor().request(`${url}/api/forms/${formId}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), token, page, values }),
  });
  return response.status;
}

/** The contact form. @param email that is valid, or refused */
function sendMessage(url: string, email: string): Promise<number> {
  const [first, last] = lead.name.split(' ');
  return send(url, 1, [
    { id: 1, nameValues: { first, last } },
    { id: 2, value: lead['phone number'] },
    { id: 3, value: 'USA' },
    { id: 4, emailValues: { value: email } },
    { id: 6, value: 'sales' },
    { id: 9, value: lead.message },
    { id: 10, value: '1' },
  ]);
}

/** A form with a file, which comes in one piece. */
async function sendPhoto(url: string): Promise<number> {
  const bytes = Buffer.alloc(2_000, 'photo');
  const own = { origin: url, 'tus-resumable': '1.0.0' };
  const b64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `form ${b64(String(PHOTOS))},field ${b64('2')},name ${b64(lead['file name'])}`;
  const created = await fetch(`${url}/api/uploads`, {
    method: 'POST',
    headers: { ...own, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  });
  const path = created.headers.get('location') ?? '';
  const piece = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await fetch(url + path, { method: 'PATCH', headers: { ...own, ...piece }, body: bytes });
  const upload = path.slice('/api/uploads/'.length);
  const fileUploadValues = [{ name: lead['file name'], size: bytes.length, upload }];
  return send(url, PHOTOS, [
    { id: 1, value: lead.message },
    { id: 2, fileUploadValues },
  ]);
}

/** Searches, and parameters that links from mails have. */
async function search(url: string): Promise<void> {
  const visitor = newVisitor();
  const query = (name: string, text: string) => new URLSearchParams({ [name]: text });
  for (let round = 0; round < 2; round += 1) {
    expect((await visitor.get(`${url}/search?${query('q', others['search words'])}`)).status).toBe(200);
    await visitor.get(`${url}/?${query('s', others['search words'])}`);
    await visitor.get(`${url}/about/?${query('email', others['parameter of a page'])}`);
  }
}

/** An editor who mistypes, signs in and out. @returns what must not be found anywhere */
async function signIn({ url, folder }: Cluster): Promise<Record<string, string>> {
  const editor = newVisitor();
  const { username, password } = await loginOf('editor', folder);
  const login = `${url}/login?redirect_uri=%2Fabout%2F`;
  await editor.post(login, { account: others['user name'], password: others['wrong password'] });
  await editor.post(login, { account: username, password });
  const refreshToken = decodeURIComponent(editor.cookies.get('faust-rt') ?? '');
  const accessToken = await accessTokenOf(editor, url);
  expect(Math.min(password.length, refreshToken.length, accessToken.length)).toBeGreaterThan(10);
  const code = `code=${others['sign-in code']}&state=${others['sign-in state']}`;
  await editor.get(`${url}/login?${code}`);
  await editor.get(`${url}/api/faust/auth/token?${code}`);
  await newVisitor().get(`${url}/preview?link=${others['secret of a preview link']}`);
  await editor.post(`${url}/api/faust/auth/logout`);
  return { password, 'refresh token': refreshToken, 'access token': accessToken };
}

async function markedMetrics({ url, sites }: Cluster, markers: Markers): Promise<string[]> {
  const { host } = new URL(url);
  const texts = await Promise.all(
    sites.map((site) => requestInstance(`${site.url}/metrics`, host, { headers: operatorHeaders })),
  );
  expect(texts.every(({ text }) => text.includes('headwater_requests_total'))).toBe(true);
  return texts.flatMap(({ text }) => markersIn(text, markers));
}

const stores = [
  ['a file', false],
  ['a database', true],
] as const;

test.skipIf(!nginxProgram || !hasRedis).each(stores)(
  'with leads in %s, what visitors and editors enter is in the lead alone: in no log, page, metric or key of Redis',
  async (_store, isDatabase) => {
    if (isDatabase && !hasPostgres) return;
    const redis = await prepareRedis(join(await testFolder(), 'redis'));
    onTestFinished(redis.kill);
    await redis.start();
    const postgres = isDatabase ? await startPostgres() : undefined;
    if (postgres) onTestFinished(postgres.stop);
    const uploads = await testFolder();
    const cluster = await startTestCluster({
      limits: 'shipped',
      contentModule: testContent.contentModule,
      siteVariables: {
        LOG_LEVEL: 'debug',
        AUTH_STRATEGY: 'local',
        REDIS_URL: redis.url,
        ...(postgres && { DATABASE_URL: postgres.url, UPLOADS_DIR: uploads }),
      },
    });
    const { url, folder, sites } = cluster;

    expect(await sendMessage(url, lead['email address'])).toBe(200);
    expect(await sendMessage(url, `${lead['email address']}@`), 'a refused form').toBe(422);
    expect(await sendPhoto(url)).toBe(200);
    await search(url);
    const secrets = await signIn(cluster);
    // Pages are written to the disk and to Redis after their responses, and lines of logs a second apart.
    await vi.waitFor(() => expect(sites.map(({ log }) => log.join('')).join('')).toContain('/auth/logout'), 20_000);
    await vi.waitFor(async () => expect(await redis.command('KEYS', '*:page:*')).not.toBe(''), 20_000);

    const markers = markersOf({ ...lead, ...others, ...secrets });
    expect(
      sites.flatMap(({ log }) => markersIn(log.join('\n'), markers)),
      'logs of the site',
    ).toEqual([]);
    expect(await cluster.nginx.accesses()).toContain('/search');
    expect(markedFiles(folder, markers, OWNERS), 'pages, logs of nginx, and all other files').toEqual([]);
    expect(await keysWith(redis, [...markers.keys()]), 'keys of Redis').toEqual([]);
    expect(await markedMetrics(cluster, markers), 'metrics').toEqual([]);
    const columns = postgres
      ? await markedPostgresColumns(postgres, markers)
      : [0, 1].flatMap((instance) =>
          markedSqliteColumns(join(folder, `instance-${instance}`, 'site', 'leads.sqlite'), markers),
        );
    const table = postgres ? 'headwater_leads' : 'leads';
    // The confirmation addresses the visitor by name.
    expect([...new Set(columns)], 'columns of the database').toEqual([`${table}.answer`, `${table}.content`]);
    // The same search finds them where they belong.
    expect(markedFiles(folder, markers, /^(?!cms\/entries)/)).not.toEqual([]);
  },
);

/** Each file of a folder and its subfolders that has markers, as `path: names of markers`. @param leaveOut by relative path */
function markedFiles(folder: string, markers: Markers, leaveOut: RegExp): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !leaveOut.test(relative(folder, file)) && existsSync(file))
    .flatMap((file) => {
      const names = markersIn(readFileSync(file), markers);
      return names.length > 0 ? [`${relative(folder, file)}: ${names.join(', ')}`] : [];
    });
}
