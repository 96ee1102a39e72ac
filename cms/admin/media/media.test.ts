import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startSmallCms } from '../../testing/small-cms.ts';

const october = Date.parse('2026-10-31T23:59:59Z');
let now = october;
const cms = await startSmallCms({ now: () => now });
const editor = await adminVisit(cms, 'editor');

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#1f6f8b' } });
const png = await picture.clone().png().toBuffer();
const jpeg = await picture
  .clone()
  .withMetadata({ orientation: 6 })
  .withExif({ IFD0: { Copyright: 'secret-place' } })
  .jpeg()
  .toBuffer();

function file(bytes: Uint8Array | string, name: string, type = 'image/png'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

function upload(chosen: File): Promise<Response> {
  return editor.send('/wp-admin/upload.php', { 'files.upload': chosen });
}

/** The file at the URL of an upload's response, as a visitor gets it. */
async function served(uploaded: Response): Promise<{ response: Response; page: string; path: string }> {
  const page = await editor.page(uploaded.headers.get('location') ?? '');
  const path = /href="(\/wp-content\/uploads\/[^"]+)"/.exec(page)?.[1] ?? '';
  return { page, path, response: await cms.fetch(new Request(`http://cms.test${path}`)) };
}

test('stores an image under a plain name, with its type and dimensions', async () => {
  const { response, page, path } = await served(await upload(file(png, 'Größe & Maß (1).PNG')));
  expect(path).toBe('/wp-content/uploads/2026/10/grosse-mass-1.png');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(page).toContain('60 × 40 px');
  expect(page).toContain('Uploaded.');
});

test('a second file with the same name gets another name', async () => {
  const [one, two] = [
    await served(await upload(file(png, 'pump.png'))),
    await served(await upload(file(png, 'pump.png'))),
  ];
  expect([one.path, two.path].map((path) => path.split('/').at(-1))).toEqual(['pump.png', 'pump-2.png']);
});

test('the name of a seeded picture is taken even before the picture is on disk', async () => {
  now = Date.parse('2026-03-15T12:00:00Z');
  onTestFinished(() => {
    now = october;
  });
  const { path } = await served(await upload(file(jpeg, 'view-1.jpg', 'image/jpeg')));
  expect(path).toBe('/wp-content/uploads/2026/03/view-1-2.jpg');
});

test('takes the type from the bytes, not from the name or the browser', async () => {
  const { response, path } = await served(await upload(file(png, 'script.php.html', 'text/html')));
  expect(path).toMatch(/\/script-php\.png$/);
  expect(response.headers.get('content-type')).toBe('image/png');
});

test('a photograph is rotated upright', async () => {
  const { page } = await served(await upload(file(jpeg, 'photo.jpg', 'image/jpeg')));
  expect(page).toContain('40 × 60 px');
});

test('a photograph is stored without its location', async () => {
  const { response } = await served(await upload(file(jpeg, 'place.jpg', 'image/jpeg')));
  expect(Buffer.from(await response.arrayBuffer()).includes('secret-place')).toBe(false);
});

test('an animated GIF keeps its frames', async () => {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) => picture.clone().tint(background).png().toBuffer()),
  );
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { response, page } = await served(await upload(file(gif, 'turn.gif', 'image/gif')));
  expect(page).toContain('60 × 40 px');
  expect((await sharp(await response.arrayBuffer()).metadata()).pages).toBe(2);
});

test('does not store data appended to an image', async () => {
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
  const { response } = await served(await upload(file(polyglot, 'two-in-one.jpg', 'image/jpeg')));
  expect(Buffer.from(await response.arrayBuffer()).includes('alert(1)')).toBe(false);
});

test('stores a PDF unchanged', async () => {
  const { response, path } = await served(await upload(file('%PDF-1.4\n%%EOF\n', 'Manual.pdf', 'application/pdf')));
  expect(path).toMatch(/\/manual\.pdf$/);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(await response.text()).toBe('%PDF-1.4\n%%EOF\n');
});

const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const rejected: [what: string, bytes: Parameters<typeof file>[0], message: string][] = [
  ['an SVG', svg, 'SVG can carry scripts'],
  ['an SVG named like an image', `<!-- ${'x'.repeat(200)} -->${svg}`, 'SVG can carry scripts'],
  ['a page named like an image', '<!doctype html><script>alert(1)</script>', 'only JPEG'],
  ['a script', '#!/bin/sh\nrm -rf /\n', 'only JPEG'],
  ['an archive', Buffer.from('504b0304140000000000', 'hex'), 'only JPEG'],
  ['a truncated image', png.subarray(0, 60), 'damaged'],
  ['an image that claims to be huge', hugePng(), 'it has 10000 million pixels, and 60 million are accepted'],
  ['a file that is too large', Buffer.alloc(25_000_001, 0xff), 'larger than 25 MB'],
];

test.each(rejected)('rejects %s with the reason, and stores nothing', async (_what, bytes, message) => {
  const before = await filesOnDisk();
  const response = await upload(file(bytes, 'picture.png'));
  expect(response.status).toBe(422);
  expect(await filesOnDisk()).toEqual(before);
  expect(await response.text()).toContain(message);
});

/** A PNG of a few bytes whose header says 100,000 × 100,000. */
function hugePng(): Buffer {
  const huge = Buffer.from(png);
  huge.writeUInt32BE(100_000, 16);
  huge.writeUInt32BE(100_000, 20);
  return huge;
}

async function filesOnDisk(): Promise<string[]> {
  return (await readdir(join(cms.folder, 'uploads'), { recursive: true })).sort();
}

test('reports a form without a file', async () => {
  const response = await editor.send('/wp-admin/upload.php', {});
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('Choose a file first')]);
});

test('a name cannot lead out of the folder', async () => {
  const { path } = await served(await upload(file(png, '../../../etc/passwd.png')));
  expect(path).toMatch(/^\/wp-content\/uploads\/\d{4}\/\d\d\/passwd\.png$/);
});

test('the saved description of an image is its alternative text in GraphQL', async () => {
  const editPath = (await upload(file(png, 'described.png'))).headers.get('location') ?? '';
  expect(await editor.page('/wp-admin/upload.php')).toContain('no description');
  const described = await editor.send(editPath, { alt: ' A "blue" pump <b> ' });
  expect(described.headers.get('location')).toContain('notice=described');
  const id = /post=(\d+)/.exec(editPath)?.[1];
  const query = `{ mediaItem(id: ${id}, idType: DATABASE_ID) { altText mediaDetails { width height } } }`;
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(query)}`));
  expect(await response.json()).toMatchObject({
    data: { mediaItem: { altText: 'A "blue" pump <b>', mediaDetails: { width: 60, height: 40 } } },
  });
});
