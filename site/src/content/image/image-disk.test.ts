import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { imageKey, openImageDisk } from './image-disk.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'image-disk-'));
});

afterEach(() => rm(folder, { recursive: true }));

const keyOf = (path: string) => imageKey({ path, width: 640, quality: 75, format: 'webp' });

test.each([
  ['a small size, with its content', 65_536],
  ['a large size, which is left on the disk', 65_537],
])('finds %s', async (_what, size) => {
  const bytes = Buffer.alloc(size, 1);
  const disk = openImageDisk(folder, 100_000);
  const written = await disk.write(keyOf('/media/a.jpg'), bytes);
  expect(written.size).toBe(size);
  expect(await disk.find(keyOf('/media/a.jpg'))).toEqual(size > 65_536 ? written : { ...written, bytes });
});

test.each([
  ['small', 5],
  ['large', 70_000],
])('a %s size that another instance wrote again has the length of what is there now', async (_what, size) => {
  const disk = openImageDisk(folder, 100_000);
  const { file } = await disk.write(keyOf('/media/a.jpg'), Buffer.alloc(size));
  await writeFile(file, Buffer.alloc(size + 6, 1));
  const found = await disk.find(keyOf('/media/a.jpg'));
  expect([found?.size, found?.bytes?.length ?? found?.size]).toEqual([size + 6, size + 6]);
});

test.each(['avif', 'webp', 'jpeg'] as const)('finds a size in %s after the folder is opened again', async (format) => {
  const key = imageKey({ path: '/media/a.jpg', width: 640, quality: 75, format });
  await openImageDisk(folder, 1000).write(key, Buffer.from('bytes'));
  expect(await openImageDisk(folder, 1000).find(key)).toMatchObject({ size: 5 });
});

test('a file that another program deleted is not found', async () => {
  const disk = openImageDisk(folder, 1000);
  const { file } = await disk.write(keyOf('/media/a.jpg'), Buffer.from('bytes'));
  await rm(file);
  expect(await disk.find(keyOf('/media/a.jpg'))).toBeUndefined();
});

/** A stored file cannot be read. @returns what makes it readable again */
async function withUnreadable() {
  const disk = openImageDisk(folder, 25);
  const key = keyOf('/a.jpg');
  const { file } = await disk.write(key, Buffer.alloc(10));
  const elsewhere = join(folder, 'elsewhere');
  await rename(file, elsewhere);
  // A link to itself imitates a file without permission, which would not stop a test that runs as root.
  await symlink(file, file);
  expect(await disk.find(key)).toBeUndefined();
  return { disk, key, file, restore: () => rename(elsewhere, file) };
}

test('an unreadable file is found once it is readable again', async () => {
  const { disk, key, file, restore } = await withUnreadable();
  await restore();
  expect(await disk.find(key)).toMatchObject({ file, size: 10 });
});

test('an unreadable file still counts toward the size limit', async () => {
  const { disk, restore } = await withUnreadable();
  await restore();
  const [b, c] = [keyOf('/b.jpg'), keyOf('/c.jpg')];
  await disk.write(b, Buffer.alloc(10));
  await disk.write(c, Buffer.alloc(10));
  expect((await readdir(folder)).sort()).toEqual([b, c].sort());
});

test('writing a size again replaces it', async () => {
  const disk = openImageDisk(folder, 1000);
  await disk.write(keyOf('/a.jpg'), Buffer.from('old'));
  await disk.write(keyOf('/a.jpg'), Buffer.from('newer'));
  expect(await disk.find(keyOf('/a.jpg'))).toMatchObject({ size: 5 });
  expect(await readdir(folder)).toEqual([keyOf('/a.jpg')]);
});

test('a failed write leaves nothing behind', async () => {
  const disk = openImageDisk(folder, 1000);
  // A folder in its place prevents the rename of the finished file.
  await mkdir(join(folder, keyOf('/a.jpg'), 'x'), { recursive: true });
  await expect(disk.write(keyOf('/a.jpg'), Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual([keyOf('/a.jpg')]);
  expect(await disk.find(keyOf('/a.jpg'))).toBeUndefined();
});

test('deletes the least recently used size when the size limit is reached', async () => {
  const disk = openImageDisk(folder, 25);
  const [a, b, c] = [keyOf('/a.jpg'), keyOf('/b.jpg'), keyOf('/c.jpg')];
  await disk.write(a, Buffer.alloc(10));
  await disk.write(b, Buffer.alloc(10));
  await disk.find(a);
  await disk.write(c, Buffer.alloc(10));
  expect((await readdir(folder)).sort()).toEqual([a, c].sort());
});

test('unfinished files are removed when the folder is opened', async () => {
  await writeFile(join(folder, 'half.tmp'), 'x');
  openImageDisk(folder, 1000);
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be created fails on write, not on open', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const disk = openImageDisk(join(file, 'images'), 1000);
  await expect(disk.write(keyOf('/a.jpg'), Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

const keyed = { path: '/a.jpg', width: 640, quality: 75, format: 'webp' } as const;
const different = [
  { width: 828 },
  { quality: 80 },
  { path: '/b.jpg' },
  { format: 'jpeg' as const },
  { format: 'avif' as const },
  { crop: '8:5' as const },
  { crop: '4:3' as const },
  { moves: true as const },
];

test('an image has a key of its own for each path, width, quality, format and crop, and for all its frames', () => {
  const keys = [keyed, ...different.map((other) => ({ ...keyed, ...other }))].map(imageKey);
  expect(new Set(keys).size).toBe(9);
});
