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
  ['avif', 'image/avif', 'inline'],
  ['bmp', 'image/bmp', 'inline'],
  ['ico', 'image/x-icon', 'inline'],
  ['mov', 'video/quicktime', 'inline'],
  ['wav', 'audio/wav', 'inline'],
  ['xls', 'application/vnd.ms-excel', 'attachment'],
  ['docx', `${office}.wordprocessingml.document`, 'attachment'],
  ['xlsx', `${office}.spreadsheetml.sheet`, 'attachment'],
])('serves .%s files as %s with the disposition %s', (extension, type, disposition) => {
  expect(mediaTypeOf(`2026/01/a.b.${extension}`)).toEqual({ type, disposition });
  expect(mediaTypeOf(`2026/01/A.${extension.toUpperCase()}`)).toEqual({ type, disposition });
});

test.each('asf wmv 3gp tsv css class psd xcf gz rar 7z mpp ods key pages igs rfa c'.split(' '))(
  'a file of the type .%s, which the site does not know, is one to save',
  (extension) => {
    expect(mediaTypeOf(`2026/01/a.${extension}`)).toEqual({
      type: 'application/octet-stream',
      disposition: 'attachment',
    });
  },
);

test.each(
  (
    'a.html a.php a.php7 a.phtml a.js a.exe a.sh a a. a.jpg.exe jpg a.jpg/b .a .htaccess a.sql a.sql.gz a.log a.php.jpg ' +
    'a.bak a.jpg~ 2026/.hidden/a.jpg gravity_forms/1-a/2026/a.pdf sites/2/gravity_forms/a.pdf woocommerce_uploads/a.zip ' +
    'backwpup-3f-backups/a.tar.gz backup/a.zip ../a.jpg'
  ).split(' '),
)('does not serve %s', (path) => {
  expect(mediaTypeOf(path)).toBeUndefined();
});
