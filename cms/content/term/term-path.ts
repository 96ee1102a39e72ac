import type { Taxonomy, TermRecord } from '../../database/records.ts';

const addressBase = { category: 'category', post_tag: 'tag' } as const satisfies Record<
  Exclude<Taxonomy, 'nav_menu'>,
  string
>;

/** Path of a term's archive; null for menus, which are terms without an archive. */
export function termPath({ taxonomy, slug }: TermRecord): string | null {
  return taxonomy === 'nav_menu' ? null : `/${addressBase[taxonomy]}/${slug}/`;
}
