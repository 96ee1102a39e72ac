import { isStorable, type RenderedPage } from '../stored-page.ts';
import { openRecordStore, type RecordStore } from './record-store.ts';

/** Pages on disk, so that a restart finds them while the CMS is away. */
export interface PageSnapshot {
  /** How many pages there are. */
  readonly size: number;
  has(key: string): boolean;
  /** Keys of the pages made of any of these nodes. */
  keysTagged(tags: Iterable<string>): Set<string>;
  /** Keys of pages that another build or configuration of the site made. */
  keysOfOtherBuilds(): string[];
  /** A verified page and for how many milliseconds it has been stored. Never rejects. */
  read(key: string): Promise<{ page: RenderedPage; ageMs: number } | undefined>;
  /** Stores a page within a second; nobody waits for it. */
  write(key: string, page: RenderedPage): void;
  delete(key: string): void;
  /** Resolves when everything that was stored or deleted so far is on the disk. */
  idle(): Promise<void>;
}

/** What is stored beside the body of a page. */
interface PageMeta {
  status: number;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** Which site the page belongs to: pages of another CMS or address are not ours to serve. */
  origin: string;
  build: string;
  /** As in `RenderedPage`. */
  validUntil?: number | undefined;
}

interface PageSnapshotOptions {
  folder: string;
  maxBytes: number;
  /** Names the site: the addresses of its CMS and of itself. */
  origin: string;
  /** Names what renders pages; theirs differ from build to build. */
  build: string;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** Keeps nothing: for a site whose pages live in memory alone. */
export const noSnapshot: PageSnapshot = {
  size: 0,
  has: () => false,
  keysTagged: () => new Set(),
  keysOfOtherBuilds: () => [],
  read: async () => undefined,
  write: () => undefined,
  delete: () => undefined,
  idle: async () => undefined,
};

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function parsePageMeta(meta: unknown): PageMeta | undefined {
  // Read from a file that may hold anything; each field is checked below.
  const { status, headers, tags, origin, build, validUntil } = (meta ?? {}) as Record<string, unknown>;
  if (typeof status !== 'number' || typeof origin !== 'string' || typeof build !== 'string') return undefined;
  if (!isTexts(headers) || !Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return undefined;
  if (validUntil !== undefined && typeof validUntil !== 'number') return undefined;
  return { status, headers, tags, origin, build, validUntil };
}

/** Opens the snapshot of a folder. Pages of another origin are deleted. Never rejects. */
export async function openPageSnapshot(options: PageSnapshotOptions): Promise<PageSnapshot> {
  const { folder, maxBytes, origin, build, warn } = options;
  const records: RecordStore<PageMeta> = await openRecordStore({
    folder,
    maxBytes,
    parseMeta(meta) {
      const parsed = parsePageMeta(meta);
      return parsed?.origin === origin ? parsed : undefined;
    },
    tagsOf: ({ tags }) => tags,
    warn,
  });

  return {
    get size() {
      return records.size;
    },
    has: records.has,
    keysTagged: records.keysTagged,
    keysOfOtherBuilds: () => records.entries().flatMap(([key, meta]) => (meta.build === build ? [] : [key])),
    async read(key) {
      const record = await records.read(key);
      if (!record) return undefined;
      const { meta, body, storedAt } = record;
      const { status, headers, tags, validUntil } = meta;
      const page = { status, headers, tags, body, isPartial: false, validUntil };
      return isStorable(page) ? { page, ageMs: Math.max(0, Date.now() - storedAt) } : undefined;
    },
    write(key, page) {
      const { status, headers, tags, body, validUntil } = page;
      if (isStorable(page)) records.write(key, { status, headers, tags, origin, build, validUntil }, body);
    },
    delete: records.delete,
    idle: records.idle,
  };
}
