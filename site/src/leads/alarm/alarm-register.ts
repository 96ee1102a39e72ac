import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AlarmKind } from './active-alarms.ts';

/** Which alarms operators were notified of, shared by all processes with the same data folder. */
export interface AlarmRegister {
  /** Reserves an alarm for this process; false if it was sent already, or another process is sending it. */
  claim(kind: AlarmKind): boolean;
  sent(kind: AlarmKind): void;
  /** Forgets all alarms but these, so that they are sent again when they return. */
  keepOnly(kinds: readonly AlarmKind[]): void;
  close(): void;
}

/** After this long, an alarm that was claimed and not sent is tried again. */
const CLAIM_MS = 2 * 60_000;

/** Opens the register in the data folder, readable by its owner only. */
export function openAlarmRegister(dataFolder: string, now = Date.now): AlarmRegister {
  const path = join(dataFolder, 'site', 'alarms.sqlite');
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: 1_000 });
  database.exec(`PRAGMA journal_mode = WAL;
    CREATE TABLE IF NOT EXISTS alarms (kind TEXT PRIMARY KEY, claimedAt INTEGER NOT NULL, sentAt INTEGER) STRICT;`);
  return {
    claim: (kind) =>
      database
        .prepare(
          `INSERT INTO alarms (kind, claimedAt) VALUES (:kind, :now)
           ON CONFLICT DO UPDATE SET claimedAt = :now WHERE sentAt IS NULL AND claimedAt <= :now - :claim`,
        )
        .run({ kind, now: now(), claim: CLAIM_MS }).changes === 1,
    sent: (kind) => void database.prepare('UPDATE alarms SET sentAt = ? WHERE kind = ?').run(now(), kind),
    keepOnly: (kinds) =>
      void database
        .prepare('DELETE FROM alarms WHERE kind NOT IN (SELECT value FROM json_each(?))')
        .run(JSON.stringify(kinds)),
    close: () => database.close(),
  };
}
