import { type DiskImage, type ImageDisk, imageKey } from './image-disk.ts';
import type { ImageRequest } from './image-request.ts';
import type { MakeSize } from './image-work.ts';

/** An editor may replace a file under the same name; after this, the original is fetched again. */
const FRESH_MS = 24 * 60 * 60 * 1000;

/** A finished size: on disk, or only in memory when it could not be stored. */
export type MadeImage = DiskImage | { file: undefined; size: number; bytes: Buffer };

interface ImageMakerOptions {
  disk: ImageDisk;
  makeSize: MakeSize;
  warn: (message: string, error: unknown) => void;
}

/**
 * Makes sizes of images, each once for concurrent requests, and stores them on disk. Serves an old copy
 * when a new one cannot be made; delivers a size that cannot be stored all the same.
 * The returned function resolves with undefined when there is no such image.
 * @throws BusyError, CmsError or ImageFormatError, from the returned function.
 */
export function createImageMaker({ disk, makeSize, warn }: ImageMakerOptions) {
  const underWay = new Map<string, Promise<MadeImage | undefined>>();

  async function make(request: ImageRequest, key: string): Promise<MadeImage | undefined> {
    const bytes = await makeSize(request);
    if (!bytes) return undefined;
    try {
      return await disk.write(key, bytes);
    } catch (error) {
      warn('an image cannot be stored and is delivered from memory', error);
      return { file: undefined, size: bytes.length, bytes };
    }
  }

  return async (request: ImageRequest): Promise<MadeImage | undefined> => {
    const key = imageKey(request);
    const stored = await disk.find(key);
    if (stored && Date.now() - stored.writtenAt < FRESH_MS) return stored;
    const running = underWay.get(key) ?? make(request, key).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return stored ? running.catch(() => stored) : running;
  };
}

export type ImageMaker = ReturnType<typeof createImageMaker>;
