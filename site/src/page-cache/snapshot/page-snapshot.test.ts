import { readdirSync } from 'node:fs';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, test } from 'vitest';
import { openPageSnapshot } from './page-snapshot.ts';
import { openRecordStore } from './record-store.ts';

const page = { status: 200, headers: {}, body: Buffer.from('page'), tags: [], isPartial: false };

test.each([
  ['a cookie', 200, { 'set-cookie': 'a=b' }],
  ['no-store', 200, { 'cache-control': 'private, no-store' }],
  ['an error', 503, {}],
])('rejects a page with %s', async (_what, status, headers) => {
  const folder = await testFolder();
  const snapshot = await openPageSnapshot({ folder, maxBytes: 1e6, origin: '', build: '', warn: () => undefined });
  snapshot.write('/good/', page);
  snapshot.write('/never/', { ...page, status, headers });
  await snapshot.idle();
  expect(snapshot.has('/never/')).toBe(false);
  expect(readdirSync(folder)).toHaveLength(1);
});

const meta = { status: 200, headers: {}, tags: ['a'], origin: 'https://a.example', build: 'b1' };

/** Opens the snapshot of a folder with these records, as an earlier process may have left them. */
async function openWith(records: Record<string, object>) {
  const folder = await testFolder();
  const options = { folder, maxBytes: 1e6, warn: () => undefined };
  const store = await openRecordStore<object>({ ...options, parseMeta: (known) => known as object });
  for (const [key, record] of Object.entries(records)) store.write(key, record, Buffer.from('page'));
  await store.idle();
  return openPageSnapshot({ ...options, origin: 'https://a.example', build: 'b1' });
}

test.each([
  ['the origin', { origin: 1 }],
  ['a third party', { thirdParties: { maps: { 'script-src': 'https://maps.example' } } }],
  ['the site', { origin: 'https://b.example' }],
])('drops a page from disk when %s is not as expected', async (_what, parts) => {
  const snapshot = await openWith({ '/bad/': { ...meta, ...parts }, '/good/': meta });
  expect([snapshot.has('/bad/'), snapshot.has('/good/')]).toEqual([false, true]);
});

test('reads a page back from the disk with its age and tags', async () => {
  // The clock of file systems goes by ticks of up to 10 ms, so a file may seem to be older than the test.
  const before = Date.now() - 10;
  const snapshot = await openWith({ '/a/': { ...meta, headers: { 'content-type': 'text/html' }, validUntil: 5 } });
  const found = await snapshot.read('/a/');
  expect(found).toMatchObject({
    page: { status: 200, headers: { 'content-type': 'text/html' }, tags: ['a'], isPartial: false, validUntil: 5 },
  });
  expect(String(found?.page.body)).toBe('page');
  expect(found?.ageMs).toBeLessThanOrEqual(Date.now() - before);
  expect(snapshot.keysTagged(['a'])).toEqual(new Set(['/a/']));
});

test('reads nothing for a page that the disk does not have', async () => {
  const snapshot = await openWith({ '/a/': meta });
  expect(await snapshot.read('/none/')).toBeUndefined();
});

test('a page keeps its third parties after a restart', async () => {
  const folder = await testFolder();
  const options = { folder, maxBytes: 1e6, origin: '', build: '', warn: () => undefined };
  const thirdParties = { captcha: { 'script-src': ['https://check.example'] } };
  const before = await openPageSnapshot(options);
  before.write('/a/', { ...page, thirdParties });
  await before.idle();
  const after = await openPageSnapshot(options);
  expect((await after.read('/a/'))?.page.thirdParties).toEqual(thirdParties);
});

test('distinguishes pages of other builds', async () => {
  const snapshot = await openWith({ '/old/': { ...meta, build: 'b0' }, '/new/': meta });
  expect(snapshot.keysOfOtherBuilds()).toEqual(['/old/']);
});
