import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUploadFetcher } from '../../cms-client/fetch-upload.ts';
import { startUploadServer } from '../../cms-client/testing/upload-server.ts';
import { openUploadStore } from './upload-store.ts';

/** @param leftOver name of a file that an earlier process left in the folder */
async function openStore(url: string, isWritable = true, leftOver?: string) {
  const parent = await mkdtemp(join(tmpdir(), 'headwater-store-'));
  const folder = join(parent, 'disk', 'uploads');
  // A file in the place of a folder: not even root can write below it.
  if (!isWritable) await writeFile(join(parent, 'disk'), '');
  if (leftOver !== undefined) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, leftOver), 'left over');
  }
  const { fetch, close } = createUploadFetcher([() => `${url}/wp-content/uploads`]);
  onTestFinished(async () => {
    await close();
    await rm(parent, { recursive: true, force: true });
  });
  const clock = { now: 1_000_000 };
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const store = openUploadStore({ fetch, folder, warn, now: () => clock.now });
  const read = async (path: string) => {
    const upload = await store.open(path);
    const content = upload && (await text(upload.read()));
    upload?.close();
    return content;
  };
  return { store, read, clock, folder, warnings };
}

/** A CMS with one file that has versions. */
async function startVersions() {
  const cms = { version: 1 };
  const { url, requests } = await startUploadServer((_path, res, req) => {
    const etag = `"v${cms.version}"`;
    const isKnown = req.headers['if-none-match'] === etag;
    res.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : `version ${cms.version}`);
  });
  return { cms, requests, ...(await openStore(url)) };
}

test('a file is revalidated a minute after it was downloaded', async () => {
  const { read, clock, requests } = await startVersions();
  expect([await read('a.pdf'), await read('a.pdf')]).toEqual(['version 1', 'version 1']);
  expect(requests).toHaveLength(1);
  clock.now += 60_000;
  expect([await read('a.pdf'), await read('a.pdf')]).toEqual(['version 1', 'version 1']);
  expect(requests).toHaveLength(2);
});

test('a file that changed in the CMS replaces its older version', async () => {
  const { cms, read, store, clock, folder, requests } = await startVersions();
  await read('a.pdf');
  clock.now += 60_000;
  cms.version = 2;
  expect(await read('a.pdf')).toBe('version 2');
  expect(await store.describe('a.pdf')).toMatchObject({ etag: '"v2"' });
  expect(requests).toHaveLength(2);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
});

test('the files of an earlier process are deleted at startup', async () => {
  const { folder } = await openStore('http://127.0.0.1:1', true, 'of-yesterday');
  expect(await readdir(folder)).toEqual([]);
});

test('serves the copy on disk while the CMS fails', async () => {
  let isDown = false;
  const cms = await startUploadServer((_path, res) => res.writeHead(isDown ? 500 : 200).end('a manual'));
  const { read, clock } = await openStore(cms.url);
  expect(await read('a.pdf')).toBe('a manual');
  clock.now += 3_600_000;
  isDown = true;
  expect(await read('a.pdf')).toBe('a manual');
  await expect(read('b.pdf')).rejects.toMatchObject({ name: 'CmsHttpError' });
});

test('a CMS that fails gets no further request for a file on disk for ten seconds', async () => {
  let isDown = false;
  const cms = await startUploadServer((_path, res) => res.writeHead(isDown ? 500 : 200).end('a manual'));
  const { read, clock } = await openStore(cms.url);
  await read('a.pdf');
  clock.now += 60_000;
  isDown = true;
  await read('a.pdf');
  clock.now += 9_999;
  await read('a.pdf');
  expect(cms.requests).toHaveLength(2);
  isDown = false;
  clock.now += 1;
  await read('a.pdf');
  expect(cms.requests).toHaveLength(3);
});

test('a file on disk does not wait for a CMS that hangs, and is the new one once that has responded', async () => {
  const waiting: (() => void)[] = [];
  let version = 1;
  const cms = await startUploadServer((_path, res) => {
    const respond = () => void res.writeHead(200).end(`version ${version}`);
    if (version === 1) respond();
    else waiting.push(respond);
  });
  const { read, clock } = await openStore(cms.url);
  await read('a.pdf');
  clock.now += 60_000;
  version = 2;
  expect([await read('a.pdf'), await read('a.pdf')]).toEqual(['version 1', 'version 1']);
  expect(cms.requests).toHaveLength(2);
  waiting[0]?.();
  await vi.waitFor(async () => expect(await read('a.pdf')).toBe('version 2'));
});

test('a file deleted in the CMS is gone from the site after a minute', async () => {
  let isThere = true;
  const cms = await startUploadServer((_path, res) => res.writeHead(isThere ? 200 : 404).end('a manual'));
  const { read, clock, folder } = await openStore(cms.url);
  expect(await read('a.pdf')).toBe('a manual');
  isThere = false;
  clock.now += 60_000;
  expect(await read('a.pdf')).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a download ends with its last reader', async () => {
  const cms = await startUploadServer((_path, res) => void res.writeHead(200).write('begun'));
  const { store, folder } = await openStore(cms.url);
  const [first, second] = await Promise.all([store.open('a.pdf'), store.open('a.pdf')]);
  first?.close();
  first?.close();
  expect(cms.openResponses()).toBe(1);
  const body = second?.read();
  expect(String((await body?.[Symbol.asyncIterator]().next())?.value)).toBe('begun');
  second?.close();
  await vi.waitFor(() => expect(cms.openResponses()).toBe(0));
  expect(await readdir(folder)).toEqual([]);
  expect(cms.requests).toEqual(['GET a.pdf']);
});

test('revalidates a file by its date where the CMS sends no ETag', async () => {
  const date = 'Sat, 21 Nov 2026 08:00:00 GMT';
  let downloads = 0;
  const cms = await startUploadServer((_path, res, req) => {
    const isKnown = req.headers['if-modified-since'] === date;
    if (!isKnown) downloads += 1;
    res.writeHead(isKnown ? 304 : 200, { 'last-modified': date }).end(isKnown ? undefined : 'a manual');
  });
  const { read, clock } = await openStore(cms.url);
  await read('a.pdf');
  clock.now += 60_000;
  expect(await read('a.pdf')).toBe('a manual');
  expect([cms.requests.length, downloads]).toEqual([2, 1]);
});

async function startDeleted() {
  const cms = await startUploadServer((_path, res) => res.end('a manual'));
  const { store, read, folder } = await openStore(cms.url);
  await read('a.pdf');
  const file = join(folder, String(await readdir(folder)));
  return { cms, store, read, folder, file, deleteFile: () => rm(file) };
}

test('a file that was deleted from the disk comes from the CMS', async () => {
  const { read, deleteFile } = await startDeleted();
  await deleteFile();
  expect(await read('a.pdf')).toBe('a manual');
});

test('a file that was deleted from the disk is stored again by the request after the next', async () => {
  const { cms, read, folder, deleteFile } = await startDeleted();
  await deleteFile();
  await read('a.pdf');
  expect(await readdir(folder)).toEqual([]);
  expect([await read('a.pdf'), await read('a.pdf')]).toEqual(['a manual', 'a manual']);
  expect(await readdir(folder)).toHaveLength(1);
  expect(cms.requests).toHaveLength(3);
});

test('an open file has no path once it was deleted from the disk', async () => {
  const { store, file, deleteFile } = await startDeleted();
  const upload = await store.open('a.pdf');
  expect(await upload?.file()).toBe(file);
  await deleteFile();
  expect(await upload?.file()).toBeUndefined();
  upload?.close();
});

test('a file whose path was missed is stored again by the next request', async () => {
  const { cms, store, read, folder, deleteFile } = await startDeleted();
  const upload = await store.open('a.pdf');
  await deleteFile();
  await upload?.file();
  upload?.close();
  expect(await read('a.pdf')).toBe('a manual');
  expect(await readdir(folder)).toHaveLength(1);
  expect(cms.requests).toHaveLength(2);
});

test('a missing file is requested once a minute, however it is requested', async () => {
  const cms = await startUploadServer((_path, res) => res.writeHead(404).end());
  const { store } = await openStore(cms.url);
  expect([await store.open('a.pdf'), await store.open('a.pdf'), await store.describe('a.pdf')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([await store.describe('b.pdf'), await store.open('b.pdf')]).toEqual([undefined, undefined]);
  expect(cms.requests).toEqual(['GET a.pdf', 'HEAD b.pdf']);
});

test('a file that is not stored is described without being downloaded', async () => {
  const cms = await startUploadServer((_path, res) => res.writeHead(200, { etag: '"a"', 'content-length': 8 }).end());
  const { store, folder } = await openStore(cms.url);
  expect(await store.describe('a.pdf')).toMatchObject({ etag: '"a"', length: 8 });
  expect(cms.requests).toEqual(['HEAD a.pdf']);
  expect(await readdir(folder)).toEqual([]);
});

async function startUnwritable() {
  const cms = await startUploadServer((_path, res) => res.end('a manual'));
  return { cms, ...(await openStore(cms.url, false)) };
}

test('without a writable disk, every file passes through', async () => {
  const { cms, store, read } = await startUnwritable();
  // More than may be transferred at once: each one frees its connection.
  for (let count = 0; count < 6; count += 1) expect(await read('a.pdf')).toBe('a manual');
  expect(cms.requests).toEqual(Array.from({ length: 6 }, () => ['HEAD a.pdf', 'GET a.pdf']).flat());
  const upload = await store.open('a.pdf');
  expect(await upload?.file()).toBeUndefined();
});

test('without a writable disk, the operator gets a warning every ten seconds', async () => {
  const { read, clock, warnings } = await startUnwritable();
  for (let count = 0; count < 6; count += 1) await read('a.pdf');
  expect(warnings).toHaveLength(1);
  clock.now += 10_000;
  expect(await read('a.pdf')).toBe('a manual');
  clock.now += 9_999;
  expect(await read('a.pdf')).toBe('a manual');
  expect(warnings).toEqual([warnings[0], 'uploads cannot be stored on disk and pass through instead']);
});

test.each([
  ['the beginning', { first: 0, last: 2 }, 'abc'],
  ['the middle, across two chunks', { first: 2, last: 5 }, 'cdef'],
  ['a single byte', { first: 4, last: 4 }, 'e'],
  ['the end', { first: 6, last: 1_000 }, 'gh'],
])('without a disk, %s of a file passes through without the rest', async (_what, range, expected) => {
  const cms = await startUploadServer((_path, res) => {
    res.write('abcd', () => setTimeout(() => res.end('efgh'), 20));
  });
  const { store } = await openStore(cms.url, false);
  const upload = await store.open('a.pdf');
  expect(upload && (await text(upload.read(range)))).toBe(expected);
});
