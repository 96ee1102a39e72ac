import type { DatabaseSync } from 'node:sqlite';
import { type UploadClaims, unclaimedStates } from '../lead-store.ts';
import type { OutboxFile } from './outbox-file.ts';

/** IDs of the files that leads in the outbox still need. */
export function claimedUploads(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `SELECT file.value ->> 'upload' AS id FROM leads, json_each(leads.content, '$.files') AS file
       WHERE state NOT IN (SELECT value FROM json_each(:unclaimed))`,
    )
    .all({ unclaimed: JSON.stringify(unclaimedStates) });
  return rows.map(({ id }) => String(id));
}

/** The claims of all leads in the outbox's file. */
export function sqliteUploadClaims(file: OutboxFile): UploadClaims {
  return {
    withUnclaimed(ids, work) {
      return file.exclusively(async (database) => {
        const claimed = new Set(claimedUploads(database));
        await work(ids.filter((id) => !claimed.has(id)));
      });
    },
  };
}
