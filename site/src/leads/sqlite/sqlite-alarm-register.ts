import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openPrivateDatabase } from '../../sqlite/open-private-database.ts';
import { ALARM_CLAIM_MS, type AlarmRegister } from '../lead-store.ts';

/** Nothing retries a check of the alarms, and other processes hold the lock for milliseconds. */
const LOCK_MS = 1_000;
const SCHEMA =
  'CREATE TABLE IF NOT EXISTS alarms (kind TEXT PRIMARY KEY, claimedAt INTEGER NOT NULL, sentAt INTEGER) STRICT';

/** A register in a file of its own in the data folder, opened on first use and readable by its owner only. */
export function sqliteAlarmRegister(dataFolder: string, now = Date.now): AlarmRegister & { close(): void } {
  const path = join(dataFolder, 'site', 'alarms.sqlite');
  let opened: DatabaseSync | undefined;
  const database = (): DatabaseSync => {
    opened ??= openPrivateDatabase(path, { lockMs: LOCK_MS, prepare: (db) => db.exec(SCHEMA) });
    return opened;
  };
  return {
    claim: async (kind) =>
      database()
        .prepare(
          `INSERT INTO alarms (kind, claimedAt) VALUES (:kind, :now)
           ON CONFLICT DO UPDATE SET claimedAt = :now WHERE sentAt IS NULL AND claimedAt <= :now - :claim`,
        )
        .run({ kind, now: now(), claim: ALARM_CLAIM_MS }).changes === 1,
    sent: async (kind) => void database().prepare('UPDATE alarms SET sentAt = ? WHERE kind = ?').run(now(), kind),
    keepOnly: async (kinds) =>
      void database()
        .prepare('DELETE FROM alarms WHERE kind NOT IN (SELECT value FROM json_each(?))')
        .run(JSON.stringify(kinds)),
    close: () => {
      opened?.close();
      opened = undefined;
    },
  };
}
