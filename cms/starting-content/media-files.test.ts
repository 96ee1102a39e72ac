import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';
import { smallContent } from '../testing/small-content.ts';

const never = new AbortController().signal;
const files = smallContent.images.length + smallContent.documents.length;

/** A CMS whose starting content has its media in a folder of its own, which the test may change. */
async function small() {
  const mediaFolder = join(await temporaryFolder(), 'media');
  await cp(smallContent.mediaFolder, mediaFolder, { recursive: true });
  const cms = await startSmallCms({ startingContent: { ...smallContent, mediaFolder } });
  return { ...cms, mediaFolder, uploads: join(cms.folder, 'uploads', '2026', '03') };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-media-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('every file of the starting content is copied unchanged', async () => {
  const { media, mediaFolder, uploads } = await small();
  expect(await media.prepareAll(never)).toEqual({ copied: files, failed: [] });
  expect(await readdir(uploads)).toHaveLength(files);
  expect(await readFile(join(uploads, 'hero-river.jpg'))).toEqual(await readFile(join(mediaFolder, 'hero-river.jpg')));
});

test('copying resumes where it stopped', async () => {
  const { media, uploads } = await small();
  const stop = new AbortController();
  const running = media.prepareAll(stop.signal);
  await media.prepare('2026/03/view-1.jpg');
  stop.abort();
  expect((await running).failed).toEqual([]);
  const before = (await readdir(uploads)).length;
  expect(before).toBeGreaterThan(0);
  expect(before + (await media.prepareAll(never)).copied).toBe(files);
});

test('copies a picture again only if it changed in the starting content', async () => {
  const { media, mediaFolder, uploads } = await small();
  await media.prepareAll(never);
  const untouched = await stat(join(uploads, 'view-2.jpg'));
  await writeFile(join(mediaFolder, 'view-1.jpg'), 'another picture');
  expect(await media.prepareAll(never)).toEqual({ copied: 1, failed: [] });
  expect(await readFile(join(uploads, 'view-1.jpg'), 'utf8')).toBe('another picture');
  expect((await stat(join(uploads, 'view-2.jpg'))).ino).toBe(untouched.ino);
});

test('a file that the starting content lacks is reported, and does not stop the others', async () => {
  const { media, mediaFolder } = await small();
  await rm(join(mediaFolder, 'icon.jpg'));
  const { failed, copied } = await media.prepareAll(never);
  expect(copied).toBe(files - 1);
  expect(failed).toEqual([expect.stringMatching(/^2026\/03\/icon\.jpg: .*ENOENT/)]);
});

test('knows the size of a file before it is copied', async () => {
  const cms = await startSmallCms();
  const query = '{ mediaItems(first: 100) { nodes { mimeType fileSize } } }';
  const request = new Request('http://cms.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const result = await (await cms.fetch(request)).json();
  const sizes = result.data.mediaItems.nodes.map(({ fileSize }: { fileSize: number | null }) => fileSize);
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) expect(size).toBeGreaterThan(10);
});
