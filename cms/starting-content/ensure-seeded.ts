import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { tablesOf } from '../database/tables.ts';
import { firstPasswordHashes } from './first-logins.ts';
import { seedDatabase } from './seed.ts';
import type { StartingContent } from './starting-content.ts';

/**
 * Seeds an empty database, and replaces the content of an older version unless it was edited.
 * Other databases are unchanged.
 * @param folder for the first users' logins; null creates none.
 */
export async function ensureSeeded(database: DatabaseSync, content: StartingContent, folder: string | null) {
  const { options } = tablesOf(database);
  const version = seedVersion(content);
  const seededFrom = options.text('seeded_from');
  const isEdited = options.number('edited') === 1;
  if (seededFrom === version || (seededFrom !== '' && isEdited)) return { seeded: false, missing: [] };
  const passwordHashes = folder === null ? new Map() : await firstPasswordHashes(folder, content.users);
  return { seeded: true, missing: seedDatabase(database, content, version, passwordHashes) };
}

/**
 * Identifies a version of the starting content: a hash of all its data. Media files
 * are not part of it; a changed file is copied again.
 */
function seedVersion(content: StartingContent): string {
  // The media folder differs between machines and does not affect the content.
  return createHash('sha256')
    .update(JSON.stringify({ ...content, mediaFolder: '' }))
    .digest('base64url');
}
