import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ALARM_CLAIM_MS, type AlarmRegister } from '../lead-store.ts';

function open(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 1_000 });
  database.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS alarms (kind TEXT PRIMARY KEY, claimedAt INTEGER NOT NULL, sentAt INTEGER) STRICT;`);
  return database;
}

/** A register in a file of its own in the data folder, opened on first use and readable by its owner only. */
export function sqliteAlarmRegister(dataFolder: string, now = Date.now): AlarmRegister & { close(): void } {
  const path = join(dataFolder, 'site', 'alarms.sqlite');
  let opened: DatabaseSync | undefined;
  const database = (): DatabaseSync => {
    opened ??= open(path);
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
