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

/** What is known of the records without reading them again, least recently stored first. */
function createEntries<Meta>(tagsOf: (meta: Meta) => readonly string[]) {
  const tagIndex = createTagIndex();
  const entries = new Map<string, Entry<Meta>>();
  let totalBytes = 0;

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

  return {
    byKey: entries as ReadonlyMap<string, Entry<Meta>>,
    bytes: () => totalBytes,
    keysTagged: tagIndex.keysTagged,
    forget,
    remember,
  };
}

/** Whether the disk works: one that does not causes one warning until it works again, and has no other effect. */
function createDisk({ folder, warn }: Pick<RecordStoreOptions<never>, 'folder' | 'warn'>) {
  let isFailing = false;
  return {
    works() {
      isFailing = false;
    },
    fails(error: unknown): undefined {
      if (!isFailing)
        warn('the disk of the snapshot cannot be used; pages are served from memory', { folder, err: error });
      isFailing = true;
    },
  };
}

/** Reads what the folder has. @returns keys of records that the store does not (or no longer) hold */
async function load<Meta>(
  files: ReturnType<typeof recordFiles>,
  entries: ReturnType<typeof createEntries<Meta>>,
  { folder, parseMeta, warn }: RecordStoreOptions<Meta>,
): Promise<string[]> {
  const damaged: string[] = [];
  const foreign: string[] = [];
  for (const { head, bytes, storedAt } of await files.list((name) => damaged.push(name))) {
    const meta = parseMeta(head.meta);
    if (meta === undefined) foreign.push(head.key);
    else entries.remember(head.key, { meta, bytes, checksum: head.checksum, storedAt });
  }
  if (damaged.length > 0) {
    warn('damaged records were dropped from the snapshot', { folder, count: damaged.length, first: damaged[0] });
  }
  return foreign;
}

/** Opens the store of a folder: reads the head of every file, and bodies only on request. Never rejects. */
export async function openRecordStore<Meta>(options: RecordStoreOptions<Meta>): Promise<RecordStore<Meta>> {
  const { folder, maxBytes, parseMeta, tagsOf = () => [], warn } = options;
  const files = recordFiles(folder);
  const entries = createEntries(tagsOf);
  const tasks = createWriteBehind<Task<Meta>>(WRITES_AT_ONCE, run);
  const disk = createDisk(options);

  function remove(key: string): void {
    entries.forget(key);
    tasks.put(key, { kind: 'delete' });
  }

  async function write(key: string, { meta, body, storedAt }: ReadRecord<Meta>): Promise<void> {
    const { bytes, checksum } = encodeRecord({ key, meta, body });
    if (bytes.length > maxBytes) return;
    // Most pages are rendered again every few minutes with the same result: don't rewrite the file.
    if (entries.byKey.get(key)?.checksum === checksum) await files.touch(key).catch(() => files.write(key, bytes));
    else await files.write(key, bytes);
    entries.remember(key, { meta, bytes: bytes.length, checksum, storedAt });
    for (const oldest of entries.byKey.keys()) {
      if (entries.bytes() <= maxBytes) break;
      remove(oldest);
    }
  }

  async function run(key: string, task: Task<Meta>): Promise<void> {
    try {
      if (task.kind === 'write') await write(key, task.record);
      else {
        // A write in progress when the record was deleted has stored its entry since.
        entries.forget(key);
        await files.remove(key);
      }
      disk.works();
    } catch (error) {
      disk.fails(error);
    }
  }

  async function readFile(key: string, entry: Entry<Meta>): Promise<ReadRecord<Meta> | undefined> {
    const bytes = await files.read(key);
    if (entries.byKey.get(key) !== entry || tasks.pending(key)) return undefined;
    if (!bytes) {
      entries.forget(key);
      return undefined;
    }
    const record = decodeRecord(bytes, key);
    const meta = typeof record === 'string' ? undefined : parseMeta(record.meta);
    if (typeof record !== 'string' && meta !== undefined) return { meta, body: record.body, storedAt: entry.storedAt };
    warn('a damaged record was dropped from the snapshot', { folder, key, reason: record });
    remove(key);
    return undefined;
  }

  for (const key of (await load(files, entries, options).catch(disk.fails)) ?? []) remove(key);
  return {
    get size() {
      return entries.byKey.size;
    },
    has(key) {
      const pending = tasks.pending(key);
      return pending ? pending.kind === 'write' : entries.byKey.has(key);
    },
    entries: () => [...entries.byKey].map(([key, { meta }]) => [key, meta]),
    keysTagged: entries.keysTagged,
    async read(key) {
      const pending = tasks.pending(key);
      if (pending) return pending.kind === 'write' ? pending.record : undefined;
      const entry = entries.byKey.get(key);
      return entry && readFile(key, entry).catch(disk.fails);
    },
    write(key, meta, body) {
      tasks.put(key, { kind: 'write', record: { meta, body, storedAt: Date.now() } });
    },
    delete(key) {
      if (entries.byKey.has(key) || tasks.pending(key)) remove(key);
    },
    idle: tasks.idle,
  };
}
