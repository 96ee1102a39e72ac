import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { isCmsError } from '../../cms-client/errors.ts';
import { createForeignFetcher } from '../../cms-client/fetch-foreign.ts';
import { createUploadFetcher, type FileFetcher } from '../../cms-client/fetch-upload.ts';
import { openImageDisk } from '../../content/image/image-disk.ts';
import { isForeign } from '../../content/image/image-request.ts';
import { createImageWork } from '../../content/image/image-work.ts';
import { createImageMaker } from '../../content/image/make-image.ts';
import { BusyError } from '../../content/media/gate.ts';
import { openUploadStore } from '../../content/media/upload-store.ts';
import { sendText } from '../http/send.ts';
import { createImageSender } from './send-image.ts';
import { createMediaSender } from './send-media.ts';

const IMAGE_BYTES = 512 * 1024 * 1024;
/** Leaves one core for pages. Times are below the 15 s after which the server closes an idle connection. */
const IMAGE_WORK = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), maxWaiting: 128, maxWaitMs: 10_000 };

/** The endpoints `/media/…` and `/image`. */
export interface MediaEndpoint {
  /** @param path below `/media/`, decoded */
  sendMedia(req: IncomingMessage, res: ServerResponse, path: string): Promise<void>;
  /** @param query of the URL, without its question mark */
  sendImage(req: IncomingMessage, res: ServerResponse, query: string): Promise<void>;
  close(): Promise<void>;
}

export interface MediaEndpointOptions {
  /** See `createUploadFetcher`. */
  uploadsUrls: readonly (() => string)[];
  dataFolder: string;
  /** Hosts besides the CMS whose pictures `/image` sends; those of the configuration unless a test names some. */
  imageHosts?: readonly string[];
  /** Fetches those pictures. */
  foreign?: FileFetcher;
  warn: (message: string, error: unknown) => void;
}

/** A busy server or a failing CMS does not mean a missing file: both are 503, to be retried. */
async function withRefusals(res: ServerResponse, send: Promise<void>): Promise<void> {
  try {
    await send;
  } catch (error) {
    const isBusy = error instanceof BusyError;
    if (res.headersSent || !(isBusy || isCmsError(error))) throw error;
    sendText(res, 503, 'Temporarily unavailable.', { 'retry-after': isBusy ? '5' : '30' });
  }
}

export function createMediaEndpoint(options: MediaEndpointOptions): MediaEndpoint {
  const { uploadsUrls, dataFolder, imageHosts, foreign = createForeignFetcher(), warn } = options;
  const library = createUploadFetcher(uploadsUrls);
  const folder = join(resolve(dataFolder), 'site');
  const store = openUploadStore({ fetch: library.fetch, folder: join(folder, 'uploads'), warn });
  // Apart from the media library, so that a slow host delays none of its files.
  const foreignStore = openUploadStore({ fetch: foreign.fetch, folder: join(folder, 'foreign-images'), warn });
  const originals = { open: (path: string) => (isForeign({ path }) ? foreignStore : store).open(path) };
  const sendMedia = createMediaSender(store);
  const sendImage = createImageSender(
    createImageMaker({
      disk: openImageDisk(join(folder, 'images'), IMAGE_BYTES),
      makeSize: createImageWork({ store: originals, ...IMAGE_WORK }),
      warn,
    }),
    imageHosts,
  );
  return {
    sendMedia: (req, res, path) => withRefusals(res, sendMedia(req, res, path)),
    sendImage: (req, res, query) => withRefusals(res, sendImage(req, res, query)),
    close: async () => void (await Promise.all([library.close(), foreign.close()])),
  };
}
