/** How a file is sent. */
export interface FileType {
  type: string;
  disposition: 'inline' | 'attachment';
}

interface Known extends FileType {
  /** Whether the first bytes, read as Latin-1, are those of such a file. */
  begins: (head: string) => boolean;
}

/** How much of a file says what it is. */
export const HEAD_BYTES = 1024;

const startsWith =
  (...signatures: readonly string[]) =>
  (head: string) =>
    signatures.some((signature) => head.startsWith(signature));
const includes = (text: string) => (head: string) => head.includes(text);
const isHtml = (head: string) => /<(?:!doctype html|html|head|body|script)[\s>]/i.test(head);
const isText = (head: string) => !head.includes('\0') && !isHtml(head);

const zip = startsWith('PK\x03\x04', 'PK\x05\x06');
/** The container of older Office files and of Revit. */
const compound = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const attached = (type: string, begins: Known['begins']): Known => ({ type, disposition: 'attachment', begins });
const shown = (type: string, begins: Known['begins']): Known => ({ type, disposition: 'inline', begins });
const step = attached('model/step', includes('ISO-10303-21'));
const jpeg = shown('image/jpeg', startsWith('\xff\xd8\xff'));

/** What papers may be, by extension. Only what a browser shows without running anything is shown in it. */
const types: Readonly<Record<string, Known>> = {
  pdf: shown('application/pdf', includes('%PDF-')),
  jpg: jpeg,
  jpeg,
  png: shown('image/png', startsWith('\x89PNG')),
  webp: shown('image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)),
  dwg: attached('image/vnd.dwg', startsWith('AC10')),
  dxf: attached(
    'image/vnd.dxf',
    (head) => head.startsWith('AutoCAD Binary DXF') || (isText(head) && /^\s*(?:0|999)\r?\n/.test(head)),
  ),
  step,
  stp: step,
  ifc: attached('application/x-step', includes('ISO-10303-21')),
  rvt: attached('application/octet-stream', compound),
  rfa: attached('application/octet-stream', compound),
  zip: attached('application/zip', zip),
  docx: attached('application/vnd.openxmlformats-officedocument.wordprocessingml.document', zip),
  xlsx: attached('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', zip),
  csv: attached('text/csv; charset=utf-8', isText),
  txt: attached('text/plain; charset=utf-8', isText),
};

/** The type of a file, by its ending and its first bytes; undefined when the two do not fit together. */
export function fileTypeOf(extension: string, head: Buffer): FileType | undefined {
  if (!Object.hasOwn(types, extension)) return undefined;
  const known = types[extension];
  return known?.begins(head.toString('latin1')) ? { type: known.type, disposition: known.disposition } : undefined;
}
