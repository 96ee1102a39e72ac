import { expect, test } from 'vitest';
import { fileLabel } from './file-label.ts';

test.each([
  ['application/pdf', 1_240_000, 'PDF, 1.2 MB'],
  ['application/pdf', 48_300, 'PDF, 48 KB'],
  ['application/pdf', 200, 'PDF, 1 KB'],
  ['application/pdf', null, 'PDF'],
  ['application/pdf', 0, 'PDF'],
  ['text/csv', 2000, 'CSV, 2 KB'],
  [null, 2000, '2 KB'],
  [undefined, undefined, ''],
])('a file of type %j with %j bytes is labeled %j', (mimeType, bytes, label) => {
  expect(fileLabel(mimeType, bytes)).toBe(label);
});
