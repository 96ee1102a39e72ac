import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from '../../database/statements.ts';

/** A remark of an editor about an entry. */
export interface EntryNote {
  author: string;
  text: string;
  /** ISO 8601, UTC. */
  date: string;
}

/** What became of a mail: `written` as a file, `sent` through SMTP, or `failed` and tried again; `too-many`: its
 * visitor's address had three copies within an hour. */
export type MailState = 'written' | 'sent' | 'failed' | 'no-recipient' | 'too-many';

export interface EntryMail {
  notificationId: string;
  name: string;
  state: MailState;
  /** Why it failed, or which of its recipients have no email address; empty otherwise. */
  reason: string;
  date: string;
}

export type EntryLog = ReturnType<typeof entryLog>;

/** What happened to entries after they were stored: editors' notes and the mails about them. */
export function entryLog(database: DatabaseSync) {
  const { all, write } = statementsOf(database);
  const insertMail = write<[entryId: number, id: string, name: string, state: string, reason: string, date: string]>(
    `INSERT INTO entry_mails (entry_id, notification_id, name, state, reason, date) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET name = excluded.name, state = excluded.state, reason = excluded.reason, date = excluded.date`,
  );
  return {
    notes: all<EntryNote, [entryId: number]>(
      'SELECT author, text, date FROM entry_notes WHERE entry_id = ? ORDER BY id',
    ),
    addNote: write<[entryId: number, author: string, text: string, date: string]>(
      'INSERT INTO entry_notes (entry_id, author, text, date) VALUES (?, ?, ?, ?)',
    ),
    mails: all<EntryMail, [entryId: number]>(
      `SELECT notification_id AS notificationId, name, state, reason, date FROM entry_mails
       WHERE entry_id = ? ORDER BY name`,
    ),
    recordMail: (entryId: number, { notificationId, name, state, reason, date }: EntryMail): void =>
      insertMail(entryId, notificationId, name, state, reason, date),
    /** Lets the mails of an entry be sent again. */
    forgetMails: write<[entryId: number]>('DELETE FROM entry_mails WHERE entry_id = ?'),
  };
}
