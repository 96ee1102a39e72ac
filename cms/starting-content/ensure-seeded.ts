import type { DatabaseSync } from 'node:sqlite';
import { tablesOf } from '../database/tables.ts';
import { firstPasswordHashes } from './first-logins.ts';
import { seedDatabase } from './seed.ts';
import { seedVersion } from './seed-version.ts';
import type { StartingContent } from './starting-content.ts';

export interface SeedOutcome {
  seeded: boolean;
  missing: readonly string[];
}

/**
 * Seeds an empty database, and replaces older starting content unless it was edited.
 * Other databases are unchanged.
 * @param folder for the first users' logins; null creates none.
 */
export async function ensureSeeded(
  database: DatabaseSync,
  startingContent: StartingContent,
  folder: string | null,
): Promise<SeedOutcome> {
  const { options } = tablesOf(database);
  const version = seedVersion(startingContent);
  const seededFrom = options.text('seeded_from');
  const isEdited = options.number('edited') === 1;
  if (seededFrom === version || (seededFrom !== '' && isEdited)) return { seeded: false, missing: [] };
  const passwordHashes = folder === null ? new Map() : await firstPasswordHashes(folder, startingContent.users);
  return { seeded: true, missing: seedDatabase(database, startingContent, version, passwordHashes) };
}
