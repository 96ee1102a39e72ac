import { isThirdParties, type ThirdParties } from '../../consent/third-parties.ts';
import { isStorable, type RenderedPage } from '../stored-page.ts';
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

/** The metadata stored with the body of a page. */
interface PageMeta {
  status: number;
  headers: Readonly<Record<string, string>>;
  tags: readonly string[];
  /** Which site the page belongs to: pages of another CMS or site URL must not be served. */
  origin: string;
  build: string;
  /** As in `RenderedPage`. */
  validUntil?: number | undefined;
  thirdParties?: Readonly<ThirdParties> | undefined;
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

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');
}

function parsePageMeta(meta: unknown): PageMeta | undefined {
  // Read from a file with unknown content; each field is checked below.
  const { status, headers, tags, origin, build, validUntil, thirdParties } = (meta ?? {}) as Record<string, unknown>;
  if (typeof status !== 'number' || typeof origin !== 'string' || typeof build !== 'string') return undefined;
  if (!isTexts(headers) || !Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return undefined;
  if (validUntil !== undefined && typeof validUntil !== 'number') return undefined;
  if (thirdParties !== undefined && !isThirdParties(thirdParties)) return undefined;
  return { status, headers, tags, origin, build, validUntil, thirdParties };
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
      const { status, headers, tags, validUntil, thirdParties } = meta;
      const page = { status, headers, tags, body, isPartial: false, validUntil, thirdParties };
      return isStorable(page) ? { page, ageMs: Math.max(0, Date.now() - storedAt) } : undefined;
    },
    write(key, page) {
      const { status, headers, tags, body, validUntil, thirdParties } = page;
      if (isStorable(page))
        records.write(key, { status, headers, tags, origin, build, validUntil, thirdParties }, body);
    },
    delete: records.delete,
    idle: records.idle,
  };
}
