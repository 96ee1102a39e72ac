import { statesForPerson } from '../lead.ts';
import type { LeadArchive } from '../lead-archive.ts';
import { finishedStates } from '../lead-store.ts';
import type { OutboxFile } from './outbox-file.ts';
import { leadOf } from './sqlite-outbox.ts';

const IS_WANTED = `(:wanted = '[]' OR state IN (SELECT value FROM json_each(:wanted)))`;

/** The outbox's file for operators. */
export function sqliteArchive(file: OutboxFile, now = Date.now): LeadArchive {
  return {
    async list(states, most, skipped = 0) {
      const wanted = JSON.stringify(states);
      const rows = await file.rows(
        `SELECT * FROM leads WHERE ${IS_WANTED} ORDER BY acceptedAt DESC, key LIMIT :most OFFSET :skipped`,
        { wanted, most, skipped },
      );
      return rows.map(leadOf);
    },
    async count(states) {
      const wanted = JSON.stringify(states);
      const [row] = await file.rows(`SELECT count(*) AS leads FROM leads WHERE ${IS_WANTED}`, { wanted });
      return Number(row?.leads);
    },
    async find(keyPrefix) {
      const rows = await file.rows('SELECT * FROM leads WHERE substr(key, 1, length(:keyPrefix)) = :keyPrefix', {
        keyPrefix,
      });
      return rows.map(leadOf);
    },
    retry: (keys) =>
      file.run(
        `UPDATE leads SET state = 'accepted', sent = NULL, waitsSince = :now, nextAttemptAt = :now, finishedAt = NULL
         WHERE key IN (SELECT value FROM json_each(:keys)) AND state NOT IN ('delivered', 'delivering')`,
        { keys: JSON.stringify(keys), now: now() },
      ),
    close: (keys) =>
      file.run(
        `UPDATE leads SET state = 'done', finishedAt = :now,
           handOver = CASE WHEN state <> 'spam' THEN handOver END
         WHERE key IN (SELECT value FROM json_each(:keys)) AND state IN (SELECT value FROM json_each(:closable))`,
        { keys: JSON.stringify(keys), closable: JSON.stringify(['spam', ...statesForPerson]), now: now() },
      ),
    async mentioning(text) {
      const rows = await file.rows('SELECT * FROM leads WHERE instr(lower(content), lower(:text)) > 0', { text });
      return rows.map(leadOf);
    },
    erase(keys) {
      return file.use((database) => {
        // Deleted rows are overwritten, and the log that still has them is emptied.
        database.exec('PRAGMA secure_delete = ON');
        const rows = database
          .prepare(
            `DELETE FROM leads WHERE key IN (SELECT value FROM json_each(?)) AND state <> 'delivering' RETURNING key`,
          )
          .all(JSON.stringify(keys));
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        return rows.map(({ key }) => String(key));
      });
    },
    async removeFinished(ageMs) {
      const { changes } = await file.use((database) => {
        database.exec('PRAGMA secure_delete = ON');
        return database
          .prepare(
            `DELETE FROM leads WHERE state IN (SELECT value FROM json_each(:finished)) AND finishedAt < :before
             AND (handOver IS NOT 'waiting' OR state = 'refused')`,
          )
          .run({ finished: JSON.stringify(finishedStates), before: now() - ageMs });
      });
      return Number(changes);
    },
  };
}
