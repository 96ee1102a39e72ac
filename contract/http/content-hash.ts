import { createHash } from 'node:crypto';

/** Names content by its bytes, for ETags and versions: 22 characters that fit into a header and a file name. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
