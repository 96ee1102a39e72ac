import type { DatabaseSync } from 'node:sqlite';
import { FILE_LINK_MS } from '../hand-over/hand-overs.ts';
import { type UploadClaims, unclaimedStates } from '../lead-store.ts';
import type { OutboxFile } from './outbox-file.ts';

const IS_WAITING = 'state NOT IN (SELECT value FROM json_each(:unclaimed))';
/** Its link for the webhook's receiver works still. */
const HAS_LINK = `state <> 'refused' AND (handOver = 'waiting' OR handOver = 'done' AND handOverAt > :linkedSince)`;

/** IDs of the files that leads in the outbox still need. @param database of this version of the site, or an earlier one */
export function claimedUploads(database: DatabaseSync, now = Date.now): string[] {
  const handsOver = database.prepare("SELECT 1 FROM pragma_table_info('leads') WHERE name = 'handOver'").get();
  const rows = database
    .prepare(
      `SELECT file.value ->> 'upload' AS id FROM leads, json_each(leads.content, '$.files') AS file
       WHERE ${handsOver ? `${IS_WAITING} OR ${HAS_LINK}` : IS_WAITING}`,
    )
    .all({
      unclaimed: JSON.stringify(unclaimedStates),
      ...(handsOver && { linkedSince: now() - FILE_LINK_MS }),
    });
  return rows.map(({ id }) => String(id));
}

/** The claims of all leads in the outbox's file. */
export function sqliteUploadClaims(file: OutboxFile, now = Date.now): UploadClaims {
  return {
    withUnclaimed(ids, work) {
      return file.exclusively(async (database) => {
        const claimed = new Set(claimedUploads(database, now));
        await work(ids.filter((id) => !claimed.has(id)));
      });
    },
  };
}
