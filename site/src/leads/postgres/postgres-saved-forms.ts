import { type SavedFormStore, savedFormsUnavailable } from '../../saved-forms/saved-form-store.ts';
import { sqlSavedForms } from '../../saved-forms/sql-saved-forms.ts';
import { OutboxUnavailableError } from '../outbox.ts';
import type { LeadDatabase } from './database.ts';
import { lockMails } from './locks.ts';
import { postgresSession } from './postgres-sql.ts';
import type { Session } from './session.ts';

async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof OutboxUnavailableError ? savedFormsUnavailable(error.reason) : error;
  }
}

/** Saved forms beside the leads: a link works at every instance, and no instance deletes the files of another's forms. */
export function postgresSavedForms(database: LeadDatabase): SavedFormStore {
  const session: Session = {
    rows: (sql, values) => explained(database.rows(sql, values)),
    run: (sql, values) => explained(database.run(sql, values)),
  };
  // Two instances must not both count the last mail.
  const alone: Session['run'] = async (sql, values) =>
    explained(
      database.transaction(async (locked) => {
        await locked.rows(lockMails);
        return locked.run(sql, values);
      }),
    );
  return {
    ...sqlSavedForms({
      ...postgresSession(session),
      runAlone: postgresSession({ ...session, run: alone }).run,
      forms: 'headwater_saved_forms',
      mails: 'headwater_saved_form_mails',
      claimed: 'SELECT DISTINCT unnest(uploads) AS id FROM headwater_saved_forms WHERE uploads && :uploads::text[]',
    }),
    // The store of the leads closes the database.
    close: async () => undefined,
  };
}
