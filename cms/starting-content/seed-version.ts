import { createHash } from 'node:crypto';
import type { StartingContent } from './starting-content.ts';

/**
 * Identifies a state of the starting content: a hash of all its data. Media files
 * are not part of it; a changed file is copied again.
 */
export function seedVersion(startingContent: StartingContent): string {
  // The media folder differs between machines and does not affect the content.
  return createHash('sha256')
    .update(JSON.stringify({ ...startingContent, mediaFolder: '' }))
    .digest('base64url');
}
