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

test('a written size is found again', async () => {
  const disk = openImageDisk(folder, 1000);
  const written = await disk.write(keyOf('/media/a.jpg'), Buffer.from('bytes'));
  expect(written.size).toBe(5);
  expect(await disk.find(keyOf('/media/a.jpg'))).toEqual(written);
});

test('a size is found by a disk that is opened later on the same folder', async () => {
  await openImageDisk(folder, 1000).write(keyOf('/media/a.jpg'), Buffer.from('bytes'));
  expect(await openImageDisk(folder, 1000).find(keyOf('/media/a.jpg'))).toMatchObject({ size: 5 });
});

test('a file that was deleted behind its back is not found', async () => {
  const disk = openImageDisk(folder, 1000);
  const { file } = await disk.write(keyOf('/media/a.jpg'), Buffer.from('bytes'));
  await rm(file);
  expect(await disk.find(keyOf('/media/a.jpg'))).toBeUndefined();
});

test('a file that cannot be reached is not missing: it counts, and is found when it can be reached again', async () => {
  const disk = openImageDisk(folder, 25);
  const [a, b, c] = [keyOf('/a.jpg'), keyOf('/b.jpg'), keyOf('/c.jpg')];
  const { file } = await disk.write(a, Buffer.alloc(10));
  const elsewhere = join(folder, 'elsewhere');
  await rename(file, elsewhere);
  // A link to itself stands for a file without permission, which does not stop a test that runs as root.
  await symlink(file, file);
  expect(await disk.find(a)).toBeUndefined();
  await rename(elsewhere, file);
  expect(await disk.find(a)).toMatchObject({ file, size: 10 });
  await disk.write(b, Buffer.alloc(10));
  await disk.write(c, Buffer.alloc(10));
  expect((await readdir(folder)).sort()).toEqual([b, c].sort());
});

test('a size that is written again replaces the one before', async () => {
  const disk = openImageDisk(folder, 1000);
  await disk.write(keyOf('/a.jpg'), Buffer.from('old'));
  await disk.write(keyOf('/a.jpg'), Buffer.from('newer'));
  expect(await disk.find(keyOf('/a.jpg'))).toMatchObject({ size: 5 });
  expect(await readdir(folder)).toEqual([keyOf('/a.jpg')]);
});

test('what could not be written whole leaves nothing behind', async () => {
  const disk = openImageDisk(folder, 1000);
  // A folder in its place keeps the finished file from getting its name.
  await mkdir(join(folder, keyOf('/a.jpg'), 'x'), { recursive: true });
  await expect(disk.write(keyOf('/a.jpg'), Buffer.from('x'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual([keyOf('/a.jpg')]);
  expect(await disk.find(keyOf('/a.jpg'))).toBeUndefined();
});

test('the least recently used size is deleted from the folder when the bytes run out', async () => {
  const disk = openImageDisk(folder, 25);
  const [a, b, c] = [keyOf('/a.jpg'), keyOf('/b.jpg'), keyOf('/c.jpg')];
  await disk.write(a, Buffer.alloc(10));
  await disk.write(b, Buffer.alloc(10));
  await disk.find(a);
  await disk.write(c, Buffer.alloc(10));
  expect((await readdir(folder)).sort()).toEqual([a, c].sort());
});

test('unfinished and foreign files are removed when the folder is opened', async () => {
  await writeFile(join(folder, 'half.tmp'), 'x');
  openImageDisk(folder, 1000);
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be created fails the write, not the opening', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const disk = openImageDisk(join(file, 'images'), 1000);
  await expect(disk.write(keyOf('/a.jpg'), Buffer.from('x'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test('width, quality, path and format each make another key', () => {
  const request = { path: '/a.jpg', width: 640, quality: 75, format: 'webp' } as const;
  const others = [{ width: 828 }, { quality: 80 }, { path: '/b.jpg' }, { format: 'jpeg' as const }];
  const keys = [request, ...others.map((other) => ({ ...request, ...other }))].map(imageKey);
  expect(new Set(keys).size).toBe(5);
});
