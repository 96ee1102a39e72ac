import type { RenderedPage } from '../stored-page.ts';
import { type PageMeta, pageFromMeta, pageMeta, parsePageMeta } from './page-meta.ts';
import { openRecordStore, type RecordStore } from './record-store.ts';

/** Pages on disk, for a restart while the CMS is down. */
export interface PageSnapshot {
  /** Number of stored pages. */
  readonly size: number;
  has(key: string): boolean;
  /** Keys of the pages with any of these tags. */
  keysTagged(tags: Iterable<string>): Set<string>;
  /** Keys of pages that another build or configuration of the site rendered. */
  keysOfOtherBuilds(): string[];
  /** A verified page and its age in the store, in milliseconds. Never rejects. */
  read(key: string): Promise<{ page: RenderedPage; ageMs: number } | undefined>;
  /** Stores a page within a second, in the background. */
  write(key: string, page: RenderedPage): void;
  delete(key: string): void;
  /** Resolves when all writes and deletions so far are on disk. */
  idle(): Promise<void>;
}

interface PageSnapshotOptions {
  folder: string;
  maxBytes: number;
  /** Identifies the site: the URLs of its CMS and of itself. */
  origin: string;
  /** Identifies the build; pages differ between builds. */
  build: string;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** Stores nothing: for a site that caches pages in memory only. */
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
      const page = pageFromMeta(record.meta, record.body);
      return page && { page, ageMs: Math.max(0, Date.now() - record.storedAt) };
    },
    write(key, page) {
      const meta = pageMeta(page, { origin, build });
      if (meta) records.write(key, meta, page.body);
    },
    delete: records.delete,
    idle: records.idle,
  };
}
