import { join } from 'node:path';
import { migrate } from '../sqlite/migrate.ts';
import { reopenedDatabase } from '../sqlite/reopened-database.ts';
import { sqliteSession } from '../sqlite/sqlite-session.ts';
import { type SavedFormStore, savedFormsUnavailable } from './saved-form-store.ts';
import { sqlSavedForms } from './sql-saved-forms.ts';

/** Append only, and only what the previous version of the site tolerates. */
const MIGRATIONS: readonly string[] = [
  // The first version did not number its schema: its tables may exist.
  `CREATE TABLE IF NOT EXISTS savedForms (
    hash TEXT PRIMARY KEY,
    formId INTEGER NOT NULL,
    sealed BLOB,
    uploads TEXT NOT NULL CHECK (json_type(uploads) = 'array'),
    expiresAt INTEGER NOT NULL,
    isSent INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS mails (hash TEXT NOT NULL, recipient TEXT NOT NULL, sentAt INTEGER NOT NULL) STRICT;`,
  'ALTER TABLE savedForms ADD COLUMN visitor TEXT;',
];

/** Saved forms in a file of the data folder. */
export function sqliteSavedForms(dataFolder: string): SavedFormStore {
  const { use, close } = reopenedDatabase(
    join(dataFolder, 'site', 'saved-forms.sqlite'),
    {
      prepare(database) {
        database.exec('PRAGMA secure_delete = ON');
        migrate(database, MIGRATIONS);
      },
    },
    savedFormsUnavailable,
  );
  const session = sqliteSession(use);
  return {
    ...sqlSavedForms({
      ...session,
      runAlone: session.run,
      forms: 'savedForms',
      mails: 'mails',
      claimed: `SELECT DISTINCT file.value AS id FROM savedForms, json_each(savedForms.uploads) AS file
        WHERE file.value IN (SELECT value FROM json_each(:uploads))`,
    }),
    close: async () => close(),
  };
}
