import { createTagIndex } from '../tag-index.ts';
import { decodeRecord, encodeRecord } from './record.ts';
import { recordFiles } from './record-files.ts';
import { createWriteBehind } from './write-behind.ts';

/** A verified record as read from disk. */
export interface ReadRecord<Meta> {
  meta: Meta;
  body: Buffer;
  /** Epoch milliseconds. */
  storedAt: number;
}

/** Records in a folder, up to a total size; the least recently stored are dropped first. */
export interface RecordStore<Meta> {
  readonly size: number;
  has(key: string): boolean;
  /** Keys and metadata, least recently stored first. */
  entries(): [key: string, meta: Meta][];
  keysTagged(tags: Iterable<string>): Set<string>;
  /** The record of a key, verified; a damaged one is dropped. Never rejects. */
  read(key: string): Promise<ReadRecord<Meta> | undefined>;
  /** Stores a record soon, in the background. */
  write(key: string, meta: Meta, body: Buffer): void;
  delete(key: string): void;
  /** Resolves when all writes and deletions so far are on disk. */
  idle(): Promise<void>;
}

export interface RecordStoreOptions<Meta> {
  folder: string;
  maxBytes: number;
  /** Parses metadata from disk; undefined for a record that this store does not (or no longer) hold. */
  parseMeta: (meta: unknown) => Meta | undefined;
  /** Tags under which a record can be found. */
  tagsOf?: (meta: Meta) => readonly string[];
  /** Called about damaged files, and once per outage of the disk. */
  warn: (message: string, details: Record<string, unknown>) => void;
}

interface Entry<Meta> {
  meta: Meta;
  bytes: number;
  checksum: string;
  storedAt: number;
}

type Task<Meta> = { kind: 'write'; record: ReadRecord<Meta> } | { kind: 'delete' };

const WRITES_AT_ONCE = 4;

/** Opens the store of a folder: reads the head of every file, and bodies only on request. Never rejects. */
export async function openRecordStore<Meta>(options: RecordStoreOptions<Meta>): Promise<RecordStore<Meta>> {
  const { folder, maxBytes, parseMeta, tagsOf = () => [], warn } = options;
  const files = recordFiles(folder);
  const tagIndex = createTagIndex();
  const entries = new Map<string, Entry<Meta>>();
  const tasks = createWriteBehind<Task<Meta>>(WRITES_AT_ONCE, run);
  let totalBytes = 0;
  let isFailing = false;

  /** An unusable disk causes one warning until it works again, and has no other effect. */
  function noteFailure(error: unknown): undefined {
    if (!isFailing)
      warn('the disk of the snapshot cannot be used; pages are served from memory', { folder, err: error });
    isFailing = true;
    return undefined;
  }

  function forget(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    tagIndex.delete(key, tagsOf(entry.meta));
    totalBytes -= entry.bytes;
  }

  function remember(key: string, entry: Entry<Meta>): void {
    forget(key);
    entries.set(key, entry);
    tagIndex.add(key, tagsOf(entry.meta));
    totalBytes += entry.bytes;
  }

  function remove(key: string): void {
    forget(key);
    tasks.put(key, { kind: 'delete' });
  }

  async function write(key: string, { meta, body, storedAt }: ReadRecord<Meta>): Promise<void> {
    const { bytes, checksum } = encodeRecord({ key, meta, body });
    if (bytes.length > maxBytes) return;
    // Most pages are rendered again every few minutes with the same result: don't rewrite the file.
    if (entries.get(key)?.checksum === checksum) await files.touch(key).catch(() => files.write(key, bytes));
    else await files.write(key, bytes);
    remember(key, { meta, bytes: bytes.length, checksum, storedAt });
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      remove(oldest);
    }
  }

  async function run(key: string, task: Task<Meta>): Promise<void> {
    try {
      if (task.kind === 'write') await write(key, task.record);
      else {
        // A write in progress when the record was deleted has stored its entry since.
        forget(key);
        await files.remove(key);
      }
      isFailing = false;
    } catch (error) {
      noteFailure(error);
    }
  }

  async function readFile(key: string, entry: Entry<Meta>): Promise<ReadRecord<Meta> | undefined> {
    const bytes = await files.read(key);
    if (entries.get(key) !== entry || tasks.pending(key)) return undefined;
    if (!bytes) {
      forget(key);
      return undefined;
    }
    const record = decodeRecord(bytes, key);
    const meta = typeof record === 'string' ? undefined : parseMeta(record.meta);
    if (typeof record !== 'string' && meta !== undefined) return { meta, body: record.body, storedAt: entry.storedAt };
    warn('a damaged record was dropped from the snapshot', { folder, key, reason: record });
    remove(key);
    return undefined;
  }

  const damaged: string[] = [];
  const listed = await files.list((name) => damaged.push(name)).catch(noteFailure);
  if (damaged.length > 0) {
    warn('damaged records were dropped from the snapshot', { folder, count: damaged.length, first: damaged[0] });
  }
  for (const { head, bytes, storedAt } of listed ?? []) {
    const meta = parseMeta(head.meta);
    if (meta === undefined) remove(head.key);
    else remember(head.key, { meta, bytes, checksum: head.checksum, storedAt });
  }

  return {
    get size() {
      return entries.size;
    },
    has(key) {
      const pending = tasks.pending(key);
      return pending ? pending.kind === 'write' : entries.has(key);
    },
    entries: () => [...entries].map(([key, { meta }]) => [key, meta]),
    keysTagged: tagIndex.keysTagged,
    async read(key) {
      const pending = tasks.pending(key);
      if (pending) return pending.kind === 'write' ? pending.record : undefined;
      const entry = entries.get(key);
      return entry && readFile(key, entry).catch(noteFailure);
    },
    write(key, meta, body) {
      tasks.put(key, { kind: 'write', record: { meta, body, storedAt: Date.now() } });
    },
    delete(key) {
      if (entries.has(key) || tasks.pending(key)) remove(key);
    },
    idle: tasks.idle,
  };
}
