import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fetchUpload } from '../../cms-client/fetch-upload.ts';
import { env } from '../../config/env.ts';
import { type ImageDisk, imageKey, openImageDisk } from './image-disk.ts';
import type { ImageRequest } from './image-request.ts';
import { resizeImage } from './resize-image.ts';

const DISK_BYTES = 512 * 1024 * 1024;
/** An editor may replace a file under the same name; after this the original is asked for again. */
const FRESH_MS = 24 * 60 * 60 * 1000;

let disk: ImageDisk | undefined;
const underWay = new Map<string, Promise<Buffer | undefined>>();

function imageDisk(): ImageDisk {
  disk ??= openImageDisk(join(resolve(env.DATA_DIR), 'site', 'images'), DISK_BYTES);
  return disk;
}

async function fromOriginal(request: ImageRequest, key: string): Promise<Buffer | undefined> {
  const upload = await fetchUpload(request.path);
  if (!upload?.body) return undefined;
  const bytes = await resizeImage(await buffer(upload.body), request);
  await imageDisk().write(key, bytes);
  return bytes;
}

/**
 * One size of a picture, made once however many ask, and kept on disk. An old copy is served when
 * the original cannot be had.
 * @returns undefined when there is no such picture.
 * @throws CmsError or ImageFormatError.
 */
export async function makeImage(request: ImageRequest): Promise<Buffer | undefined> {
  const key = imageKey(request);
  const kept = await imageDisk().read(key);
  if (kept && Date.now() - kept.writtenAt < FRESH_MS) return kept.bytes;
  const running = underWay.get(key) ?? fromOriginal(request, key).finally(() => underWay.delete(key));
  underWay.set(key, running);
  return kept ? running.catch(() => kept.bytes) : running;
}
