import { expect, test } from 'vitest';
import { fileLink, leadFilesPath, readFileLink } from './file-link.ts';

const upload = '0f8fad5b-d9cb-469f-a165-70867728950e';
const link = fileLink(upload, 2_000);

test('a link to a file leads to its upload until it ends', () => {
  expect(readFileLink(link, 1_999)).toEqual({ upload });
  expect(readFileLink(link, 2_000)).toBe('expired');
});

test.each([
  ['another file', link.replace('0f8f', '1f8f')],
  ['a later end', link.replace(`.${(2_000).toString(36)}.`, `.${(9_000).toString(36)}.`)],
  ['no signature', link.slice(0, link.lastIndexOf('.') + 1)],
  ['another signature', `${link.slice(0, -43)}${'A'.repeat(43)}`],
  ['nothing', leadFilesPath],
  ['a path', `${leadFilesPath}../../etc/passwd`],
])('a link with %s is unknown', (_what, path) => {
  expect(readFileLink(path, 1_000)).toBeUndefined();
});
