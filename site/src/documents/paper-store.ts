import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FetchUpload } from '../cms-client/fetch-upload.ts';
import { limits } from '../cms-client/limits.ts';
import { type ByteRange, type Spool, unbuffered } from '../content/media/spool.ts';
import { immediately } from '../sqlite/immediate-transaction.ts';
import { type FileType, fileTypeOf, HEAD_BYTES } from './file-type.ts';
import type { PaperFile } from './paper.ts';
import { type ReceivedBytes, readFrom, receiveFile } from './receive-file.ts';

/** A visitor waits this long for a file to be complete; then it is sent as it arrives. */
const COMPLETE_MS = 5_000;
/** How exactly the time of the last use is known. */
const USE_MS = 3_600_000;

/** Why a file is not sent: `missing` at the CMS, `empty`, `unreadable` (not what its name says), or `changed` since its URL was fixed. */
export type NoFile = 'missing' | 'empty' | 'unreadable' | 'changed';

export interface SentFile extends FileType {
  /** Undefined while the file is still arriving. */
  etag: string | undefined;
  lastModified: undefined;
  length: number | undefined;
  read(range?: ByteRange): Readable;
}

export interface StoreState {
  bytes: number;
  mostBytes: number;
  files: number;
  /** Bytes of files that the CMS no longer lists. */
  unlistedBytes: number;
}

/** Files of papers on disk: what was once sent stays, within a bound. */
export interface PaperStore {
  /**
   * @param fixed the fixed URL; undefined for the URL of the newest file
   * @throws CmsError, StorageError
   */
  open(file: PaperFile, fixed?: string): Promise<SentFile | NoFile>;
  /** The file that was once sent from a fixed URL and that the CMS no longer lists. */
  openFixed(fixed: string): Promise<SentFile | undefined>;
  /** Whether a file was ever sent from a fixed URL. */
  wasSent(fixed: string): boolean;
  /** Takes the versions that the CMS lists. The files of all others are dropped last. */
  list(versions: ReadonlySet<string>): void;
  state(): StoreState;
}

interface PaperStoreOptions {
  database: DatabaseSync;
  folder: string;
  mostBytes: number;
  fetch: FetchUpload;
  now?: () => number;
  completeMs?: number;
}

export const STORE_TABLES = `
CREATE TABLE files (
  sha256 TEXT PRIMARY KEY, bytes INTEGER NOT NULL, used_at INTEGER NOT NULL, is_listed INTEGER NOT NULL DEFAULT 1
) STRICT, WITHOUT ROWID;
-- What a version of a file in the library was when it was read.
CREATE TABLE versions (version TEXT PRIMARY KEY, sha256 TEXT NOT NULL, extension TEXT NOT NULL, head BLOB NOT NULL) STRICT, WITHOUT ROWID;
-- What was once sent from a fixed URL, whatever the CMS has there now.
CREATE TABLE fixed (path TEXT PRIMARY KEY, version TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

interface Stored extends ReceivedBytes {
  extension: string;
}

interface Arrival {
  spool: Spool;
  length: number | undefined;
  done: Promise<Stored | NoFile>;
}

const etagOf = (sha256: string) => `"${Buffer.from(sha256, 'hex').toString('base64url')}"`;

function partsOf(options: PaperStoreOptions) {
  const { database, folder, now = Date.now, completeMs = COMPLETE_MS } = options;
  return {
    ...options,
    now,
    completeMs,
    pathOf: (sha256: string) => join(folder, sha256),
    underWay: new Map<string, Promise<Arrival | NoFile>>(),
    storedOf: database.prepare(
      `SELECT sha256, bytes, extension, head FROM versions JOIN files USING (sha256) WHERE version = ?`,
    ),
    fixedVersion: database.prepare('SELECT version FROM fixed WHERE path = ?'),
    knownSha: database.prepare('SELECT sha256 FROM versions WHERE version = ?'),
    pin: database.prepare('INSERT OR IGNORE INTO fixed VALUES (?, ?)'),
    use: database.prepare('UPDATE files SET used_at = ? WHERE sha256 = ? AND used_at < ?'),
    total: database.prepare('SELECT coalesce(sum(bytes), 0) AS bytes FROM files'),
    dropped: database.prepare(
      'SELECT sha256, bytes FROM files WHERE sha256 <> ? ORDER BY is_listed DESC, used_at LIMIT 20',
    ),
    drop: database.prepare('DELETE FROM files WHERE sha256 = ?'),
    markListed: database.prepare(
      `WITH listed AS (SELECT sha256 FROM versions WHERE version IN (SELECT value FROM json_each(?)))
       UPDATE files SET is_listed = 1 - is_listed WHERE is_listed <> (sha256 IN listed)`,
    ),
  };
}

type StoreParts = ReturnType<typeof partsOf>;

function stored(store: StoreParts, version: string): Stored | undefined {
  const row = store.storedOf.get(version);
  if (!row) return undefined;
  const found = { ...row, head: Buffer.from(row.head as Uint8Array) } as unknown as Stored;
  if (statSync(store.pathOf(found.sha256), { throwIfNoEntry: false })?.size !== found.bytes) {
    store.drop.run(found.sha256);
    return undefined;
  }
  store.use.run(store.now(), found.sha256, store.now() - USE_MS);
  return found;
}

function makeRoom(store: StoreParts, newest: string): void {
  for (let bytes = Number(store.total.get()?.bytes); bytes > store.mostBytes; ) {
    const oldest = store.dropped.all(newest);
    if (oldest.length === 0) return;
    for (const file of oldest) {
      if (bytes <= store.mostBytes) return;
      rmSync(store.pathOf(String(file.sha256)), { force: true });
      store.drop.run(String(file.sha256));
      bytes -= Number(file.bytes);
    }
  }
}

/** The bytes are complete on disk: names them by what they are, and forgets what there is no room for. */
async function keep(store: StoreParts, spool: Spool, version: string, found: Stored): Promise<Stored> {
  const handle = await open(spool.file, 'r+');
  await handle.sync().finally(() => handle.close());
  await rename(spool.file, store.pathOf(found.sha256));
  immediately(store.database, () => {
    store.database
      .prepare('INSERT OR REPLACE INTO files (sha256, bytes, used_at) VALUES (?, ?, ?)')
      .run(found.sha256, found.bytes, store.now());
    store.database
      .prepare('INSERT OR REPLACE INTO versions VALUES (?, ?, ?, ?)')
      .run(version, found.sha256, found.extension, found.head);
    makeRoom(store, found.sha256);
  });
  return found;
}

async function receive(store: StoreParts, { upload, version, extension }: PaperFile): Promise<Arrival | NoFile> {
  const found = await store.fetch(upload, { signal: AbortSignal.timeout(limits.paperTotal) });
  if (!found?.body) return 'missing';
  const { spool, received } = await receiveFile(found.body, join(store.folder, `${randomUUID()}.part`));
  const done = received.then(async (bytes) => {
    const isWhole = bytes.bytes > 0 && fileTypeOf(extension, bytes.head) !== undefined;
    if (isWhole) return keep(store, spool, version, { ...bytes, extension });
    await rm(spool.file, { force: true });
    return bytes.bytes === 0 ? 'empty' : 'unreadable';
  });
  done.catch(() => undefined).finally(() => store.underWay.delete(version));
  return { spool, length: found.length, done };
}

function sent(store: StoreParts, file: Stored): SentFile | NoFile {
  const type = fileTypeOf(file.extension, file.head);
  if (!type) return 'unreadable';
  const read = (range: ByteRange = { first: 0, last: file.bytes - 1 }) =>
    unbuffered(readFrom(store.pathOf(file.sha256), range));
  return { ...type, etag: etagOf(file.sha256), lastModified: undefined, length: file.bytes, read };
}

/** The file when it is complete soon; otherwise as it arrives, once its first bytes have said what it is. */
async function arriving(
  store: StoreParts,
  { spool, length, done }: Arrival,
  extension: string,
): Promise<Stored | SentFile | NoFile> {
  const late = pause(store.completeMs, 'late' as const, { ref: false });
  const first = await Promise.race([done, late]);
  if (first !== 'late') return first;
  const head: Buffer[] = [];
  for await (const chunk of spool.read({ first: 0, last: HEAD_BYTES - 1 })) head.push(chunk);
  const type = fileTypeOf(extension, Buffer.concat(head));
  if (!type) return 'unreadable';
  // Without an ETag: what the bytes are is known at the end only.
  return {
    ...type,
    etag: undefined,
    lastModified: undefined,
    length,
    read: (range = { first: 0, last: Number.MAX_SAFE_INTEGER }) => unbuffered(spool.read(range)),
  };
}

async function fetched(store: StoreParts, file: PaperFile): Promise<Stored | SentFile | NoFile> {
  if (file.upload === '') return 'missing';
  const running = store.underWay.get(file.version) ?? receive(store, file);
  store.underWay.set(file.version, running);
  const arrival = await running.catch((error: unknown) => {
    store.underWay.delete(file.version);
    throw error;
  });
  if (typeof arrival === 'string') {
    store.underWay.delete(file.version);
    return arrival;
  }
  return arriving(store, arrival, file.extension);
}

async function openVersion(store: StoreParts, file: PaperFile): Promise<SentFile | NoFile> {
  const found = stored(store, file.version) ?? (await fetched(store, file));
  return typeof found === 'object' && 'sha256' in found ? sent(store, found) : found;
}

export function openPaperStore(options: PaperStoreOptions): PaperStore {
  const { database, folder, mostBytes } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // What an earlier run did not complete.
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name), { force: true });
  const store = partsOf(options);

  return {
    async open(file, fixed) {
      if (fixed === undefined) return openVersion(store, file);
      const pinned = store.fixedVersion.get(fixed)?.version;
      const kept = pinned === undefined ? undefined : stored(store, String(pinned));
      if (kept) return sent(store, kept);
      const was = pinned === undefined ? undefined : store.knownSha.get(String(pinned))?.sha256;
      const found = await openVersion(store, file);
      if (typeof found === 'string') return found;
      // Its bytes were dropped, and the CMS has others under the same URL.
      if (was !== undefined && found.etag !== etagOf(String(was))) return 'changed';
      store.pin.run(fixed, file.version);
      return found;
    },
    async openFixed(fixed) {
      const version = store.fixedVersion.get(fixed)?.version;
      const kept = version === undefined ? undefined : stored(store, String(version));
      const found = kept && sent(store, kept);
      return typeof found === 'object' ? found : undefined;
    },
    wasSent: (fixed) => store.fixedVersion.get(fixed) !== undefined,
    list: (versions) => void store.markListed.run(JSON.stringify([...versions])),
    state() {
      const row = database
        .prepare(
          'SELECT count(*) AS files, coalesce(sum(bytes), 0) AS bytes, coalesce(sum(bytes) FILTER (WHERE is_listed = 0), 0) AS unlisted FROM files',
        )
        .get();
      return { files: Number(row?.files), bytes: Number(row?.bytes), unlistedBytes: Number(row?.unlisted), mostBytes };
    },
  };
}
