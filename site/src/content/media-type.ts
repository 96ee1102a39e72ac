interface MediaType {
  type: string;
  /** Displayed in the browser, or downloaded. */
  disposition: 'inline' | 'attachment';
}

/** The file types that the site serves, by extension; no others. */
const types: Readonly<Record<string, MediaType>> = {
  jpg: { type: 'image/jpeg', disposition: 'inline' },
  jpeg: { type: 'image/jpeg', disposition: 'inline' },
  png: { type: 'image/png', disposition: 'inline' },
  gif: { type: 'image/gif', disposition: 'inline' },
  webp: { type: 'image/webp', disposition: 'inline' },
  // An SVG can contain scripts: they never run in an image on a page, and opened by itself it is only downloaded.
  svg: { type: 'image/svg+xml', disposition: 'attachment' },
  pdf: { type: 'application/pdf', disposition: 'inline' },
  mp4: { type: 'video/mp4', disposition: 'inline' },
  webm: { type: 'video/webm', disposition: 'inline' },
  vtt: { type: 'text/vtt; charset=utf-8', disposition: 'inline' },
  mp3: { type: 'audio/mpeg', disposition: 'inline' },
  m4a: { type: 'audio/mp4', disposition: 'inline' },
  ogg: { type: 'audio/ogg', disposition: 'inline' },
  csv: { type: 'text/csv; charset=utf-8', disposition: 'attachment' },
  zip: { type: 'application/zip', disposition: 'attachment' },
  dwg: { type: 'application/octet-stream', disposition: 'attachment' },
  dxf: { type: 'application/octet-stream', disposition: 'attachment' },
  step: { type: 'application/octet-stream', disposition: 'attachment' },
  stp: { type: 'application/octet-stream', disposition: 'attachment' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', disposition: 'attachment' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', disposition: 'attachment' },
};

/** @returns undefined for a file that is not served. */
export function mediaTypeOf(path: string): MediaType | undefined {
  const extension = /\.([a-z\d]{2,5})$/i.exec(path)?.[1]?.toLowerCase();
  return extension !== undefined && Object.hasOwn(types, extension) ? types[extension] : undefined;
}
