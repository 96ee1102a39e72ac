import { pipeline } from 'node:stream/promises';
import { readFileLink } from '../../leads/hand-over/file-link.ts';
import type { UploadStore } from '../../uploads/upload-store.ts';
import type { Responder } from '../exchange.ts';
import { sendText } from '../http/send.ts';

/** Sends a file of a lead to those who have its link, which the webhook got: never shown, always saved. */
export function createLeadFileEndpoint({ find, read }: Pick<UploadStore, 'find' | 'read'>, now = Date.now): Responder {
  return async ({ req, res, path }) => {
    const link = readFileLink(path, now());
    if (link === 'expired') return sendText(res, 410, 'This link has ended.');
    const file = link && (await find(link.upload));
    const bytes = file?.isComplete ? await read(file.id) : undefined;
    if (!file || !bytes) return sendText(res, 404, 'Not found.');
    res.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.toWellFormed())}`,
      'content-length': file.size,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'noindex',
    });
    if (req.method === 'HEAD') return void res.end();
    // A receiver that breaks off has itself to blame.
    await pipeline(bytes.stream(), res).catch(() => undefined);
  };
}
