import { type NewContent, newContent } from '../database/content-table.ts';
import { openDatabase } from '../database/open-database.ts';
import type { UserRecord } from '../database/records.ts';
import { type Tables, tablesOf } from '../database/tables.ts';

/** The tables of a new, empty database. */
export function emptyTables(): Tables {
  return tablesOf(openDatabase(':memory:'));
}

/** A published page without path or author, with the given values. */
export function page(given: Partial<NewContent> = {}): NewContent {
  const date = '2026-01-01T00:00:00';
  return newContent({ type: 'page', slug: 'page', title: 'Page', date, modified: date, ...given });
}

/** An editor with this login and no password, with the given values. */
export function person(login: string, given: Partial<UserRecord> = {}): Omit<UserRecord, 'kind' | 'id'> {
  return {
    login,
    slug: login,
    name: login,
    email: `${login}@example.com`,
    role: 'editor' as const,
    description: '',
    passwordHash: null,
    registered: '2026-01-01T00:00:00',
    ...given,
  };
}
