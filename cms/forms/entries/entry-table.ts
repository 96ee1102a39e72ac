import type { DatabaseSync } from 'node:sqlite';
import type { StoredValues } from '@headwater/gravity-forms/fields/field-kind.ts';
import type { StoredConfirmation } from '@headwater/gravity-forms/submission/confirm.ts';
import { inTransaction } from '../../database/open-database.ts';
import { recordsOf, statementsOf } from '../../database/statements.ts';
import type { EarlierSubmission, Entry, EntryStatus } from './entry.ts';

const columns = `id, form_id AS formId, date_created AS dateCreated, status, is_read AS isRead, ip,
  source_url AS sourceUrl, user_agent AS userAgent, captcha,
  (SELECT json_group_object(input_id, value) FROM entry_values WHERE entry_id = entries.id) AS "values"`;

export interface NewEntry extends Omit<Entry, 'id' | 'status' | 'isRead'> {
  mutationId: string | null;
  fingerprint: string;
}

type EntryRow = Omit<Entry, 'isRead' | 'values'> & { isRead: number; values: string };
type EarlierRow = Omit<EarlierSubmission, 'confirmation'> & { confirmation: string };

export type EntryTable = ReturnType<typeof entryTable>;

/** Reads and writes entries. */
export function entryTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const records = recordsOf(database, toEntry);
  const selectKey = one<{ mutationId: string | null }, [id: number]>(
    'SELECT mutation_id AS mutationId FROM entries WHERE id = ?',
  );
  const selectTaken = one<unknown, [formId: number, inputId: string, value: string]>(
    `SELECT 1 FROM entry_values JOIN entries ON entries.id = entry_id
     WHERE entry_values.form_id = ? AND input_id = ? AND value = ? COLLATE NOCASE AND status <> 'TRASH' LIMIT 1`,
  );
  const insertEntry = database.prepare(
    `INSERT INTO entries (form_id, date_created, ip, source_url, user_agent, captcha, mutation_id, fingerprint, confirmation)
     VALUES (:formId, :dateCreated, :ip, :sourceUrl, :userAgent, :captcha, :mutationId, :fingerprint, '')`,
  );
  const insertValue = write<[id: number, formId: number, inputId: string, value: string]>(
    'INSERT INTO entry_values (entry_id, form_id, input_id, value) VALUES (?, ?, ?, ?)',
  );
  const updateConfirmation = write<[confirmation: string, id: number]>(
    'UPDATE entries SET confirmation = ? WHERE id = ?',
  );
  const updateRead = write<[isRead: number, id: number]>('UPDATE entries SET is_read = ? WHERE id = ?');

  return {
    byId: records.one<[id: number]>(`SELECT ${columns} FROM entries WHERE id = ?`),

    /** Newest first. */
    list: (filter: EntryFilter, paging: { limit: number; offset: number }): Entry[] => {
      const { where, values } = entryCondition(filter);
      const query = `SELECT ${columns} FROM entries WHERE ${where} ORDER BY date_created DESC, id DESC LIMIT ? OFFSET ?`;
      return records.all<(string | number)[]>(query)(...values, paging.limit, paging.offset);
    },

    /** Oldest first and one at a time, for exports of any length. */
    each: function* (filter: EntryFilter): Generator<Entry> {
      const { where, values } = entryCondition(filter);
      const rows = database.prepare(`SELECT ${columns} FROM entries WHERE ${where} ORDER BY id`).iterate(...values);
      // The columns are those of the other statements.
      for (const row of rows) yield toEntry(row as unknown as EntryRow);
    },

    count: (filter: EntryFilter): number => {
      const { where, values } = entryCondition(filter);
      const query = `SELECT count(*) AS entries FROM entries WHERE ${where}`;
      return one<{ entries: number }, (string | number)[]>(query)(...values)?.entries ?? 0;
    },

    /** Whether an entry of the form already has this value. */
    isTaken: (formId: number, inputId: string, value: string): boolean =>
      selectTaken(formId, inputId, value) !== undefined,

    /** The first submission with a client's key. */
    earlier: recordsOf(database, toEarlier).one<[mutationId: string]>(
      'SELECT id AS entryId, fingerprint, confirmation FROM entries WHERE mutation_id = ?',
    ),

    /** The client's key of an entry. */
    keyOf: (id: number): string | undefined => selectKey(id)?.mutationId ?? undefined,

    insert: ({ values, ...entry }: NewEntry): number => {
      const id = Number(insertEntry.run(entry).lastInsertRowid);
      for (const [inputId, value] of Object.entries(values)) insertValue(id, entry.formId, inputId, value);
      return id;
    },
    setConfirmation: (id: number, confirmation: StoredConfirmation): void =>
      updateConfirmation(JSON.stringify(confirmation), id),
    /** Entries whose notifications have not been written yet. */
    toNotify: records.all(`SELECT ${columns} FROM entries WHERE is_notified = 0 ORDER BY id`),
    setToNotify: write<[id: number]>('UPDATE entries SET is_notified = 0 WHERE id = ?'),
    setNotified: write<[id: number]>('UPDATE entries SET is_notified = 1 WHERE id = ?'),

    setStatus: write<[id: number, status: EntryStatus]>('UPDATE entries SET status = ?2 WHERE id = ?1'),
    setRead: (id: number, isRead: boolean): void => updateRead(isRead ? 1 : 0, id),

    /** Runs `work` in a transaction that is on disk when it returns. Waits for other programs that write. */
    transaction: <Result>(work: () => Result): Result => inTransaction(database, work),
  };
}

function toEntry(row: EntryRow): Entry {
  return { ...row, isRead: row.isRead === 1, values: JSON.parse(row.values) as StoredValues };
}

function toEarlier(row: EarlierRow): EarlierSubmission {
  return { ...row, confirmation: JSON.parse(row.confirmation) };
}

/** Selects entries of one form or all, with one status or all that are not in the trash. */
export interface EntryFilter {
  formId?: number | undefined;
  status?: EntryStatus | undefined;
  isRead?: boolean | undefined;
  /** When they were accepted, at the earliest. */
  since?: Date | undefined;
  /** Part of any value, ignoring case. */
  search?: string | undefined;
}

/** The filter as the condition of a query, with its values. */
function entryCondition({ formId, status, isRead, since, search }: EntryFilter) {
  const parts = [status === undefined ? "status <> 'TRASH'" : 'status = ?'];
  const values: (string | number)[] = status === undefined ? [] : [status];
  const where = (sql: string, value: string | number): void => {
    parts.push(sql);
    values.push(value);
  };
  if (formId !== undefined) where('form_id = ?', formId);
  if (isRead !== undefined) where('is_read = ?', isRead ? 1 : 0);
  if (since) where('date_created >= ?', since.toISOString());
  if (search?.trim()) {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
    where("EXISTS (SELECT 1 FROM entry_values WHERE entry_id = entries.id AND value LIKE ? ESCAPE '\\')", pattern);
  }
  return { where: parts.join(' AND '), values };
}
