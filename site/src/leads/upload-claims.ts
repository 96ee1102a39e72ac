import { immediately } from './immediate-transaction.ts';
import type { LeadState } from './lead.ts';
import type { OutboxFile } from './outbox-file.ts';

/** States in which nobody needs the files any more: the CMS has them, or a person took care of the lead. */
const SETTLED = ['delivered', 'done'] as const satisfies readonly LeadState[];
/** The visitor was shown the errors, and may send the same files again; nobody waits for them otherwise. */
const UNCLAIMED = [...SETTLED, 'refused'] as const satisfies readonly LeadState[];

/** Which files belong to leads, by the outbox's own table: there is no second list to disagree with it. */
export interface UploadClaims {
  /**
   * Runs `work` with those of the IDs that no lead waits with. No lead can be accepted meanwhile, in any process.
   * @throws OutboxUnavailableError
   */
  withUnclaimed(ids: readonly string[], work: (unclaimed: readonly string[]) => void): void;
}

export function uploadClaims(file: OutboxFile): UploadClaims {
  return {
    withUnclaimed(ids, work) {
      file.use((database) =>
        immediately(database, () => {
          const rows = database
            .prepare(
              `SELECT file.value ->> 'upload' AS id FROM leads, json_each(leads.content, '$.files') AS file
               WHERE state NOT IN (SELECT value FROM json_each(:unclaimed))`,
            )
            .all({ unclaimed: JSON.stringify(UNCLAIMED) });
          const claimed = new Set(rows.map(({ id }) => String(id)));
          work(ids.filter((id) => !claimed.has(id)));
        }),
      );
    },
  };
}
