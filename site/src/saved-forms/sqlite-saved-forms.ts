import { migrate } from '../sqlite/migrate.ts';
import { reopenedDatabase } from '../sqlite/reopened-database.ts';
import { savedFormLimits as limits, type SavedFormStore, SavedFormsUnavailableError } from './saved-form-store.ts';

const DAY_MS = 24 * 3_600_000;

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

/** Saved forms in a file. */
export function sqliteSavedForms(file: string): SavedFormStore {
  const { use, close } = reopenedDatabase(
    file,
    {
      prepare(database) {
        database.exec('PRAGMA secure_delete = ON');
        migrate(database, MIGRATIONS);
      },
    },
    (reason) => new SavedFormsUnavailableError(`saved forms cannot be stored or read (${reason})`),
  );

  return {
    put: ({ hash, formId, sealed, uploads, expiresAt }, visitor) =>
      use((db) => {
        const used = db
          .prepare(
            `SELECT coalesce(sum(length(sealed)), 0) AS byAll,
               coalesce(sum(length(sealed)) FILTER (WHERE visitor = ?), 0) AS byVisitor
             FROM savedForms WHERE hash <> ?`,
          )
          .get(visitor, hash);
        const added = sealed?.length ?? 0;
        const byAll = Number(used?.byAll) + added;
        const isOverShare = Number(used?.byVisitor) + added > limits.bytesPerVisitor;
        if (byAll > limits.mostBytes || (isOverShare && byAll > limits.mostBytes / 2))
          throw new SavedFormsUnavailableError('there is no room for more saved forms');
        const { changes } = db
          .prepare(
            `INSERT INTO savedForms (hash, formId, sealed, uploads, expiresAt, visitor)
           VALUES (:hash, :formId, :sealed, :uploads, :expiresAt, :visitor)
           ON CONFLICT (hash) DO UPDATE SET sealed = excluded.sealed, uploads = excluded.uploads,
             expiresAt = excluded.expiresAt, visitor = excluded.visitor WHERE isSent = 0`,
          )
          .run({ hash, formId, sealed, uploads: JSON.stringify(uploads), expiresAt, visitor });
        if (Number(changes) === 0) throw new SavedFormsUnavailableError('the form was sent meanwhile');
      }),
    find: (hash) =>
      use((db) => {
        const row = db.prepare('SELECT * FROM savedForms WHERE hash = ?').get(hash);
        if (!row) return undefined;
        const { formId, sealed, uploads, expiresAt, isSent } = row;
        return {
          hash,
          formId: Number(formId),
          expiresAt: Number(expiresAt),
          isSent: isSent === 1,
          sealed: sealed instanceof Uint8Array ? sealed : null,
          // Written by `put`.
          uploads: JSON.parse(String(uploads)) as string[],
        };
      }),
    finish: (hash) =>
      use((db) => {
        db.prepare(
          `UPDATE savedForms SET sealed = NULL, uploads = '[]', visitor = NULL, isSent = 1 WHERE hash = ?`,
        ).run(hash);
      }),
    sweep: (now) =>
      use((db) => {
        db.prepare(`UPDATE savedForms SET sealed = NULL, uploads = '[]', visitor = NULL WHERE expiresAt <= ?`).run(now);
        db.prepare('DELETE FROM savedForms WHERE expiresAt <= ?').run(now - limits.traceMs);
        db.prepare('DELETE FROM mails WHERE sentAt <= ? AND hash NOT IN (SELECT hash FROM savedForms)').run(
          now - DAY_MS,
        );
      }),
    countMail: (hash, recipient, now) =>
      use((db) => {
        const count = (where: string, ...values: (string | number)[]) =>
          Number(db.prepare(`SELECT count(*) AS mails FROM mails WHERE ${where}`).get(...values)?.mails);
        const toRecipient = count('recipient = ? AND sentAt > ?', recipient, now - DAY_MS);
        if (toRecipient >= limits.mailsPerRecipientAndDay || count('hash = ?', hash) >= limits.mailsPerForm)
          return false;
        db.prepare('INSERT INTO mails (hash, recipient, sentAt) VALUES (?, ?, ?)').run(hash, recipient, now);
        return true;
      }),
    unclaimed: (uploads) =>
      use((db) => {
        const rows = db
          .prepare('SELECT DISTINCT file.value AS id FROM savedForms, json_each(savedForms.uploads) AS file')
          .all();
        const claimed = new Set(rows.map(({ id }) => String(id)));
        return uploads.filter((id) => !claimed.has(id));
      }),
    close: async () => close(),
  };
}
