import { sizeLabel } from '../../content/media/size-label.ts';

const kinds: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
};

/**
 * Type and size of a download, such as `PDF, 1.2 MB`; unknown parts are left out.
 * @param bytes size of the file; WordPress answers null or 0 when it is unknown.
 */
export function fileLabel(mimeType: string | null | undefined, bytes: number | null | undefined): string {
  const kind = mimeType ? (kinds[mimeType] ?? mimeType.split('/').at(-1)?.toUpperCase()) : undefined;
  return [kind, bytes ? sizeLabel(bytes) : undefined].filter(Boolean).join(', ');
}
