import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { contentHash } from '@headwater/contract/http/content-hash.ts';
import { readUrlEncoded } from '@headwater/contract/http/url-encoded.ts';
import { imageKey } from '../../content/image/image-disk.ts';
import { type ImageRequest, readImageRequest } from '../../content/image/image-request.ts';
import type { ImageMaker, MadeImage } from '../../content/image/make-image.ts';
import { ImageFormatError } from '../../content/image/resize-image.ts';
import { isNotModified } from '../http/negotiate.ts';
import { sendText } from '../http/send.ts';

/** Stays the same for as long as the stored file does. */
function etagOf(request: ImageRequest, image: MadeImage): string {
  const version = image.file === undefined ? image.bytes : `${imageKey(request)} ${image.writtenAt} ${image.size}`;
  return `"${contentHash(version)}"`;
}

async function sendBytes(res: ServerResponse, image: MadeImage): Promise<void> {
  if (image.file === undefined || image.bytes) return void res.end(image.bytes);
  try {
    await pipeline(createReadStream(image.file), res);
  } catch (error) {
    if (!res.destroyed) throw error;
  }
}

/**
 * `/image?url=/media/…&w=640&q=75`: an image in the requested size.
 * @param hosts besides the CMS whose pictures are sent; those of the configuration
 */
export function createImageSender(makeImage: ImageMaker, hosts?: readonly string[]) {
  return async (req: IncomingMessage, res: ServerResponse, query: string): Promise<void> => {
    const wanted = readImageRequest(readUrlEncoded(query), req.headers.accept ?? '', hosts);
    if (!wanted) return sendText(res, 400, 'Bad request.');
    const image = await makeImage(wanted).catch((error: unknown) => {
      if (error instanceof ImageFormatError) return error;
      throw error;
    });
    if (image instanceof ImageFormatError) return sendText(res, 422, `This picture cannot be shown: ${image.message}.`);
    if (!image) return sendText(res, 404, 'Not found.');
    const etag = etagOf(wanted, image);
    const headers = { vary: 'Accept', etag };
    if (isNotModified(req.headers['if-none-match'], etag)) return void res.writeHead(304, headers).end();
    res.writeHead(200, { ...headers, 'content-type': `image/${wanted.format}`, 'content-length': image.size });
    if (req.method === 'HEAD') return void res.end();
    return sendBytes(res, image);
  };
}
