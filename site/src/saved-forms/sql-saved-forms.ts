import { listOf, type Row, type SqlDatabase, type SqlSession } from '../sql/sql.ts';
import {
  savedFormLimits as limits,
  type SavedFormStore,
  SavedFormsUnavailableError,
  type StoredForm,
} from './saved-form-store.ts';

const DAY_MS = 24 * 3_600_000;

/** The tables of saved forms in a database of either engine. Times are epoch milliseconds of this machine: they are days. */
interface SavedFormTables extends Pick<SqlDatabase, keyof SqlSession> {
  /** Names of the tables. */
  forms: string;
  mails: string;
  /** Finds which of `uploads` belong to an open form. */
  claimed: string;
  /** Runs a statement that counts mails, one at a time. */
  runAlone: SqlSession['run'];
}

function storedForm({ formId, expiresAt, isSent, sealed, uploads }: Row): Omit<StoredForm, 'hash'> {
  return {
    formId: Number(formId),
    expiresAt: Number(expiresAt),
    isSent: Boolean(isSent),
    sealed: sealed instanceof Uint8Array ? sealed : null,
    uploads: listOf(uploads),
  };
}

/** Saved forms in a database, without `close`: its owner closes it. */
export function sqlSavedForms(tables: SavedFormTables): Omit<SavedFormStore, 'close'> {
  const { rows, run, runAlone, forms, mails, claimed } = tables;
  const EMPTY = 'sealed = NULL, uploads = :none, visitor = NULL';
  const none: readonly string[] = [];

  return {
    async put({ hash, formId, sealed, uploads, expiresAt }, visitor) {
      const changed = await run(
        `INSERT INTO ${forms} AS saved (hash, formId, sealed, uploads, expiresAt, visitor)
         SELECT :hash, :formId, :sealed, :uploads, :expiresAt, :visitor
         FROM (
           SELECT coalesce(sum(length(sealed)), 0) + :bytes AS byAll,
             coalesce(sum(length(sealed)) FILTER (WHERE visitor = :visitor), 0) + :bytes AS byVisitor
           FROM ${forms} WHERE hash <> :hash
         ) AS used
         WHERE byAll <= :most AND (byAll <= :half OR byVisitor <= :share)
         ON CONFLICT (hash) DO UPDATE SET sealed = excluded.sealed, uploads = excluded.uploads,
           expiresAt = excluded.expiresAt, visitor = excluded.visitor WHERE NOT saved.isSent`,
        {
          // No others: SQLite throws for a name that a statement does not have.
          hash,
          formId,
          sealed,
          uploads,
          expiresAt,
          visitor,
          bytes: sealed?.length ?? 0,
          most: limits.mostBytes,
          half: limits.mostBytes / 2,
          share: limits.bytesPerVisitor,
        },
      );
      if (changed === 0) throw new SavedFormsUnavailableError('the form was sent meanwhile, or there is no room');
    },
    async find(hash): Promise<StoredForm | undefined> {
      const [row] = await rows(
        `SELECT formId AS "formId", sealed, uploads, expiresAt AS "expiresAt", isSent AS "isSent"
         FROM ${forms} WHERE hash = :hash`,
        { hash },
      );
      return row && { hash, ...storedForm(row) };
    },
    finish: async (hash) =>
      void (await run(`UPDATE ${forms} SET ${EMPTY}, isSent = true WHERE hash = :hash`, { hash, none })),
    async sweep(now) {
      await run(`DELETE FROM ${forms} WHERE expiresAt <= :before`, { before: now - limits.traceMs });
      await run(`UPDATE ${forms} SET ${EMPTY} WHERE expiresAt <= :now`, { now, none });
      await run(`DELETE FROM ${mails} WHERE sentAt <= :before AND hash NOT IN (SELECT hash FROM ${forms})`, {
        before: now - DAY_MS,
      });
    },
    async countMail(hash, recipient, now) {
      const counted = await runAlone(
        `INSERT INTO ${mails} (hash, recipient, sentAt) SELECT :hash, :recipient, :now
         WHERE (SELECT count(*) FROM ${mails} WHERE recipient = :recipient AND sentAt > :since) < :mostToRecipient
           AND (SELECT count(*) FROM ${mails} WHERE hash = :hash) < :mostOfForm`,
        {
          hash,
          recipient,
          now,
          since: now - DAY_MS,
          mostToRecipient: limits.mailsPerRecipientAndDay,
          mostOfForm: limits.mailsPerForm,
        },
      );
      return counted === 1;
    },
    async unclaimed(uploads) {
      const taken = new Set((await rows(claimed, { uploads })).map(({ id }) => id));
      return uploads.filter((id) => !taken.has(id));
    },
  };
}
