import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../database/open-database.ts';
import type { StoredValues } from '../fields/field-kind.ts';
import type { EarlierSubmission, Entry, EntryStatus, StoredConfirmation } from './entry.ts';
import { type EntryFilter, entryCondition } from './entry-filter.ts';

const columns = `id, form_id AS formId, date_created AS dateCreated, status, is_read AS isRead, ip,
  source_url AS sourceUrl, user_agent AS userAgent, captcha,
  (SELECT json_group_object(input_id, value) FROM entry_values WHERE entry_id = entries.id) AS "values"`;

export interface NewEntry extends Omit<Entry, 'id' | 'status' | 'isRead'> {
  mutationId: string | null;
  fingerprint: string;
}

export type EntryTable = ReturnType<typeof entryTable>;

/** Reads and writes entries. */
export function entryTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM entries WHERE id = ?`);
  const selectByMutation = database.prepare(
    'SELECT id AS entryId, fingerprint, confirmation FROM entries WHERE mutation_id = ?',
  );
  const selectToNotify = database.prepare(`SELECT ${columns} FROM entries WHERE is_notified = 0 ORDER BY id`);
  const countSince = database.prepare(
    "SELECT count(*) AS entries FROM entries WHERE form_id = ? AND status = 'ACTIVE' AND date_created >= ?",
  );
  const selectTaken = database.prepare(
    `SELECT 1 FROM entry_values JOIN entries ON entries.id = entry_id
     WHERE entry_values.form_id = ? AND input_id = ? AND value = ? COLLATE NOCASE AND status <> 'TRASH' LIMIT 1`,
  );
  const insert = database.prepare(
    `INSERT INTO entries (form_id, date_created, ip, source_url, user_agent, captcha, mutation_id, fingerprint, confirmation)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, '')`,
  );
  const insertValue = database.prepare(
    'INSERT INTO entry_values (entry_id, form_id, input_id, value) VALUES (?, ?, ?, ?)',
  );
  const updateConfirmation = database.prepare('UPDATE entries SET confirmation = ? WHERE id = ?');
  const updateNotified = database.prepare('UPDATE entries SET is_notified = 1 WHERE id = ?');
  const updateStatus = database.prepare('UPDATE entries SET status = ? WHERE id = ?');
  const updateRead = database.prepare('UPDATE entries SET is_read = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM entries WHERE id = ?');

  const insertEntry = (entry: NewEntry): number => {
    const { formId, dateCreated, ip, sourceUrl, userAgent, captcha, mutationId, fingerprint, values } = entry;
    const result = insert.run(formId, dateCreated, ip, sourceUrl, userAgent, captcha, mutationId, fingerprint);
    const id = Number(result.lastInsertRowid);
    for (const [inputId, value] of Object.entries(values)) insertValue.run(id, formId, inputId, value);
    return id;
  };

  return {
    byId: (id: number): Entry | undefined => {
      const row = selectById.get(id);
      return row && toEntry(row);
    },

    /** Newest first. */
    list: (filter: EntryFilter, paging: { limit: number; offset: number }): Entry[] => {
      const { where, values } = entryCondition(filter);
      const query = `SELECT ${columns} FROM entries WHERE ${where} ORDER BY date_created DESC, id DESC LIMIT ? OFFSET ?`;
      return database
        .prepare(query)
        .all(...values, paging.limit, paging.offset)
        .map(toEntry);
    },

    /** Oldest first and one at a time, for exports of any length. */
    each: function* (filter: EntryFilter): Generator<Entry> {
      const { where, values } = entryCondition(filter);
      const rows = database.prepare(`SELECT ${columns} FROM entries WHERE ${where} ORDER BY id`).iterate(...values);
      for (const row of rows) yield toEntry(row);
    },

    count: (filter: EntryFilter): number => {
      const { where, values } = entryCondition(filter);
      return Number(database.prepare(`SELECT count(*) AS entries FROM entries WHERE ${where}`).get(...values)?.entries);
    },

    /** Number of accepted entries of a form since a time, for its limit. */
    countSince: (formId: number, since: Date | undefined): number =>
      Number(countSince.get(formId, since?.toISOString() ?? '')?.entries),

    /** Whether an entry of the form already has this value. */
    isTaken: (formId: number, inputId: string, value: string): boolean =>
      selectTaken.get(formId, inputId, value) !== undefined,

    /** The first submission with a client's key. */
    earlier: (mutationId: string): EarlierSubmission | undefined => {
      const row = selectByMutation.get(mutationId);
      return (
        row && {
          entryId: Number(row.entryId),
          fingerprint: String(row.fingerprint),
          confirmation: JSON.parse(String(row.confirmation)) as StoredConfirmation,
        }
      );
    },

    insert: insertEntry,
    setConfirmation: (id: number, confirmation: StoredConfirmation): void => {
      updateConfirmation.run(JSON.stringify(confirmation), id);
    },
    /** Entries whose notifications have not been written yet. */
    toNotify: (): Entry[] => selectToNotify.all().map(toEntry),
    setNotified: (id: number): void => {
      updateNotified.run(id);
    },

    setStatus: (id: number, status: EntryStatus): void => {
      updateStatus.run(status, id);
    },
    setRead: (id: number, isRead: boolean): void => {
      updateRead.run(isRead ? 1 : 0, id);
    },
    /** Deletes permanently, with all values. */
    remove: (id: number): void => {
      remove.run(id);
    },

    /** Runs `work` in a transaction that is on disk when it returns. Waits for other programs that write. */
    transaction: <Result>(work: () => Result): Result => inTransaction(database, work),
  };
}

/** The statements list exactly the entry's columns, which makes the cast safe. */
function toEntry(row: Record<string, unknown>): Entry {
  return {
    ...row,
    isRead: row.isRead === 1,
    values: JSON.parse(String(row.values)) as StoredValues,
  } as unknown as Entry;
}
