import { savedFormStore } from '../../saved-forms/saved-forms.ts';
import type { LeadStore } from '../lead-store.ts';
import { outboxFile } from './outbox-file.ts';
import { outboxPath } from './outbox-path.ts';
import { sqliteAlarmRegister } from './sqlite-alarm-register.ts';
import { sqliteArchive } from './sqlite-archive.ts';
import { sqliteCmsFacts } from './sqlite-cms-facts.ts';
import { sqliteDefinitions } from './sqlite-definitions.ts';
import { sqliteOutbox } from './sqlite-outbox.ts';
import { sqliteUploadClaims } from './sqlite-upload-claims.ts';

/** The leads of one machine in SQLite files, which several of its processes may share. @param dataFolder `DATA_DIR` */
export function openSqliteStore(dataFolder: string, now = Date.now): LeadStore {
  const path = outboxPath(dataFolder);
  const file = outboxFile(path);
  const alarms = sqliteAlarmRegister(dataFolder, now);
  const savedForms = savedFormStore(dataFolder);
  return {
    name: path,
    outbox: (options) => sqliteOutbox(file, options, now),
    archive: sqliteArchive(file, now),
    claims: sqliteUploadClaims(file),
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
