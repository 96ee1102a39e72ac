import { expect, test } from 'vitest';
import { fileTypeOf } from './file-type.ts';

test.each([
  ['pdf', '%PDF-1.7\n', 'application/pdf', 'inline'],
  ['pdf', '\n\nfrom a printer %PDF-1.4', 'application/pdf', 'inline'],
  ['dwg', 'AC1032\0\0', 'image/vnd.dwg', 'attachment'],
  ['dxf', '  0\r\nSECTION\r\n', 'image/vnd.dxf', 'attachment'],
  ['step', 'ISO-10303-21;\nHEADER;', 'model/step', 'attachment'],
  ['rvt', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'application/octet-stream', 'attachment'],
  ['zip', 'PK\x03\x04', 'application/zip', 'attachment'],
  ['csv', 'model;flow\n', 'text/csv; charset=utf-8', 'attachment'],
])('a .%s that begins with %j is sent as %s, %s', (extension, head, type, disposition) => {
  expect(fileTypeOf(extension, Buffer.from(head, 'latin1'))).toEqual({ type, disposition });
});

test.each([
  ['pdf', '<!DOCTYPE html><html>'],
  ['pdf', 'PK\x03\x04'],
  ['dwg', '%PDF-1.7'],
  ['csv', '<html><script>'],
  ['html', '<html>'],
  ['exe', 'MZ'],
  ['constructor', 'x'],
  ['zip', ''],
])('a .%s that begins with %j is not sent', (extension, head) => {
  expect(fileTypeOf(extension, Buffer.from(head, 'latin1'))).toBeUndefined();
});
