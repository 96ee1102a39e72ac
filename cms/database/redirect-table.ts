import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';

export interface RedirectRecord {
  id: number;
  source: string;
  /** Empty for what is gone. */
  target: string;
  status: number;
  isPattern: 0 | 1;
}

const COLUMNS = 'id, source, target, status, is_pattern AS isPattern';

/** Redirects that users of the admin wrote, in the order in which they count. */
export function redirectTable(database: DatabaseSync) {
  const { all, one, write } = statementsOf(database);
  const bySource = one<{ id: number }, [source: string]>('SELECT id FROM redirects WHERE source = ?');
  return {
    all: all<RedirectRecord>(`SELECT ${COLUMNS} FROM redirects ORDER BY id`),
    /** The newest ones that have a text in their source or target. */
    find: all<RedirectRecord, [text: string, text: string, most: number]>(
      `SELECT ${COLUMNS} FROM redirects WHERE instr(lower(source), lower(?)) OR instr(lower(target), lower(?))
       ORDER BY id DESC LIMIT ?`,
    ),
    has: (source: string): boolean => bySource(source) !== undefined,
    add: write<[source: string, target: string, status: number, isPattern: number]>(
      'INSERT INTO redirects (source, target, status, is_pattern) VALUES (?, ?, ?, ?)',
    ),
    remove: write<[id: number]>('DELETE FROM redirects WHERE id = ?'),
  };
}
