import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { withOwnMemory } from './own-memory.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** In bytes. Below this, headers outweigh what compression saves. */
const WORTHWHILE_BYTES = 1024;

/**
 * Brotli's tables grow from 2 MB to 16 MB with 8, and to 32 MB with 9: the system has to provide and take back that memory
 * for each page. With 9, a page of 41 KB takes 18 ms of a processor in place of 2, to be 54 bytes shorter.
 */
const BROTLI_QUALITY = 6;

/** Takes 0.6 ms for a page, and is a tenth longer: a first visitor with a slow connection must not wait for the whole. */
const QUICK = { brotli: 3, gzip: 1 };
/** In bytes. Meanwhile, all other requests wait: a full sitemap would hold them up for a tenth of a second. */
const LARGEST_QUICK = 1024 * 1024;

function brotliOptions(body: Buffer, quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } };
}

/** Whether a body is long enough to be worth compressing. */
export function isWorthwhile({ length }: Buffer): boolean {
  return length >= WORTHWHILE_BYTES;
}

/** Whether a body is worth compressing, and short enough to do it at once. */
export function isQuick(body: Buffer): boolean {
  return isWorthwhile(body) && body.length <= LARGEST_QUICK;
}

/** One encoding of a body, made at once. */
export function compressQuickly(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  return encoding === 'br'
    ? brotliCompressSync(body, brotliOptions(body, QUICK.brotli))
    : gzipSync(body, { level: QUICK.gzip });
}

/** For what is built once and sent for years: a stylesheet of 60 KB takes a tenth of a second, and is 7 % shorter. */
export function compressDensely(body: Buffer): Buffer {
  return brotliCompressSync(body, brotliOptions(body, constants.BROTLI_MAX_QUALITY));
}

/**
 * Both encodings of a body, made in zlib's own threads; undefined for short bodies.
 * @param dense its Brotli encoding, if it was made already
 */
export async function compress(body: Buffer, dense?: Buffer): Promise<{ gzip: Buffer; brotli: Buffer } | undefined> {
  if (!isWorthwhile(body)) return undefined;
  const [gzipped, brotlied] = await Promise.all([
    deflate(body, { level: 9 }),
    dense ?? brotli(body, brotliOptions(body, BROTLI_QUALITY)),
  ]);
  return { gzip: withOwnMemory(gzipped), brotli: withOwnMemory(brotlied) };
}
