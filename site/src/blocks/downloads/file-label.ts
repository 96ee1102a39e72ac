const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

function sizeLabel(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/**
 * Type and size of a download, such as `PDF, 1.2 MB`; unknown parts are left out.
 * @param bytes size of the file; WordPress answers null or 0 when it is unknown.
 */
export function fileLabel(mimeType: string | null | undefined, bytes: number | null | undefined): string {
  const kind = mimeType ? (kinds[mimeType] ?? mimeType.split('/').at(-1)?.toUpperCase()) : undefined;
  return [kind, bytes ? sizeLabel(bytes) : undefined].filter(Boolean).join(', ');
}
