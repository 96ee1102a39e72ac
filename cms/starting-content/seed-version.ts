import { createHash } from 'node:crypto';
import type { StartingContent } from './starting-content.ts';

/**
 * Identifies a state of the catalogue: a hash of all its data. Media files
 * are not part of it; a changed file is copied again.
 */
export function seedVersion(catalogue: StartingContent): string {
  // The media folder differs between machines and does not affect the content.
  return createHash('sha256')
    .update(JSON.stringify({ ...catalogue, mediaFolder: '' }))
    .digest('base64url');
}
