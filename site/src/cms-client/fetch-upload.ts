import { pipeline, type Readable, Transform } from 'node:stream';
import type { Dispatcher } from 'undici';
import { behindBasicAuth } from './behind-basic-auth.ts';
import { discard } from './discard.ts';
import { CmsHttpError, CmsResponseError, CmsUnreachableError, isCmsError } from './errors.ts';
import { limits } from './limits.ts';
import { Pool } from './undici.ts';

/** The CMS's headers for a file of the media library. */
export interface UploadFacts {
  etag: string | undefined;
  lastModified: string | undefined;
  /** In bytes, if the CMS announces it. */
  length: number | undefined;
}

/** A file of the media library being transferred. Destroying the body closes the connection to the CMS. */
export interface Upload extends UploadFacts {
  /** Undefined after HEAD, and when the caller's copy is up to date. */
  body: Readable | undefined;
}

export interface UploadRequest {
  method?: 'GET' | 'HEAD';
  /** `if-none-match` and `if-modified-since` of the caller's copy. */
  conditions?: Record<string, string>;
  /** Aborts the request and its body. */
  signal?: AbortSignal;
}

/**
 * Fetches a file by its path below the uploads folder, decoded and without a leading slash. Redirects are not followed:
 * the file must come from the host that the configuration names. A WordPress with a separate front end redirects
 * requests for a missing file there, or sends a page: both mean that the file does not exist. A body that is not
 * passed to the caller is discarded, so that its connection is free again.
 * @returns undefined when there is no such file.
 * @throws CmsError when the request fails or the file is larger than the limit.
 */
export type FetchUpload = (path: string, request?: UploadRequest) => Promise<Upload | undefined>;

const OPERATION = 'FetchUpload';

/** Ends the stream with an error when it exceeds the limit, whatever length was announced. */
function capped(body: Readable, mostBytes: number): Readable {
  let size = 0;
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > mostBytes) done(new CmsResponseError(OPERATION, 'the file is too large'));
      else done(null, chunk);
    },
  });
  // Registered before the pipeline's own listener, so that readers get this error.
  body.once('error', (cause) => cap.destroy(new CmsUnreachableError(OPERATION, 'the file broke off', { cause })));
  // Not `compose`: a pipeline destroys the body, and with it the connection, when its reader stops.
  return pipeline(body, cap, () => {});
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function isMissing(status: number, type = ''): boolean {
  const isRedirect = status >= 300 && status < 400 && status !== 304;
  const isPage = status === 200 && /^(?:text\/html|application\/xhtml)/i.test(type);
  return status === 404 || status === 410 || isRedirect || isPage;
}

/** A fetcher with its connections. */
export interface FileFetcher {
  fetch: FetchUpload;
  close(): Promise<void>;
}

/**
 * Creates a fetcher with connections of its own, so that large files never delay a page.
 * @param places URLs of WordPress's folder for uploads, whose paths may change, in the order in which a file is looked for
 */
export function createUploadFetcher(places: readonly (() => string)[], mostBytes: number = limits.upload): FileFetcher {
  const fetchers = places.map((uploadsUrl) => fetcherFrom(uploadsUrl, mostBytes));
  return {
    async fetch(path, request) {
      let failure: unknown;
      for (const { fetch } of fetchers) {
        try {
          const upload = await fetch(path, request);
          if (upload) return upload;
        } catch (error) {
          // A bucket says 403 of what it does not have.
          failure ??= error;
        }
      }
      if (failure) throw failure;
      return undefined;
    },
    close: async () => void (await Promise.all(fetchers.map(({ close }) => close()))),
  };
}

function fetcherFrom(uploadsUrl: () => string, mostBytes: number): FileFetcher {
  const base = new URL(uploadsUrl());
  const options = { connections: limits.uploadConnections, connect: { timeout: limits.connect } };
  const pool = behindBasicAuth(new Pool(base.origin, options), base);
  const locate = (path: string) => ({
    origin: base.origin,
    path: `${new URL(uploadsUrl()).pathname.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`,
  });
  return fileFetcher(pool, locate, mostBytes);
}

/** A fetcher with the checks and limits of `FetchUpload`. @param locate where a file is */
export function fileFetcher(
  dispatcher: Dispatcher,
  locate: (file: string) => { origin: string; path: string },
  mostBytes: number = limits.upload,
): FileFetcher {
  async function request(file: string, { method = 'GET', conditions = {}, signal }: UploadRequest) {
    const { statusCode, headers, body } = await dispatcher.request({
      ...locate(file),
      method,
      headers: { ...conditions, 'accept-encoding': 'identity' },
      headersTimeout: limits.headers,
      bodyTimeout: limits.total,
      signal: signal ?? null,
    });
    const length = Number(one(headers['content-length']) ?? Number.NaN);
    const isTooLarge = length > mostBytes;
    const hasNoFile = isMissing(statusCode, one(headers['content-type']));
    const isWanted = statusCode === 200 && !isTooLarge && !hasNoFile && method === 'GET';
    if (!isWanted) discard(body);
    if (hasNoFile) return undefined;
    if (statusCode !== 200 && statusCode !== 304) throw new CmsHttpError(OPERATION, statusCode);
    if (isTooLarge) throw new CmsResponseError(OPERATION, 'the file is too large');
    return {
      body: isWanted ? capped(body, mostBytes) : undefined,
      etag: one(headers.etag),
      lastModified: one(headers['last-modified']),
      length: Number.isFinite(length) ? length : undefined,
    };
  }

  return {
    async fetch(file, options = {}) {
      try {
        return await request(file, options);
      } catch (cause) {
        throw isCmsError(cause) ? cause : new CmsUnreachableError(OPERATION, 'the CMS does not respond', { cause });
      }
    },
    close: () => dispatcher.destroy(),
  };
}
