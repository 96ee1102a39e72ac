import { existsSync } from 'node:fs';
import type { LeadStore } from '../lead-store.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { CommandError } from './command-line.ts';

/**
 * The store that the site uses. A command creates none.
 * @param dataFolder `DATA_DIR`
 * @throws CommandError when there is no such store
 */
export function openExistingStore(dataFolder: string): LeadStore {
  const store = openSqliteStore(dataFolder);
  if (existsSync(store.name)) return store;
  throw new CommandError(
    `${store.name} does not exist: no form has been sent to this site yet, or DATA_DIR names another folder.`,
  );
}
