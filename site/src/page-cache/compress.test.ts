import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

const kilobyte = Buffer.from('pump '.repeat(205).slice(0, 1_024));

test('compresses a body of at least a kilobyte with gzip and Brotli, keeping no more memory than its bytes', async () => {
  const { gzip, brotli } = (await compress(kilobyte)) ?? expect.fail('not compressed');
  expect(gunzipSync(gzip)).toEqual(kilobyte);
  expect(brotliDecompressSync(brotli)).toEqual(kilobyte);
  for (const { buffer, length } of [gzip, brotli]) expect(buffer.byteLength).toBe(length);
  expect(await compress(kilobyte.subarray(1))).toBeUndefined();
});

test('compresses pages with gzip level 9 and Brotli quality 6', async () => {
  const body = readFileSync(import.meta.filename);
  const { gzip, brotli } = (await compress(body)) ?? {};
  expect(gzip?.length).toBe(gzipSync(body, { level: 9 }).length);
  const sizeWith = (quality: number) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
    const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: body.length };
    return brotliCompressSync(body, { params }).length;
  };
  expect(brotli?.length).toBe(sizeWith(6));
});
