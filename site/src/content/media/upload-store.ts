import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { discard } from '../../cms-client/discard.ts';
import type { FetchUpload, Upload, UploadFacts } from '../../cms-client/fetch-upload.ts';
import { limits } from '../../cms-client/limits.ts';
import { createGate } from './gate.ts';
import { type OpenUpload, passedThrough, passThrough, WHOLE } from './pass-through.ts';
import { type ByteRange, createSpool, type Spool, StorageError, unbuffered } from './spool.ts';

/** Size limit of the files on disk; the least recently used are deleted first. */
const STORE_BYTES = 512 * 1024 * 1024;
/** After this long, a file is revalidated at the CMS. */
const FRESH_MS = 60_000;
/** A file that is on disk waits this long for the CMS, and is not requested again for a while when that fails. */
const REVALIDATION = { waitMs: 300, retryMs: 10_000 };
/** How long a missing file is not requested again, and how many such paths are remembered. */
const MISSING = { ttl: 60_000, max: 5_000 };
/** After a failed write, files pass through without being stored for this long. */
const UNWRITABLE_MS = 10_000;
const GATE = { atOnce: limits.uploadConnections, maxWaiting: 200, maxWaitMs: limits.headers };

interface StoredUpload {
  facts: UploadFacts;
  spool: Spool;
  checkedAt: number;
  readers: number;
}

/** The media library's files, each fetched once for concurrent requests, and read from disk. */
export interface UploadStore {
  /** @returns undefined when there is no such file. @throws CmsError or BusyError */
  open(path: string): Promise<OpenUpload | undefined>;
  /** The headers of a file, without fetching it. @returns and throws as `open` does */
  describe(path: string): Promise<UploadFacts | undefined>;
}

interface UploadStoreOptions {
  fetch: FetchUpload;
  /** Emptied at startup: only this process knows what is in it. */
  folder: string;
  warn: (message: string, error: unknown) => void;
  now?: () => number;
}

type Fetched = StoredUpload | 'unstorable' | undefined;

function conditionsOf({ etag, lastModified }: UploadFacts): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
}

function partsOf({ fetch, folder, warn, now = Date.now }: UploadStoreOptions) {
  return {
    fetch,
    folder,
    warn,
    now,
    gate: createGate(GATE),
    missing: new LRUCache<string, true>(MISSING),
    underWay: new Map<string, Promise<Fetched>>(),
    unwritableUntil: 0,
    stored: new LRUCache<string, StoredUpload>({
      maxSize: STORE_BYTES,
      sizeCalculation: ({ facts }) => (facts.length ?? limits.upload) + 1,
      // Readers still have the file open.
      dispose: ({ spool }) => rmSync(spool.file, { force: true }),
    }),
  };
}

type UploadParts = ReturnType<typeof partsOf>;

function recordWriteFailure(uploads: UploadParts, error: unknown): void {
  if (uploads.now() >= uploads.unwritableUntil)
    uploads.warn('uploads cannot be stored on disk and pass through instead', error);
  uploads.unwritableUntil = uploads.now() + UNWRITABLE_MS;
}

async function store(uploads: UploadParts, path: string, { body: _body, ...facts }: Upload, body: Readable) {
  const spool = await createSpool(join(uploads.folder, randomUUID()), body);
  const entry: StoredUpload = { facts, spool, checkedAt: uploads.now(), readers: 0 };
  uploads.stored.set(path, entry);
  spool.done.catch((error: unknown) => {
    if (error instanceof StorageError) recordWriteFailure(uploads, error);
    forget(uploads, path, entry);
  });
  return entry;
}

/** Resolves when the file starts to arrive; holds its slot at the gate until it is complete. */
async function fetchFile(uploads: UploadParts, path: string, copy?: StoredUpload): Promise<Fetched> {
  const leave = await uploads.gate.enter();
  let upload: Upload | undefined;
  try {
    const conditions = copy ? conditionsOf(copy.facts) : {};
    upload = await uploads.fetch(path, { conditions, signal: AbortSignal.timeout(limits.uploadTotal) });
    if (!upload) {
      uploads.missing.set(path, true);
      uploads.stored.delete(path);
    }
    if (!upload?.body) {
      leave();
      return upload && copy && Object.assign(copy, { checkedAt: uploads.now() });
    }
    const entry = await store(uploads, path, upload, upload.body);
    entry.spool.done.then(leave, leave);
    return entry;
  } catch (error) {
    leave();
    if (upload?.body) discard(upload.body);
    if (!(error instanceof StorageError)) throw error;
    recordWriteFailure(uploads, error);
    return 'unstorable';
  }
}

/** The file as it is now; the copy on disk when the CMS fails or is slow. */
async function current(uploads: UploadParts, path: string): Promise<Fetched> {
  const copy = uploads.stored.get(path);
  if (copy && (copy.spool.isRunning || uploads.now() - copy.checkedAt < FRESH_MS)) return copy;
  if (!copy && uploads.now() < uploads.unwritableUntil) return 'unstorable';
  const running =
    uploads.underWay.get(path) ?? fetchFile(uploads, path, copy).finally(() => uploads.underWay.delete(path));
  uploads.underWay.set(path, running);
  if (!copy) return running;
  const orCopy = running.catch(() => {
    copy.checkedAt = uploads.now() - FRESH_MS + REVALIDATION.retryMs;
    return copy;
  });
  return Promise.race([orCopy, pause(REVALIDATION.waitMs, copy, { ref: false })]);
}

function forget(uploads: UploadParts, path: string, entry: StoredUpload): void {
  if (uploads.stored.peek(path) === entry) uploads.stored.delete(path);
}

async function* follow(
  uploads: UploadParts,
  path: string,
  entry: StoredUpload,
  range: ByteRange,
): AsyncGenerator<Buffer> {
  let at = range.first;
  try {
    for await (const chunk of entry.spool.read(range)) {
      at += chunk.length;
      yield chunk;
    }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    forget(uploads, path, entry);
    yield* passThrough(uploads.fetch, uploads.gate, path, { ...range, first: at });
  }
}

function opened(uploads: UploadParts, path: string, entry: StoredUpload): OpenUpload {
  const { spool, facts } = entry;
  let isOpen = true;
  entry.readers += 1;
  return {
    ...facts,
    file: () =>
      spool.complete().catch((error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        forget(uploads, path, entry);
        return undefined;
      }),
    read: (range = WHOLE) => unbuffered(follow(uploads, path, entry, range)),
    close() {
      if (isOpen) entry.readers -= 1;
      isOpen = false;
      if (entry.readers > 0 || !spool.isRunning) return;
      forget(uploads, path, entry);
      spool.abort();
    },
  };
}

async function describeAtCms(uploads: UploadParts, path: string): Promise<UploadFacts | undefined> {
  const leave = await uploads.gate.enter();
  try {
    const facts = await uploads.fetch(path, { method: 'HEAD' });
    if (!facts) uploads.missing.set(path, true);
    return facts;
  } finally {
    leave();
  }
}

export function openUploadStore(options: UploadStoreOptions): UploadStore {
  const uploads = partsOf(options);
  const { fetch, gate, missing, stored } = uploads;
  try {
    rmSync(options.folder, { recursive: true, force: true });
    mkdirSync(options.folder, { recursive: true });
  } catch (error) {
    recordWriteFailure(uploads, error);
  }

  return {
    async open(path) {
      if (missing.has(path)) return undefined;
      const entry = await current(uploads, path);
      if (entry !== 'unstorable') return entry && opened(uploads, path, entry);
      const facts = await describeAtCms(uploads, path);
      return facts && passedThrough(fetch, gate, path, facts);
    },
    async describe(path) {
      if (missing.has(path)) return undefined;
      const entry = stored.has(path) ? await current(uploads, path) : 'unstorable';
      return entry === 'unstorable' ? describeAtCms(uploads, path) : entry?.facts;
    },
  };
}
