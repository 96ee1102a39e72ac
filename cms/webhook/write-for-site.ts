import type { DatabaseSync } from 'node:sqlite';
import type { Change } from '@headwater/contract/webhook.ts';
import { inTransaction } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

/** Runs a write, which returns the change that the site must receive. */
export type WriteForSite = (write: () => Change) => void;

/**
 * Writes that visitors may see. Each shares a transaction with the queued message for the site, so
 * that a crash never leaves one without the other. From then on, newer starting content no longer replaces the database.
 */
export function writerForSite(
  database: DatabaseSync,
  { options }: Tables,
  changed: (change: Change) => void,
): WriteForSite {
  return (write) =>
    inTransaction(database, () => {
      changed(write());
      options.set('edited', 1);
    });
}
