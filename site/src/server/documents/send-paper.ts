import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCmsError } from '../../cms-client/errors.ts';
import { StorageError } from '../../content/media/spool.ts';
import {
  fixedPath,
  isReplaced,
  newestFile,
  newestPath,
  type Paper,
  type PaperFile,
  paperPath,
  readFilePath,
} from '../../documents/paper.ts';
import type { NoFile, SentFile } from '../../documents/paper-store.ts';
import type { PaperShelf } from '../../documents/shelf.ts';
import { DOCUMENTS, partsBelowDocuments } from '../../routing/document-paths.ts';
import { sendText } from '../http/send.ts';
import { isUnchanged, sendUpload } from '../media/send-media.ts';

interface PaperSenderOptions {
  shelf: Pick<PaperShelf, 'find' | 'store' | 'papers'>;
  /** Of the site, for canonical links. */
  siteUrl: URL;
  siteLanguage: string;
}

const refusals: Readonly<Record<NoFile, { status: number; text: string }>> = {
  missing: { status: 404, text: 'The file of this document is gone from the library.' },
  empty: { status: 422, text: 'The file of this document is empty.' },
  unreadable: { status: 422, text: 'The file of this document is not what its name says.' },
  changed: { status: 410, text: 'This revision is no longer kept.' },
};

/** What a path names: a file, the fixed URL of one, and where search engines should go instead. */
interface Requested {
  file: PaperFile;
  fixed?: string;
  canonical?: string;
}

function fileFor(
  paper: Paper,
  path: string,
  language: string | undefined,
  siteLanguage: string,
): Requested | undefined {
  const requested = readFilePath(path);
  if (!requested) return undefined;
  if (!('revision' in requested)) {
    const file = newestFile(paper, siteLanguage, { language, extension: requested.extension });
    return file && { file };
  }
  const file = paper.files.find(
    (one) =>
      one.revision === requested.revision &&
      one.language === requested.language &&
      (one.extension === requested.extension || one.upload === ''),
  );
  if (!file) return undefined;
  // A row whose file is gone from the library still has what was once sent.
  const fixed = fixedPath(paper, { ...file, extension: requested.extension });
  const isOld = isReplaced(paper, file, siteLanguage);
  const newest = newestFile(paper, siteLanguage, { language: file.language });
  return {
    file,
    fixed,
    ...(isOld && newest && { canonical: newestPath(paper, newest.extension, newest.language) }),
  };
}

async function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  file: SentFile,
  more: Record<string, string>,
): Promise<void> {
  const { type, etag, length } = file;
  const headers = { 'content-type': type, 'x-content-type-options': 'nosniff', ...(etag && { etag }), ...more };
  if (isUnchanged(req, file)) return void res.writeHead(304, headers).end();
  if (req.method !== 'HEAD') return res.destroyed ? undefined : sendUpload(req, res, file, headers);
  const size = length === undefined ? {} : { 'content-length': length, 'accept-ranges': 'bytes' };
  res.writeHead(200, { ...headers, ...size }).end();
}

export type PaperSender = ReturnType<typeof createPaperSender>;

/** The files of papers: `/documents/{slug}.pdf` is the newest, `/documents/{slug}/{revision}.{language}.pdf` always the same. */
export function createPaperSender({ shelf, siteUrl, siteLanguage }: PaperSenderOptions) {
  const link = (path: string, relation: string) => `<${new URL(path, siteUrl).href}>; rel="${relation}"`;

  function sendWithdrawn(res: ServerResponse, successor: Paper | undefined): void {
    const path = successor ? paperPath(successor) : '';
    const more = successor ? ` ${successor.title} replaces it: ${new URL(path, siteUrl).href}` : '';
    const headers: Record<string, string> = successor ? { link: link(path, 'successor-version') } : {};
    sendText(res, 410, `This document was withdrawn.${more}`, headers);
  }

  async function send(req: IncomingMessage, res: ServerResponse, paper: Paper, requested: Requested): Promise<void> {
    const { file, fixed, canonical } = requested;
    const opened = await shelf.store.open(file, fixed);
    if (typeof opened === 'string') {
      const { status, text } = refusals[opened];
      return sendText(res, status, text);
    }
    const successor = paper.supersededBy === undefined ? undefined : shelf.find(paper.supersededBy);
    const links = [
      ...(canonical === undefined ? [] : [link(canonical, 'canonical')]),
      ...(successor && 'paper' in successor ? [link(paperPath(successor.paper), 'successor-version')] : []),
    ];
    const name = [paper.slug, ...(fixed === undefined ? [] : [file.revision])].join('-');
    return sendFile(req, res, opened, {
      'content-disposition': `${opened.disposition}; filename*=UTF-8''${encodeURIComponent(`${name}.${file.language}.${file.extension}`)}`,
      // A fixed URL never has another file; what arrives for the first time may still break off.
      'cache-control':
        fixed !== undefined && opened.etag ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      ...(links.length > 0 && { link: links.join(', ') }),
    });
  }

  /** The bytes that were once sent from this URL, of a product's file that an editor has replaced since. */
  async function sendStored(req: IncomingMessage, res: ServerResponse, paper: Paper, path: string): Promise<boolean> {
    if (paper.source !== 'product') return false;
    const stored = await shelf.store.openFixed(path);
    const newest = newestFile(paper, siteLanguage);
    if (!stored || !newest) return false;
    await sendFile(req, res, stored, {
      'content-disposition': stored.disposition,
      'cache-control': 'public, max-age=31536000, immutable',
      link: link(newestPath(paper, newest.extension), 'canonical'),
    });
    return true;
  }

  /** @param path decoded @param query with `lang` */
  return async (req: IncomingMessage, res: ServerResponse, path: string, query: URLSearchParams): Promise<void> => {
    const found = shelf.find(readFilePath(path)?.slug ?? '');
    if (!found) {
      if (shelf.papers()) return sendText(res, 404, 'Not found.');
      return sendText(res, 503, 'Temporarily unavailable.', { 'retry-after': '30' });
    }
    if ('withdrawn' in found) return sendWithdrawn(res, found.successor);
    const { paper } = found;
    const requested = fileFor(paper, path, query.get('lang')?.toLowerCase() || undefined, siteLanguage);
    try {
      if (requested) return await send(req, res, paper, requested);
      const parts = partsBelowDocuments(path) ?? [];
      const fixed = parts.length > 1 ? [DOCUMENTS, ...parts.map(encodeURIComponent)].join('/') : '';
      if (fixed !== '' && (await sendStored(req, res, paper, fixed))) return;
      const wasSent = fixed !== '' && shelf.store.wasSent(fixed);
      return sendText(res, wasSent ? 410 : 404, wasSent ? 'This revision was withdrawn.' : 'Not found.');
    } catch (error) {
      if (res.headersSent) throw error;
      // A disk that cannot be written: the library's own way needs none.
      if (error instanceof StorageError && requested)
        return void res
          .writeHead(307, {
            location: `/media/${requested.file.upload.split('/').map(encodeURIComponent).join('/')}`,
            'cache-control': 'no-store',
          })
          .end();
      if (!isCmsError(error)) throw error;
      return sendText(res, 503, 'Temporarily unavailable.', { 'retry-after': '30' });
    }
  };
}
