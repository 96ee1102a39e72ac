import type { DatabaseSync } from 'node:sqlite';
import type { Change } from '@headwater/contract/webhook.ts';
import { inTransaction } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';

/** Runs a write, which returns the change that the site must receive. */
export type WriteForSite = (write: () => Change) => void;

/**
 * Writes that visitors may see. Each is one transaction with the note that the site must hear of it, so
 * that no crash keeps the one without the other. After it a newer catalogue no longer replaces this database.
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
