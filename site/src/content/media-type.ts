import { isCleanPath } from './picture-file.ts';

interface MediaType {
  type: string;
  /** Displayed in the browser, or downloaded. */
  disposition: 'inline' | 'attachment';
}

const shown = (type: string): MediaType => ({ type, disposition: 'inline' });
const saved = (type: string): MediaType => ({ type, disposition: 'attachment' });
const office = (type: string) => saved(`application/vnd.openxmlformats-officedocument.${type}`);

/** Extensions whose type matters to browsers and phones. */
const types: Readonly<Record<string, MediaType>> = {
  jpg: shown('image/jpeg'),
  jpeg: shown('image/jpeg'),
  jpe: shown('image/jpeg'),
  png: shown('image/png'),
  gif: shown('image/gif'),
  webp: shown('image/webp'),
  avif: shown('image/avif'),
  bmp: shown('image/bmp'),
  ico: shown('image/x-icon'),
  // An SVG can contain scripts: they never run in an image on a page, and opened by itself it is only downloaded.
  svg: saved('image/svg+xml'),
  tif: saved('image/tiff'),
  tiff: saved('image/tiff'),
  heic: saved('image/heic'),
  pdf: shown('application/pdf'),
  mp4: shown('video/mp4'),
  m4v: shown('video/mp4'),
  webm: shown('video/webm'),
  ogv: shown('video/ogg'),
  mov: shown('video/quicktime'),
  vtt: shown('text/vtt; charset=utf-8'),
  mp3: shown('audio/mpeg'),
  m4a: shown('audio/mp4'),
  ogg: shown('audio/ogg'),
  oga: shown('audio/ogg'),
  wav: shown('audio/wav'),
  aac: shown('audio/aac'),
  flac: shown('audio/flac'),
  txt: shown('text/plain; charset=utf-8'),
  csv: saved('text/csv; charset=utf-8'),
  ics: saved('text/calendar; charset=utf-8'),
  rtf: saved('application/rtf'),
  zip: saved('application/zip'),
  doc: saved('application/msword'),
  docx: office('wordprocessingml.document'),
  xls: saved('application/vnd.ms-excel'),
  xlsx: office('spreadsheetml.sheet'),
  ppt: saved('application/vnd.ms-powerpoint'),
  pptx: office('presentationml.presentation'),
};

/** Any other file: bytes that a visitor saves. */
const other = saved('application/octet-stream');

/** Folders of plugins that keep what visitors sent, sold files and backups in the uploads folder. */
const PRIVATE_FOLDER =
  /^(?:gravity_forms|woocommerce_uploads|edd|wpforms|wpcf7_uploads|ninja-forms|wc-logs|(?:.*[-_])?backups?)$/i;
/** Programs, pages that run some, and what servers and their backups write. */
const REFUSED =
  /\.(?:ph(?:p\d?|ps|tml?|ar|t)|inc|cgi|pl|py|rb|aspx?|jspx?|s?html?|xht(?:ml)?|m?js|jar|swf|exe|msi|com|bat|cmd|ps1|vbs|wsf|sh|scr|dll|apk|hta|lnk|reg|ini|conf|env|log|sql|sqlite|dump|bak|old|orig|save|swp|tmp|wpress)$/i;
/** The same within a name: `site.sql.gz`. */
const WRAPPED = /\.(?:ph(?:p\d?|tml|ar)|sql|log|bak|dump)\./i;

/** @returns undefined for a file that is not served. */
export function mediaTypeOf(path: string): MediaType | undefined {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  const extension = /.\.([a-z\d]{1,12})$/i.exec(name)?.[1]?.toLowerCase();
  if (extension === undefined || !isCleanPath(path)) return undefined;
  if (REFUSED.test(name) || WRAPPED.test(name) || folders.some((folder) => PRIVATE_FOLDER.test(folder)))
    return undefined;
  return Object.hasOwn(types, extension) ? types[extension] : other;
}
