import type { DatabaseSync } from 'node:sqlite';
import type { MenuLocation } from '@headwater/content-model/menu-locations.ts';
import type { Confirmation } from '@headwater/gravity-forms/definition/form.ts';
import { assignMenu } from '../content/menu/menu-locations.ts';
import { inTransaction } from '../database/open-database.ts';
import { type Tables, tablesOf } from '../database/tables.ts';
import { type FormTable, formTable } from '../forms/form-table.ts';
import type { PasswordHashes } from './first-logins.ts';
import type { SeedConfirmation, SeedForm, SeedMenuItem, SeedUser } from './model.ts';
import { seedContent } from './seed-content.ts';
import { seedMedia } from './seed-media-records.ts';
import { SeedReferences } from './seed-references.ts';
import type { StartingContent } from './starting-content.ts';

const menus = { primary: 'PRIMARY', footer: 'FOOTER' } as const satisfies Record<string, MenuLocation>;
const created = '2024-01-15T09:00:00';

/** Creates a menu for each location. Items are numbered depth first, as in WordPress. */
function seedMenus(items: StartingContent['menus'], tables: Tables): void {
  for (const slug of ['primary', 'footer'] as const) {
    const own = { slug: `menu-${slug}`, name: `Menu ${slug}`, description: '' };
    const menuId = tables.terms.insert({ taxonomy: 'nav_menu', ...own });
    assignMenu(menus[slug], menuId, tables);
    let order = 0;
    const insert = (list: readonly SeedMenuItem[], parentId: number | null): void => {
      for (const { label, url, target = '', cssClasses = [], children = [] } of list) {
        order += 1;
        insert(children, tables.menuItems.insert({ menuId, parentId, label, url, target, cssClasses, order }, created));
      }
    };
    insert(items[slug], null);
  }
}

const seededTables = ['forms', 'content_terms', 'menu_items', 'media', 'content', 'terms', 'users'];

/**
 * Fills an empty database, or replaces what an earlier seed wrote. IDs start at 1 each time, so the
 * same starting content always creates the same database.
 * @returns keys and paths that the starting content refers to but does not define.
 */
export function seedDatabase(
  database: DatabaseSync,
  content: StartingContent,
  version: string,
  passwordHashes: PasswordHashes,
): readonly string[] {
  return inTransaction(database, () => {
    for (const table of seededTables) database.exec(`DELETE FROM ${table}`);
    database.exec('DELETE FROM sqlite_sequence');
    const tables = tablesOf(database);
    const references = new SeedReferences();

    seedUsers(content.users, tables, references, passwordHashes);
    seedTerms(content, tables, references);
    seedMedia(content, tables, references);
    seedContent(content, tables, references);
    seedForms(content.forms, formTable(database), references);
    seedMenus(content.menus, tables);
    seedOptions(content, version, tables, references);
    return references.missing;
  });
}

function seedOptions(content: StartingContent, version: string, { options }: Tables, references: SeedReferences): void {
  options.set('blogname', content.title);
  options.set('blogdescription', content.description);
  options.set('admin_email', content.users.find(({ role }) => role === 'administrator')?.email ?? '');
  options.set('page_on_front', references.id('page', content.frontPage) ?? 0);
  options.set('page_for_posts', references.id('page', content.postsPage) ?? 0);
  options.set('posts_per_page', 10);
  options.set('seeded_from', version);
}

/** Only one user of each role can sign in; the starting content's other users have no password. */
function seedUsers(
  users: readonly SeedUser[],
  tables: Tables,
  references: SeedReferences,
  passwordHashes: PasswordHashes,
): void {
  for (const user of users) {
    const slug = user.login.replaceAll('.', '-');
    const passwordHash = passwordHashes.get(user.login) ?? null;
    references.add('user', user.login, tables.users.insert({ ...user, slug, passwordHash, registered: created }));
  }
}

function seedTerms(content: StartingContent, { terms }: Tables, references: SeedReferences): void {
  const lists = [
    ['category', content.categories],
    ['post_tag', content.tags],
  ] as const;
  for (const [taxonomy, list] of lists) {
    for (const term of list) references.add(taxonomy, term.slug, terms.insert({ taxonomy, ...term }));
  }
}

/** Writes the forms with the IDs under which pages embed them. */
function seedForms(forms: readonly SeedForm[], table: FormTable, references: SeedReferences): void {
  const resolved = (confirmation: SeedConfirmation): Confirmation => {
    if (confirmation.type !== 'PAGE') return confirmation;
    const { page, ...settings } = confirmation;
    return { ...settings, pageId: references.id('page', page) ?? 0 };
  };
  for (const form of forms) table.save({ ...form, confirmations: form.confirmations.map(resolved) });
}
