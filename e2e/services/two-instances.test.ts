import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkToken } from '@headwater/site/src/editors/preview/link-token.ts';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { sendLeads } from '../support/leads/crowd.ts';
import { type Instances, SITE_SECRET, startInstances } from '../support/leads/instances.ts';
import { balance } from '../support/leads/ledger.ts';
import { firstToken } from '../support/leads/visitor.ts';
import { hasPostgres, startPostgres } from '../support/postgres.ts';

if (!hasPostgres)
  say('SKIPPED: two instances with one database. Install PostgreSQL (Debian: postgresql) and run again.');

const FORM = 17;
const rest = { GF_REST_KEY: 'ck_of_a_test', GF_REST_SECRET: 'cs_of_a_test' };
const soon = { timeout: 90_000, interval: 250 };

async function start() {
  const folder = await testFolder();
  const [postgres, cms] = await Promise.all([
    startPostgres(),
    startCms(folder, { CMS_CATALOGUE: testContent.contentModule, ...rest }),
  ]);
  onTestFinished(postgres.stop);
  onTestFinished(cms.stop);
  const instances = await startInstances({
    count: 2,
    cmsUrl: cms.url,
    databaseUrl: postgres.url,
    folder: join(folder, 'sites'),
    variables: rest,
  });
  onTestFinished(instances.close);
  const states = async () => {
    const rows = await postgres.query('SELECT state, count(*)::int AS leads FROM headwater_leads GROUP BY state');
    return Object.fromEntries(rows.map(({ state, leads }) => [String(state), Number(leads)]));
  };
  return { folder, postgres, instances, states };
}

/** Retries what a kill breaks, as a browser's script does. */
async function untilDone(work: () => Promise<Response>): Promise<Response> {
  return vi.waitFor(async () => {
    const response = await work();
    if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
    return response;
  }, soon);
}

/** Uploads a file in two pieces, each to the instance whose turn it is. @returns the upload's ID */
async function upload({ url }: Instances, name: string, bytes: Buffer<ArrayBuffer>): Promise<string> {
  const headers = { origin: url, 'tus-resumable': '1.0.0', connection: 'close' };
  const b64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `form ${b64(String(FORM))},field ${b64('2')},name ${b64(name)}`;
  const announced = { ...headers, 'upload-length': String(bytes.length), 'upload-metadata': metadata };
  const created = await untilDone(() => fetch(`${url}/api/uploads`, { method: 'POST', headers: announced }));
  const path = created.headers.get('location') ?? '';
  for (let offset = 0; offset < bytes.length; ) {
    await untilDone(async () => {
      const seen = await fetch(url + path, { method: 'HEAD', headers });
      offset = Number(seen.headers.get('upload-offset'));
      const end = offset < bytes.length / 2 ? Math.ceil(bytes.length / 2) : bytes.length;
      const own = { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
      const sent = await fetch(url + path, { method: 'PATCH', headers: own, body: bytes.subarray(offset, end) });
      if (sent.status === 204) offset = end;
      return sent;
    });
  }
  return path.slice('/api/uploads/'.length);
}

/** All files of a folder and its subfolders, as text that sorts. */
function contentsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)).toString('base64'))
    .sort();
}

test.skipIf(!hasPostgres)('two instances take posts while either is killed: none is lost or sent twice', async () => {
  const { folder, postgres, instances, states } = await start();
  const token = await firstToken(instances.url);
  const kills = [0.2, 0.4, 0.6, 0.8];
  let killing = Promise.resolve();
  const leads = 160;
  const records = await sendLeads({
    siteUrl: instances.url,
    run: 'two',
    leads,
    atOnce: 8,
    sources: [async () => token],
    onEnd(ended) {
      const [next] = kills;
      if (next === undefined || ended < next * leads) return;
      kills.shift();
      const instance = kills.length % 2;
      killing = killing.then(() => instances.killAndStart(instance));
      // The database restarts once as well.
      if (kills.length === 1) killing = killing.then(postgres.kill).then(postgres.start);
    },
  });
  await killing;
  await vi.waitFor(async () => expect(await states()).not.toMatchObject({ accepted: expect.anything() }), soon);
  await vi.waitFor(async () => expect(await states()).not.toMatchObject({ delivering: expect.anything() }), soon);
  expect(balance(records, folder, 'two')).toMatchObject({ sent: leads, missing: 0, duplicates: 0, refusedAtCms: 0 });
  expect(Object.keys(await states())).toEqual(['delivered']);
});

test.skipIf(!hasPostgres)('an instance delivers the files that another one took, byte for byte', async () => {
  const { folder, postgres, instances, states } = await start();
  const { url } = instances;
  const token = await firstToken(url, FORM);
  const files = Array.from({ length: 6 }, () => randomBytes(150_000));
  const uploads: string[] = [];
  for (const [number, bytes] of files.entries()) {
    uploads.push(await upload(instances, `photo-${number}.jpg`, bytes));
    if (number === 2) await instances.killAndStart(0);
  }
  const page = { path: '/contact/', asPath: '/contact/' };
  for (const [number, id] of uploads.entries()) {
    const photo = { name: `photo-${number}.jpg`, size: 150_000, upload: id };
    const values = [
      { id: 1, value: `pump ${number}` },
      { id: 2, fileUploadValues: [photo] },
    ];
    const body = JSON.stringify({ key: randomUUID(), token, values, page });
    const headers = { origin: url, 'content-type': 'application/json', connection: 'close' };
    const response = await untilDone(() => fetch(`${url}/api/forms/${FORM}`, { method: 'POST', headers, body }));
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('status')]);
    if (number === 3) await instances.killAndStart(1);
  }
  await vi.waitFor(async () => expect(await states()).toEqual({ delivered: files.length }), soon);
  expect(contentsOf(join(folder, 'cms', 'entry-files'))).toEqual(files.map((bytes) => bytes.toString('base64')).sort());
  // The CMS has them: nothing of them stays.
  await vi.waitFor(() => expect(contentsOf(join(folder, 'sites', 'lead-files'))).toEqual([]), soon);
  expect(await postgres.query("SELECT count(*)::int AS held FROM headwater_leads WHERE state <> 'delivered'")).toEqual([
    { held: 0 },
  ]);
});

test.skipIf(!hasPostgres)('while the database is gone, a preview link is unavailable rather than ended', async () => {
  const { postgres, instances } = await start();
  const key = Buffer.from(hkdfSync('sha256', SITE_SECRET, 'headwater', 'preview-link', 32));
  const token = linkToken({ id: randomBytes(16).toString('base64url'), expiresAt: Date.now() + 3_600_000 }, key);
  const open = async () => (await fetch(`${instances.url}/preview?link=${token}`)).status;
  expect(await open()).toBe(410);
  await postgres.kill();
  expect(await open()).toBe(503);
});
