import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { ImageRequest } from './image-request.ts';

interface DiskImage {
  size: number;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** Made sizes on disk, within a number of bytes; the least recently used leave first. */
export interface ImageDisk {
  read(key: string): Promise<{ bytes: Buffer; writtenAt: number } | undefined>;
  write(key: string, bytes: Buffer): Promise<void>;
}

/** The name of one size of one picture. */
export function imageKey({ path, width, quality, format }: ImageRequest): string {
  return `${createHash('sha256').update(`${width} ${quality} ${path}`).digest('hex').slice(0, 40)}.${format}`;
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** @param folder is made when it is missing; what it holds already counts. */
export function openImageDisk(folder: string, maxBytes: number): ImageDisk {
  const images = new LRUCache<string, DiskImage>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }) => size + 1,
    dispose: (_image, key, reason) => {
      if (reason === 'evict') rmSync(join(folder, key), { force: true });
    },
  });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const { size, mtimeMs } = statSync(join(folder, name));
    if (/^[\da-f]{40}\.(?:webp|jpeg)$/.test(name)) images.set(name, { size, writtenAt: mtimeMs });
    else rmSync(join(folder, name), { force: true, recursive: true });
  }

  return {
    async read(key) {
      const image = images.get(key);
      if (!image) return undefined;
      try {
        return { bytes: await readFile(join(folder, key)), writtenAt: image.writtenAt };
      } catch (error) {
        if (!isMissingFile(error)) throw error;
        images.delete(key);
        return undefined;
      }
    },
    async write(key, bytes) {
      const unfinished = join(folder, `${randomUUID()}.tmp`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, join(folder, key));
      images.set(key, { size: bytes.length, writtenAt: Date.now() });
    },
  };
}
