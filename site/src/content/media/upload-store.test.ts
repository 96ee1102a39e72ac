import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUploadFetcher } from '../../cms-client/fetch-upload.ts';
import { startUploadServer } from '../../cms-client/testing/upload-server.ts';
import { openUploadStore } from './upload-store.ts';

async function openStore(url: string) {
  const folder = join(await mkdtemp(join(tmpdir(), 'headwater-store-')), 'uploads');
  const { fetch, close } = createUploadFetcher(url);
  onTestFinished(async () => {
    await close();
    await rm(join(folder, '..'), { recursive: true, force: true });
  });
  const clock = { now: 1_000_000 };
  const store = openUploadStore({ fetch, folder, warn: () => undefined, now: () => clock.now });
  const read = async (path: string) => {
    const upload = await store.open(path);
    const content = upload && (await text(upload.read()));
    upload?.close();
    return content;
  };
  return { store, read, clock, folder };
}

test('revalidates a file after a minute, and downloads it only if it changed', async () => {
  let version = 1;
  const cms = await startUploadServer((_path, res, req) => {
    const etag = `"v${version}"`;
    const isKnown = req.headers['if-none-match'] === etag;
    res.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? undefined : `version ${version}`);
  });
  const { read, store, clock, folder } = await openStore(cms.url);
  expect([await read('a.pdf'), await read('a.pdf')]).toEqual(['version 1', 'version 1']);
  expect(cms.requests).toHaveLength(1);
  clock.now += 60_000;
  expect([await read('a.pdf'), await read('a.pdf')]).toEqual(['version 1', 'version 1']);
  expect(cms.requests).toHaveLength(2);
  clock.now += 60_000;
  version = 2;
  expect(await read('a.pdf')).toBe('version 2');
  expect(await store.describe('a.pdf')).toMatchObject({ etag: '"v2"' });
  expect(cms.requests).toHaveLength(3);
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1));
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

test('a download continues while it has a reader, and ends with the last', async () => {
  const cms = await startUploadServer((_path, res) => void res.writeHead(200).write('begun'));
  const { store, folder } = await openStore(cms.url);
  const [first, second] = await Promise.all([store.open('a.pdf'), store.open('a.pdf')]);
  first?.close();
  first?.close();
  expect(cms.openAnswers()).toBe(1);
  const body = second?.read();
  expect(String((await body?.[Symbol.asyncIterator]().next())?.value)).toBe('begun');
  second?.close();
  await vi.waitFor(() => expect(cms.openAnswers()).toBe(0));
  expect(await readdir(folder)).toEqual([]);
  expect(cms.requests).toEqual(['GET a.pdf']);
});
