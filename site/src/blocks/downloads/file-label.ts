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
 * What a visitor wants to know before a download, such as `PDF, 1.2 MB`; parts that are unknown are
 * left out.
 * @param bytes size of the file; WordPress answers null or 0 where it does not know.
 */
export function fileLabel(mimeType: string | null | undefined, bytes: number | null | undefined): string {
  const kind = mimeType ? (kinds[mimeType] ?? mimeType.split('/').at(-1)?.toUpperCase()) : undefined;
  return [kind, bytes ? sizeLabel(bytes) : undefined].filter(Boolean).join(', ');
}
