import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { savedFormStore } from '../../saved-forms/saved-forms.ts';
import type { LeadStore } from '../lead-store.ts';
import { outboxFile } from './outbox-file.ts';
import { outboxPath } from './outbox-path.ts';
import { sqliteAlarmRegister } from './sqlite-alarm-register.ts';
import { sqliteArchive } from './sqlite-archive.ts';
import { sqliteCmsFacts } from './sqlite-cms-facts.ts';
import { sqliteDefinitions } from './sqlite-definitions.ts';
import { sqliteHandOvers } from './sqlite-hand-overs.ts';
import { sqliteOutbox } from './sqlite-outbox.ts';
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
  const alarms = sqliteAlarmRegister(dataFolder, now);
  const savedForms = savedFormStore(dataFolder);
  return {
    name: path,
    isOutboxLost,
    outbox: (options) => sqliteOutbox(file, options, now),
    archive: sqliteArchive(file, now),
    handOvers: sqliteHandOvers(file, now),
    claims: sqliteUploadClaims(file, now),
    definitions: sqliteDefinitions(file, now),
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
