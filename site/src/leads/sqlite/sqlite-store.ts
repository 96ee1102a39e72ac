import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sqliteSavedForms } from '../../saved-forms/sqlite-saved-forms.ts';
import type { LeadStore } from '../lead-store.ts';
import { sqlArchive } from '../sql/sql-archive.ts';
import { sqlDefinitions } from '../sql/sql-definitions.ts';
import { sqlHandOvers } from '../sql/sql-hand-overs.ts';
import { sqlOutbox } from '../sql/sql-outbox.ts';
import { outboxFile } from './outbox-file.ts';
import { outboxPath } from './outbox-path.ts';
import { sqliteAlarmRegister } from './sqlite-alarm-register.ts';
import { sqliteCmsFacts } from './sqlite-cms-facts.ts';
import { sqliteTables } from './sqlite-tables.ts';
import { sqliteUploadClaims } from './sqlite-upload-claims.ts';

/** Two processes may start for the first time at once, one a moment after the other has made its files. */
const FIRST_START_MS = 60_000;

/** Whether an outbox is missing or empty beside databases that an earlier run of the site has made with it. */
function isLost(outbox: string): boolean {
  const stats = (file: string) => statSync(file, { throwIfNoEntry: false });
  if ((stats(outbox)?.size ?? 0) > 0) return false;
  const folder = dirname(outbox);
  if (!stats(folder)) return false;
  return readdirSync(folder).some((name) => {
    const { size, birthtimeMs } = stats(join(folder, name)) ?? { size: 0, birthtimeMs: 0 };
    return name.endsWith('.sqlite') && size > 0 && Date.now() - birthtimeMs > FIRST_START_MS;
  });
}

/** The leads of one machine in SQLite files, which several of its processes may share. @param dataFolder `DATA_DIR` */
export function openSqliteStore(dataFolder: string, now = Date.now): LeadStore {
  const path = outboxPath(dataFolder);
  // Before any of its files is made.
  const isOutboxLost = isLost(path);
  const file = outboxFile(path);
  const tables = sqliteTables(file, now);
  const alarms = sqliteAlarmRegister(dataFolder, now);
  const savedForms = sqliteSavedForms(dataFolder);
  return {
    name: path,
    isOutboxLost,
    outbox: (options) => sqlOutbox(tables, options),
    archive: sqlArchive(tables),
    handOvers: sqlHandOvers(tables),
    claims: sqliteUploadClaims(file, now),
    definitions: sqlDefinitions(tables),
    cmsFacts: sqliteCmsFacts(file, now),
    alarms,
    savedForms,
    async close() {
      file.close();
      alarms.close();
      await savedForms.close();
    },
  };
}
