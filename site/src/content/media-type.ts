interface MediaType {
  type: string;
  /** Shown in the browser, or saved. */
  disposition: 'inline' | 'attachment';
}

/** What the media library may hand out, by extension; everything else is not served at all. */
const types: Readonly<Record<string, MediaType>> = {
  jpg: { type: 'image/jpeg', disposition: 'inline' },
  jpeg: { type: 'image/jpeg', disposition: 'inline' },
  png: { type: 'image/png', disposition: 'inline' },
  gif: { type: 'image/gif', disposition: 'inline' },
  webp: { type: 'image/webp', disposition: 'inline' },
  // An SVG can carry scripts: as an image on a page they never run, and opened by itself it is only saved.
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
