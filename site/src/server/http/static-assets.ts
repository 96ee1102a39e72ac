import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { contentHash } from '@headwater/contract/http/content-hash.ts';
import { compress, compressDensely, isWorthwhile } from '../../page-cache/compress.ts';
import { type Encoded, sendEncoded } from './send.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /\.(?:css|js|json|webmanifest|txt|svg)$/;
/** Ends the name of a file that the build has compressed, beside the file itself. */
const COMPRESSED = '.br';

/** A file in every available encoding, with its headers. */
export interface Asset extends Encoded {
  etag: string;
  headers: Record<string, string>;
}

/** Whether the name of a file changes with its content, so that it may be cached forever. */
export function isHashed(path: string): boolean {
  return path.startsWith('/_assets/');
}

/** Writes a compressed copy beside each file of a build that is sent compressed. */
export async function compressBuild(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = join(folder, name);
    const body = await readFile(file);
    if (isWorthwhile(body)) await writeFile(file + COMPRESSED, compressDensely(body));
  }
}

/**
 * Prepares the content of a path for sending.
 * @param dense its Brotli encoding, if the build has made it
 */
export async function encodeAsset(path: string, body: Buffer, dense?: Buffer): Promise<Asset> {
  const encodings = COMPRESSIBLE.test(path) ? await compress(body, dense) : undefined;
  return {
    body,
    gzip: encodings?.gzip,
    brotli: encodings?.brotli,
    etag: contentHash(body),
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  };
}

/**
 * Reads the built files into memory, with their compressed forms, by path: there are few, and no request
 * can reach the disk later.
 */
export async function loadStaticAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const dense = new Set(files.filter((file) => file.endsWith(COMPRESSED)));
  const assets = new Map<string, Asset>();
  for (const file of files) {
    if (dense.has(file)) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const copy = file + COMPRESSED;
    assets.set(path, await encodeAsset(path, await readFile(file), dense.has(copy) ? await readFile(copy) : undefined));
  }
  return assets;
}

/** Sends the file of a path. @returns whether it exists */
export type StaticAssets = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<boolean>;

/** @param findOlder finds a file of an earlier build */
export function createStaticAssets(
  current: ReadonlyMap<string, Asset>,
  findOlder: (path: string) => Promise<Asset | undefined>,
): StaticAssets {
  return async (req, res, path) => {
    const asset = current.get(path) ?? (await findOlder(path));
    if (asset) sendEncoded(req, res, { ...asset, status: 200 });
    return asset !== undefined;
  };
}
