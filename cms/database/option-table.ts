import type { DatabaseSync } from 'node:sqlite';

/** The site's settings and the bookkeeping of the catalogue, by name. */
export type OptionName =
  | 'blogname'
  | 'blogdescription'
  | 'admin_email'
  | 'page_on_front'
  | 'page_for_posts'
  | 'posts_per_page'
  | 'menu_primary'
  | 'menu_footer'
  | 'seeded_from'
  | 'edited'
  | 'token_key';

export type OptionTable = ReturnType<typeof optionTable>;

export function optionTable(database: DatabaseSync) {
  const select = database.prepare('SELECT value FROM options WHERE name = ?');
  const upsert = database.prepare(
    'INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const text = (name: OptionName): string => select.get(name)?.value?.toString() ?? '';
  return {
    text,
    /** The option as a number; 0 when it is not set. */
    number: (name: OptionName): number => Number(text(name)) || 0,
    set: (name: OptionName, value: string | number): void => {
      upsert.run(name, String(value));
    },
  };
}
