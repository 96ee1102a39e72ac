import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { tablesOf } from '../database/tables.ts';
import { firstPasswordHashes } from './first-logins.ts';
import { seedDatabase } from './seed.ts';
import type { StartingContent } from './starting-content.ts';

export interface SeedOutcome {
  seeded: boolean;
  missing: readonly string[];
}

/**
 * Seeds an empty database, and replaces the content of an older catalogue unless it was edited.
 * Other databases are unchanged.
 * @param folder for the first users' logins; null creates none.
 */
export async function ensureSeeded(
  database: DatabaseSync,
  catalogue: StartingContent,
  folder: string | null,
): Promise<SeedOutcome> {
  const { options } = tablesOf(database);
  const version = seedVersion(catalogue);
  const seededFrom = options.text('seeded_from');
  const isEdited = options.number('edited') === 1;
  if (seededFrom === version || (seededFrom !== '' && isEdited)) return { seeded: false, missing: [] };
  const passwordHashes = folder === null ? new Map() : await firstPasswordHashes(folder, catalogue.users);
  return { seeded: true, missing: seedDatabase(database, catalogue, version, passwordHashes) };
}

/**
 * Identifies a state of the catalogue: a hash of all its data. Media files
 * are not part of it; a changed file is copied again.
 */
function seedVersion(catalogue: StartingContent): string {
  // The media folder differs between machines and does not affect the content.
  return createHash('sha256')
    .update(JSON.stringify({ ...catalogue, mediaFolder: '' }))
    .digest('base64url');
}
