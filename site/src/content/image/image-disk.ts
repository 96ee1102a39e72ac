import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '@headwater/runtime/error-code.ts';
import { LRUCache } from 'lru-cache';
import type { ImageRequest } from './image-request.ts';

/** What a stream reads at once: a smaller file read whole takes half the time of one that is streamed. */
const SMALL_BYTES = 64 * 1024;

/** One size of an image on disk. */
export interface DiskImage {
  file: string;
  /** In bytes. */
  size: number;
  /** Epoch milliseconds. */
  writtenAt: number;
  /** The content of a small file that was found. */
  bytes?: Buffer;
}

/** Finished sizes on disk, up to a total size; the least recently used are deleted first. */
export interface ImageDisk {
  find(key: string): Promise<DiskImage | undefined>;
  /** @throws a system error when the disk is full, read-only or belongs to another user */
  write(key: string, bytes: Buffer): Promise<DiskImage>;
}

/** The file name of one size of one image. */
export function imageKey({ path, width, quality, format, crop, moves }: ImageRequest): string {
  return `${createHash('sha256')
    .update(`${moves ? 'moves ' : ''}${crop ? `${crop} ` : ''}${width} ${quality} ${path}`)
    .digest('hex')
    .slice(0, 40)}.${format}`;
}

/** @param folder is created when it is missing; existing files count toward the limit. */
export function openImageDisk(folder: string, maxBytes: number): ImageDisk {
  const images = new LRUCache<string, DiskImage>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size + 1,
    dispose: (image, _key, reason) => {
      if (reason === 'evict') rmSync(image.file, { force: true });
    },
  });

  function readFolder(): void {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      const { size, mtimeMs } = statSync(file);
      if (/^[\da-f]{40}\.(?:avif|webp|jpeg)$/.test(name)) images.set(name, { file, size, writtenAt: mtimeMs });
      else rmSync(file, { force: true, recursive: true });
    }
  }

  try {
    readFolder();
  } catch (error) {
    // Images are delivered without a disk too, and each failed write is logged.
    if (errorCode(error) === undefined) throw error;
  }

  return {
    async find(key) {
      const image = images.get(key);
      if (!image) return undefined;
      try {
        // Another instance may have written the file again.
        if (image.size > SMALL_BYTES) return { ...image, size: (await stat(image.file)).size };
        const bytes = await readFile(image.file);
        return { ...image, size: bytes.length, bytes };
      } catch (error) {
        // An unreadable file still takes up space, and may become readable again.
        if (errorCode(error) === 'ENOENT') images.delete(key);
        return undefined;
      }
    },
    async write(key, bytes) {
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      const file = join(folder, key);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        rmSync(unfinished, { force: true });
        throw error;
      }
      const image = { file, size: bytes.length, writtenAt: Date.now() };
      images.set(key, image);
      return image;
    },
  };
}
