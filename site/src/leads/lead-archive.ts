import type { FormDefinition } from '../forms/model/form-definition.ts';
import { type Lead, type LeadState, statesForPerson } from './lead.ts';
import { leadOf } from './outbox.ts';
import type { OutboxFile } from './outbox-file.ts';

/** The outbox as operators see it, whether the site is running or not. */
export interface LeadArchive {
  /** Newest first. @param states all when empty */
  list(states: readonly LeadState[], most: number): Lead[];
  /** Leads whose key starts with `keyPrefix`. */
  find(keyPrefix: string): Lead[];
  /** Queues leads for delivery. @returns how many were not delivered or queued already */
  retry(keys: readonly string[]): number;
  /** Closes leads that wait for a person or are held as spam. @returns how many */
  close(keys: readonly string[]): number;
  /** Leads that may be of a person: their content has this text, ignoring case. */
  mentioning(text: string): Lead[];
  /** Erases leads that are not being delivered, on the disk as well. @returns their keys */
  erase(keys: readonly string[]): string[];
  /** Deletes leads that were finished before this time, in epoch milliseconds. @returns how many */
  removeFinished(before: number): number;
  /** Form definitions as the site last saw them. */
  forms(): FormDefinition[];
}

/** Every method throws OutboxUnavailableError. */
export function leadArchive(file: OutboxFile, now = Date.now): LeadArchive {
  return {
    list(states, most) {
      const wanted = JSON.stringify(states);
      return file
        .use((database) =>
          database
            .prepare(
              `SELECT * FROM leads WHERE :wanted = '[]' OR state IN (SELECT value FROM json_each(:wanted))
               ORDER BY acceptedAt DESC LIMIT :most`,
            )
            .all({ wanted, most }),
        )
        .map(leadOf);
    },
    find(keyPrefix) {
      const rows = file.use((database) =>
        database.prepare('SELECT * FROM leads WHERE substr(key, 1, length(:start)) = :start').all({ start: keyPrefix }),
      );
      return rows.map(leadOf);
    },
    retry(keys) {
      const { changes } = file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET state = 'accepted', sent = NULL, waitsSince = :now, nextAttemptAt = :now, finishedAt = NULL
             WHERE key IN (SELECT value FROM json_each(:keys)) AND state NOT IN ('delivered', 'delivering')`,
          )
          .run({ keys: JSON.stringify(keys), now: now() }),
      );
      return Number(changes);
    },
    close(keys) {
      const { changes } = file.use((database) =>
        database
          .prepare(
            `UPDATE leads SET state = 'done', finishedAt = :now
             WHERE key IN (SELECT value FROM json_each(:keys)) AND state IN (SELECT value FROM json_each(:closable))`,
          )
          .run({ keys: JSON.stringify(keys), closable: JSON.stringify(['spam', ...statesForPerson]), now: now() }),
      );
      return Number(changes);
    },
    mentioning(text) {
      const rows = file.use((database) =>
        database.prepare('SELECT * FROM leads WHERE instr(lower(content), lower(?)) > 0').all(text),
      );
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
    removeFinished(before) {
      const { changes } = file.use((database) => {
        database.exec('PRAGMA secure_delete = ON');
        return database
          .prepare("DELETE FROM leads WHERE state IN ('delivered', 'refused', 'done') AND finishedAt < ?")
          .run(before);
      });
      return Number(changes);
    },
    forms() {
      const rows = file.use((database) => database.prepare('SELECT definition FROM forms').all());
      // Written by the form definition cache.
      return rows.map((row) => JSON.parse(String(row.definition)) as FormDefinition);
    },
  };
}
