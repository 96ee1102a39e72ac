import { LRUCache } from 'lru-cache';
import { openRecordStore } from '../../page-cache/snapshot/record-store.ts';
import { type Asset, encodeAsset, isHashed } from './static-assets.ts';

/** Scripts, styles and fonts of earlier builds, which stored pages of those builds and open tabs still request. */
export interface OlderAssets {
  /** The verified file of a path. Never rejects. */
  find(path: string): Promise<Asset | undefined>;
  /** Resolves when the files of this build are on the disk. */
  idle(): Promise<void>;
}

interface OlderAssetsOptions {
  folder: string;
  maxBytes: number;
  /** The files of the running build, stored for later builds. */
  current: ReadonlyMap<string, Asset>;
  warn: (message: string, details: Record<string, unknown>) => void;
}

/** Cached in memory, so that a popular old file is read and compressed once. */
const MEMORY_BYTES = 16 * 1024 * 1024;

function sizeOf({ body, gzip, brotli }: Asset): number {
  return body.length + (gzip?.length ?? 0) + (brotli?.length ?? 0);
}

/**
 * Opens the folder with files of earlier builds. The content of a name with a hash never changes, so
 * one folder has the files of all builds; files of the least recent builds are deleted first.
 */
export async function openOlderAssets({ folder, maxBytes, current, warn }: OlderAssetsOptions): Promise<OlderAssets> {
  const records = await openRecordStore<true>({ folder, maxBytes, parseMeta: () => true, warn });
  const ready = new LRUCache<string, Asset>({ maxSize: MEMORY_BYTES, sizeCalculation: sizeOf });
  for (const [path, { body }] of current) if (isHashed(path)) records.write(path, true, body);

  return {
    async find(path) {
      if (!isHashed(path) || !records.has(path)) return undefined;
      const known = ready.get(path);
      if (known) return known;
      const record = await records.read(path);
      if (!record) return undefined;
      const asset = await encodeAsset(path, record.body);
      ready.set(path, asset);
      return asset;
    },
    idle: records.idle,
  };
}
