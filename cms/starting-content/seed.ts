import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../database/open-database.ts';
import { type Tables, tablesOf } from '../database/tables.ts';
import { formTable } from '../forms/form-table.ts';
import type { PasswordHashes } from './first-logins.ts';
import { seedContent } from './seed-content.ts';
import { seedForms } from './seed-forms.ts';
import { seedMedia } from './seed-media-records.ts';
import { seedMenus } from './seed-menus.ts';
import { SeedReferences } from './seed-references.ts';
import { seedTerms } from './seed-terms.ts';
import { seedUsers } from './seed-users.ts';
import type { StartingContent } from './starting-content.ts';

const seededTables = ['forms', 'content_terms', 'menu_items', 'media', 'content', 'terms', 'users'];

/**
 * Fills an empty database, or replaces what an earlier seed wrote. IDs start at 1 each time, so the
 * same starting content always creates the same database.
 * @returns keys and paths that the starting content refers to but does not define.
 */
export function seedDatabase(
  database: DatabaseSync,
  startingContent: StartingContent,
  version: string,
  passwordHashes: PasswordHashes,
): readonly string[] {
  return inTransaction(database, () => {
    for (const table of seededTables) database.exec(`DELETE FROM ${table}`);
    database.exec('DELETE FROM sqlite_sequence');
    const tables = tablesOf(database);
    const references = new SeedReferences();

    seedUsers(startingContent.users, tables, references, passwordHashes);
    seedTerms(startingContent, tables, references);
    seedMedia(startingContent, tables, references);
    seedContent(startingContent, tables, references);
    seedForms(startingContent.forms, formTable(database), references);
    seedMenus(startingContent.menus, tables);
    seedOptions(startingContent, version, tables, references);
    return references.missing;
  });
}

function seedOptions(
  startingContent: StartingContent,
  version: string,
  { options }: Tables,
  references: SeedReferences,
): void {
  options.set('blogname', startingContent.title);
  options.set('blogdescription', startingContent.description);
  options.set('admin_email', startingContent.users.find(({ role }) => role === 'administrator')?.email ?? '');
  options.set('page_on_front', references.id('page', startingContent.frontPage) ?? 0);
  options.set('page_for_posts', references.id('page', startingContent.postsPage) ?? 0);
  options.set('posts_per_page', 10);
  options.set('seeded_from', version);
}
