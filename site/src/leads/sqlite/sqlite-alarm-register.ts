import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { openPrivateDatabase } from '../../sqlite/open-private-database.ts';
import { sqliteDialect, sqliteSession } from '../../sqlite/sqlite-session.ts';
import type { AlarmRegister } from '../lead-store.ts';
import { sqlAlarmRegister } from '../sql/sql-alarm-register.ts';

/** Nothing retries a check of the alarms, and other processes hold the lock for milliseconds. */
const LOCK_MS = 1_000;
const SCHEMA =
  'CREATE TABLE IF NOT EXISTS alarms (kind TEXT PRIMARY KEY, claimedAt INTEGER NOT NULL, sentAt INTEGER) STRICT';

/** A register in a file of its own in the data folder, opened on first use and readable by its owner only. */
export function sqliteAlarmRegister(dataFolder: string, now = Date.now): AlarmRegister & { close(): void } {
  const path = join(dataFolder, 'site', 'alarms.sqlite');
  let opened: DatabaseSync | undefined;
  const session = sqliteSession(async (work) => {
    opened ??= openPrivateDatabase(path, { lockMs: LOCK_MS, prepare: (database) => database.exec(SCHEMA) });
    return work(opened);
  });
  return {
    ...sqlAlarmRegister({ ...session, dialect: sqliteDialect(now) }, 'alarms'),
    close() {
      opened?.close();
      opened = undefined;
    },
  };
}
