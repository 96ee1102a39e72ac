import { createHash } from 'node:crypto';

/** A hash of the content for ETags and versions: 22 characters that are valid in headers and file names. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
