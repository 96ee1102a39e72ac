import { expect, test } from 'vitest';
import { sourceHash } from './source-hash.ts';

test('the hash is of what is in the folders, and of nothing else', () => {
  expect(sourceHash(['documents'])).toBe(sourceHash(['documents']));
  expect(sourceHash(['documents'])).not.toBe(sourceHash(['illustrations']));
  expect(sourceHash(['documents', 'illustrations'])).not.toBe(sourceHash(['documents']));
});
