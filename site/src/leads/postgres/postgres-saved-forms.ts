import {
  savedFormLimits as limits,
  type SavedFormStore,
  SavedFormsUnavailableError,
} from '../../saved-forms/saved-form-store.ts';
import { OutboxUnavailableError } from '../outbox.ts';
import type { LeadDatabase } from './database.ts';
import { lockMails } from './locks.ts';

const DAY_MS = 24 * 3_600_000;

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof OutboxUnavailableError)) throw error;
    throw new SavedFormsUnavailableError(`saved forms cannot be stored or read (${error.reason})`);
  }
}

/** Saved forms beside the leads: a link works at every instance, and no instance deletes the files of another's forms. */
export function postgresSavedForms(database: LeadDatabase): SavedFormStore {
  return {
    async put({ hash, formId, sealed, uploads, expiresAt }, visitor) {
      const changed = await explained(
        database.run(
          `INSERT INTO headwater_saved_forms AS saved (hash, form_id, sealed, uploads, expires_at, visitor)
           SELECT $1, $2::integer, $3::bytea, $4::text[], $5::float8, $6
           FROM (
             SELECT coalesce(sum(length(sealed)), 0) + length($3::bytea) AS by_all,
               coalesce(sum(length(sealed)) FILTER (WHERE visitor = $6), 0) + length($3::bytea) AS by_visitor
             FROM headwater_saved_forms WHERE hash <> $1
           ) AS used
           WHERE by_all <= $7::float8 AND (by_all <= $7::float8 / 2 OR by_visitor <= $8::float8)
           ON CONFLICT (hash) DO UPDATE SET sealed = excluded.sealed, uploads = excluded.uploads,
             expires_at = excluded.expires_at, visitor = excluded.visitor WHERE NOT saved.is_sent`,
          [
            ...[hash, formId, sealed && Buffer.from(sealed), uploads, expiresAt, visitor],
            ...[limits.mostBytes, limits.bytesPerVisitor],
          ],
        ),
      );
      if (changed === 0) throw new SavedFormsUnavailableError('the form was sent meanwhile, or there is no room');
    },
    async find(hash) {
      const [row] = await explained(database.rows('SELECT * FROM headwater_saved_forms WHERE hash = $1', [hash]));
      if (!row) return undefined;
      return {
        hash,
        formId: Number(row.form_id),
        expiresAt: Number(row.expires_at),
        isSent: row.is_sent === true,
        sealed: row.sealed instanceof Uint8Array ? row.sealed : null,
        // The column is an array of texts.
        uploads: row.uploads as string[],
      };
    },
    async finish(hash) {
      await explained(
        database.run(
          `UPDATE headwater_saved_forms SET sealed = NULL, uploads = '{}', visitor = NULL, is_sent = true WHERE hash = $1`,
          [hash],
        ),
      );
    },
    async sweep(now) {
      const run = (sql: string, before: number) => explained(database.run(sql, [before]));
      await run(
        `UPDATE headwater_saved_forms SET sealed = NULL, uploads = '{}', visitor = NULL WHERE expires_at <= $1`,
        now,
      );
      await run('DELETE FROM headwater_saved_forms WHERE expires_at <= $1', now - limits.traceMs);
      await run(
        `DELETE FROM headwater_saved_form_mails AS mail WHERE sent_at <= $1
           AND NOT EXISTS (SELECT FROM headwater_saved_forms AS saved WHERE saved.hash = mail.hash)`,
        now - DAY_MS,
      );
    },
    countMail: (hash, recipient, now) =>
      explained(
        database.transaction(async (session) => {
          // Two instances must not both count the last one.
          await session.rows(lockMails);
          const counted = await session.run(
            `INSERT INTO headwater_saved_form_mails (hash, recipient, sent_at) SELECT $1, $2, $3::float8
             WHERE (SELECT count(*) FROM headwater_saved_form_mails WHERE recipient = $2 AND sent_at > $4) < $5
               AND (SELECT count(*) FROM headwater_saved_form_mails WHERE hash = $1) < $6`,
            [hash, recipient, now, now - DAY_MS, limits.mailsPerRecipientAndDay, limits.mailsPerForm],
          );
          return counted === 1;
        }),
      ),
    async unclaimed(uploads) {
      const rows = await explained(
        database.rows('SELECT DISTINCT unnest(uploads) AS id FROM headwater_saved_forms WHERE uploads && $1::text[]', [
          uploads,
        ]),
      );
      const claimed = new Set(rows.map(({ id }) => id));
      return uploads.filter((id) => !claimed.has(id));
    },
    // The store of the leads closes the database.
    close: async () => undefined,
  };
}
