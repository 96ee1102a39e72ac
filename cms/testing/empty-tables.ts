import type { NewContent } from '../database/content-table.ts';
import { openDatabase } from '../database/open-database.ts';
import type { UserRecord } from '../database/records.ts';
import { type Tables, tablesOf } from '../database/tables.ts';

/** The tables of a new, empty database. */
export function emptyTables(): Tables {
  return tablesOf(openDatabase(':memory:'));
}

/** A published page without path or author, with the given values. */
export function page(given: Partial<NewContent> = {}): NewContent {
  return {
    ...{ type: 'page' as const, status: 'publish' as const, slug: 'page', path: null, parentId: null, authorId: null },
    ...{ title: 'Page', content: '', excerpt: '', date: '2026-01-01T00:00:00', modified: '2026-01-01T00:00:00' },
    ...{ template: 'Default' as const, featuredImageId: null, menuOrder: 0, seoTitle: null, seoDescription: null },
    ...{ postPassword: '', fields: {} },
    ...given,
  };
}

/** An editor with this login and no password, with the given values. */
export function person(login: string, given: Partial<UserRecord> = {}): Omit<UserRecord, 'kind' | 'id'> {
  return {
    ...{ login, slug: login, name: login, email: `${login}@example.com`, role: 'editor' as const, description: '' },
    ...{ passwordHash: null, registered: '2026-01-01T00:00:00' },
    ...given,
  };
}
