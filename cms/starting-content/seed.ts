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
 * same catalogue always creates the same database.
 * @returns keys and paths that the catalogue refers to but does not define.
 */
export function seedDatabase(
  database: DatabaseSync,
  catalogue: StartingContent,
  version: string,
  passwordHashes: PasswordHashes,
): readonly string[] {
  return inTransaction(database, () => {
    for (const table of seededTables) database.exec(`DELETE FROM ${table}`);
    database.exec('DELETE FROM sqlite_sequence');
    const tables = tablesOf(database);
    const references = new SeedReferences();

    seedUsers(catalogue.users, tables, references, passwordHashes);
    seedTerms(catalogue, tables, references);
    seedMedia(catalogue, tables, references);
    seedContent(catalogue, tables, references);
    seedForms(catalogue.forms, formTable(database), references);
    seedMenus(catalogue.menus, tables);
    seedOptions(catalogue, version, tables, references);
    return references.missing;
  });
}

function seedOptions(
  catalogue: StartingContent,
  version: string,
  { options }: Tables,
  references: SeedReferences,
): void {
  options.set('blogname', catalogue.title);
  options.set('blogdescription', catalogue.description);
  options.set('admin_email', catalogue.users.find(({ role }) => role === 'administrator')?.email ?? '');
  options.set('page_on_front', references.id('page', catalogue.frontPage) ?? 0);
  options.set('page_for_posts', references.id('page', catalogue.postsPage) ?? 0);
  options.set('posts_per_page', 10);
  options.set('seeded_from', version);
}
