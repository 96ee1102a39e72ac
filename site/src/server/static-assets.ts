import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { compress } from '../page-cache/compress.ts';
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
const COMPRESSIBLE = /^\.(?:css|js|json|webmanifest|txt|svg)$/;

interface Asset extends Encoded {
  etag: string;
  headers: Record<string, string>;
}

async function readAsset(file: string, path: string): Promise<Asset> {
  const body = await readFile(file);
  const encodings = COMPRESSIBLE.test(extname(path)) ? await compress(body) : undefined;
  const isHashed = path.startsWith('/_astro/');
  return {
    body,
    gzip: encodings?.gzip,
    brotli: encodings?.brotli,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    },
  };
}

/**
 * Reads the built files into memory, with their compressed forms: there are few, and nothing that
 * is asked for later can reach the disk.
 * @returns a function that sends the file of a path, or says that there is none.
 */
export async function loadStaticAssets(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const assets = new Map<string, Asset>();
  for (const file of files) {
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    assets.set(path, await readAsset(file, path));
  }
  return (req: IncomingMessage, res: ServerResponse, path: string): boolean => {
    const asset = assets.get(path);
    if (asset) sendEncoded(req, res, { ...asset, status: 200 });
    return asset !== undefined;
  };
}

export type StaticAssets = Awaited<ReturnType<typeof loadStaticAssets>>;
