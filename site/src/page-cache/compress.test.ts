import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress } from './compress.ts';

test('a body of a kilobyte is sent in either encoding, a shorter one as it is', async () => {
  const body = Buffer.from('pump '.repeat(205).slice(0, 1_024));
  const encodings = await compress(body);
  expect(encodings && gunzipSync(encodings.gzip)).toEqual(body);
  expect(encodings && brotliDecompressSync(encodings.brotli)).toEqual(body);
  expect(await compress(body.subarray(1))).toBeUndefined();
});
