import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { qrCodes } from './qr-codes.ts';

test('each number has a code of its own, in a file of its name', () => {
  const files = unzipSync(qrCodes(['SN-3040', 'A/B 1'], 'https://pumps.test'));
  expect(Object.keys(files)).toEqual(['SN-3040.svg', 'A_B_1.svg']);
  const [first = '', second = ''] = Object.values(files).map((file) => strFromU8(file));
  expect(first).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(first).not.toBe(second);
});
