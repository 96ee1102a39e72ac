import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

test('compresses a body of a kilobyte in both encodings, and leaves a shorter one as it is', async () => {
  const body = Buffer.from('pump '.repeat(205).slice(0, 1_024));
  const encodings = await compress(body);
  expect(encodings && gunzipSync(encodings.gzip)).toEqual(body);
  expect(encodings && brotliDecompressSync(encodings.brotli)).toEqual(body);
  for (const bytes of Object.values(encodings ?? {})) expect(bytes.buffer.byteLength).toBe(bytes.length);
  expect(await compress(body.subarray(1))).toBeUndefined();
});

test('pages are compressed as well as is worth the time and the memory', async () => {
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
