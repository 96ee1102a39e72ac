import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { imageKey, openImageDisk } from './image-disk.ts';
import type { ImageRequest } from './image-request.ts';
import { createImageMaker, type MadeImage } from './make-image.ts';

const request: ImageRequest = { path: '2026/a.jpg', width: 640, quality: 75, format: 'webp' };
const HOUR = 3_600_000;

/** A maker with a disk of its own. `next` makes the next size. */
async function makerWithDisk() {
  const root = await mkdtemp(join(tmpdir(), 'make-image-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'images');
  const made: ImageRequest[] = [];
  const warnings: string[] = [];
  const state: { next: () => Promise<Buffer | undefined> } = { next: async () => Buffer.from('new') };
  const open = () =>
    createImageMaker({
      disk: openImageDisk(folder, 1_000),
      makeSize: (wanted) => {
        made.push(wanted);
        return state.next();
      },
      warn: (message) => void warnings.push(message),
    });
  return { root, folder, made, warnings, state, open };
}

/** A maker with a size that was stored `ageMs` ago. */
async function makerWithStored(ageMs: number) {
  const parts = await makerWithDisk();
  const file = join(parts.folder, imageKey(request));
  await mkdir(parts.folder);
  await writeFile(file, 'old');
  const seconds = (Date.now() - ageMs) / 1_000;
  await utimes(file, seconds, seconds);
  return { ...parts, make: parts.open() };
}

async function bytesOf(image: MadeImage | undefined): Promise<string | undefined> {
  if (!image) return undefined;
  return String('bytes' in image ? image.bytes : await readFile(image.file));
}

test('a size is made once for several requests', async () => {
  const { open, made } = await makerWithDisk();
  const make = open();
  expect(await bytesOf(await make(request))).toBe('new');
  expect(await bytesOf(await make(request))).toBe('new');
  expect(made).toEqual([request]);
});

test('a size is stored under its key', async () => {
  const { open, folder } = await makerWithDisk();
  await open()(request);
  expect(await readdir(folder)).toEqual([imageKey(request)]);
});

test('makes a size once for concurrent requests', async () => {
  const { open, made } = await makerWithDisk();
  const make = open();
  const images = await Promise.all([make(request), make(request), make({ ...request, width: 828 }), make(request)]);
  expect(made.map(({ width }) => width)).toEqual([640, 828]);
  expect(images[0]).toEqual(images[3]);
});

test.each([
  ['23 hours is served unchanged', 23 * HOUR, 'old', 0],
  ['25 hours is made again', 25 * HOUR, 'new', 1],
])('a size stored for %s', async (_what, age, bytes, count) => {
  const { make, made } = await makerWithStored(age);
  expect(await bytesOf(await make(request))).toBe(bytes);
  expect(made).toHaveLength(count);
});

test('serves an old copy when a new one cannot be made', async () => {
  const { make, state } = await makerWithStored(25 * HOUR);
  state.next = () => Promise.reject(new Error('the CMS does not respond'));
  expect(await bytesOf(await make(request))).toBe('old');
});

test('an image that the CMS no longer has is gone, even with an old copy', async () => {
  const { make, state } = await makerWithStored(25 * HOUR);
  state.next = async () => undefined;
  expect(await make(request)).toBeUndefined();
});

/** A maker without a copy of an image, for which the CMS does not respond. */
async function makerWithoutCms() {
  const { open, made, state } = await makerWithDisk();
  state.next = () => Promise.reject(new Error('the CMS does not respond'));
  return { make: open(), made, state };
}

test('a size that cannot be made without a copy is a failure', async () => {
  const { make } = await makerWithoutCms();
  await expect(make(request)).rejects.toThrow('the CMS does not respond');
});

test('a size that could not be made is tried again for the next visitor', async () => {
  const { make, made, state } = await makerWithoutCms();
  await make(request).catch(() => undefined);
  state.next = async () => Buffer.from('new');
  expect(await bytesOf(await make(request))).toBe('new');
  expect(made).toHaveLength(2);
});

test('a size that cannot be stored is delivered from memory', async () => {
  const { open, folder } = await makerWithDisk();
  await writeFile(folder, 'a file where the folder should be');
  expect(await open()(request)).toEqual({ size: 3, bytes: Buffer.from('new') });
});

test('a size that cannot be stored has a warning', async () => {
  const { open, folder, warnings } = await makerWithDisk();
  await writeFile(folder, 'a file where the folder should be');
  await open()(request);
  expect(warnings).toEqual(['an image cannot be stored and is delivered from memory']);
});
