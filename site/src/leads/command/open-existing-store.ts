import { existsSync } from 'node:fs';
import type { LeadStore } from '../lead-store.ts';
import { openLeadStore, type StoreSettings } from '../open-lead-store.ts';
import { outboxPath } from '../sqlite/outbox-path.ts';
import { CommandError } from './command-line.ts';

/**
 * The store that the site uses. A command creates no file.
 * @throws CommandError when there is no such store
 */
export async function openExistingStore(settings: StoreSettings): Promise<LeadStore> {
  const path = outboxPath(settings.DATA_DIR);
  if (settings.DATABASE_URL !== '' || existsSync(path)) return openLeadStore(settings);
  throw new CommandError(
    `${path} does not exist: no form has been sent to this site yet, or DATA_DIR names another folder.`,
  );
}
