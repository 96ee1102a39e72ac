import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';

/** The site's settings and the bookkeeping of the starting content, by name. */
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

export function optionTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const select = one<{ value: string }, [name: OptionName]>('SELECT value FROM options WHERE name = ?');
  const upsert = write<[name: OptionName, value: string]>(
    'INSERT INTO options (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const text = (name: OptionName): string => select(name)?.value ?? '';
  return {
    text,
    /** The option as a number; 0 when it is not set. */
    number: (name: OptionName): number => Number(text(name)) || 0,
    set: (name: OptionName, value: string | number): void => upsert(name, String(value)),
  };
}
