import { expect, test } from 'vitest';
import { readChosenFile } from './chosen-file.ts';

const upload = '0f8fad5b-d9cb-469f-a165-70867728950e';

test('reads a chosen file with or without its upload', () => {
  expect(readChosenFile({ name: 'a.pdf', size: 0, upload, other: 1 })).toEqual({ name: 'a.pdf', size: 0, upload });
  expect(readChosenFile({ name: 'a.pdf', size: 5 })).toEqual({ name: 'a.pdf', size: 5 });
});

test.each([
  ['no object', 'a.pdf'],
  ['no name', { size: 5 }],
  ['a name longer than a file system allows', { name: 'x'.repeat(256), size: 5 }],
  ['a negative size', { name: 'a.pdf', size: -1 }],
  ['a size with a fraction', { name: 'a.pdf', size: 0.5 }],
  ['a path as its upload', { name: 'a.pdf', size: 5, upload: `../${upload}` }],
  ['an upload that is no text', { name: 'a.pdf', size: 5, upload: 7 }],
])('refuses a file with %s', (_what, json) => {
  expect(readChosenFile(json)).toBeUndefined();
});
