import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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
