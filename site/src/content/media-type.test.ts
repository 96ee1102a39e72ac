import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-type.ts';

const office = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['jpg', 'image/jpeg', 'inline'],
  ['jpeg', 'image/jpeg', 'inline'],
  ['png', 'image/png', 'inline'],
  ['gif', 'image/gif', 'inline'],
  ['webp', 'image/webp', 'inline'],
  ['svg', 'image/svg+xml', 'attachment'],
  ['pdf', 'application/pdf', 'inline'],
  ['mp4', 'video/mp4', 'inline'],
  ['vtt', 'text/vtt; charset=utf-8', 'inline'],
  ['mp3', 'audio/mpeg', 'inline'],
  ['m4a', 'audio/mp4', 'inline'],
  ['ogg', 'audio/ogg', 'inline'],
  ['webm', 'video/webm', 'inline'],
  ['csv', 'text/csv; charset=utf-8', 'attachment'],
  ['zip', 'application/zip', 'attachment'],
  ['dwg', 'application/octet-stream', 'attachment'],
  ['dxf', 'application/octet-stream', 'attachment'],
  ['step', 'application/octet-stream', 'attachment'],
  ['stp', 'application/octet-stream', 'attachment'],
  ['docx', `${office}.wordprocessingml.document`, 'attachment'],
  ['xlsx', `${office}.spreadsheetml.sheet`, 'attachment'],
])('serves .%s files as %s with the disposition %s', (extension, type, disposition) => {
  expect(mediaTypeOf(`2026/01/a.b.${extension}`)).toEqual({ type, disposition });
  expect(mediaTypeOf(`2026/01/A.${extension.toUpperCase()}`)).toEqual({ type, disposition });
});

test.each(['a.html', 'a.php', 'a.js', 'a', 'a.', 'a.jpg.exe', 'a.constructor', 'a.toString', 'jpg', 'a.jpg/b', 'a.j'])(
  'does not serve %s',
  (path) => {
    expect(mediaTypeOf(path)).toBeUndefined();
  },
);
