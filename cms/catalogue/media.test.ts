import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { mediaMaker } from './media.ts';

const never = new AbortController().signal;
const files = smallCatalogue.images.length + smallCatalogue.documents.length;

async function small() {
  const cms = await startSmallCms();
  onTestFinished(() => cms.remove());
  return { ...cms, uploads: join(cms.folder, 'uploads', '2026', '03') };
}

test('every file is made once, in its size, and a second run makes none', async () => {
  const { media, uploads } = await small();
  expect(await media.prepareAll(never)).toEqual({ made: files, failed: [] });
  expect(await readdir(uploads)).toHaveLength(files);
  const { width, height, format } = await sharp(join(uploads, 'hero-river.jpg')).metadata();
  expect({ width, height, format }).toEqual({ width: 190, height: 80, format: 'jpeg' });
  expect(await media.prepareAll(never)).toEqual({ made: 0, failed: [] });
});

test('making goes on where it was stopped', async () => {
  const { media, uploads } = await small();
  const stop = new AbortController();
  const running = media.prepareAll(stop.signal);
  await media.prepare('2026/03/view-1.jpg');
  stop.abort();
  const first = await running;
  const kept = (await readdir(uploads)).length;
  expect(kept).toBeLessThan(files);
  const second = await media.prepareAll(never);
  expect(kept + second.made).toBe(files);
  expect(first.failed).toEqual([]);
});

test('a changed drawing is made again, the others are kept', async () => {
  const { media, folder, uploads } = await small();
  await media.prepareAll(never);
  const before = await stat(join(uploads, 'view-2.jpg'));
  const images = smallCatalogue.images.map((image) =>
    image.key === 'view-1' ? { ...image, draw: () => image.draw().replace('#1f6f8b', '#b5462a') } : image,
  );
  const { media: table } = tablesOf(openDatabase(join(folder, 'content.sqlite')));
  const again = mediaMaker(join(folder, 'uploads'), { ...smallCatalogue, images }, table);
  expect(await again.prepareAll(never)).toEqual({ made: 1, failed: [] });
  expect((await stat(join(uploads, 'view-2.jpg'))).mtimeMs).toBe(before.mtimeMs);
});

test('a drawing that cannot be made is named and keeps none of the others back', async () => {
  const { folder } = await small();
  const images = smallCatalogue.images.map((image) =>
    image.key === 'icon' ? { ...image, draw: () => 'no drawing' } : image,
  );
  const { media: table } = tablesOf(openDatabase(join(folder, 'content.sqlite')));
  const { made, failed } = await mediaMaker(join(folder, 'uploads'), { ...smallCatalogue, images }, table).prepareAll(
    never,
  );
  expect(made).toBe(files - 1);
  expect(failed).toEqual([expect.stringMatching(/^2026\/03\/icon\.jpg: /)]);
});

test('a file tells its size before its turn to be drawn has come', async () => {
  const cms = await startSmallCms();
  const query = '{ mediaItems(first: 100) { nodes { mimeType fileSize } } }';
  const request = new Request('http://cms.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const answer = await (await cms.fetch(request)).json();
  const sizes = answer.data.mediaItems.nodes.map(({ fileSize }: { fileSize: number | null }) => fileSize);
  await cms.remove();
  expect(sizes.length).toBeGreaterThan(5);
  for (const size of sizes) expect(size).toBeGreaterThan(10);
});
