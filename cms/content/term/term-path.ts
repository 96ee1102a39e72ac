import type { TermRecord } from '../../database/records.ts';

const bases = { category: 'category', post_tag: 'tag' } as const;

/** Path of a term's archive; null for menus, which are terms without an archive. */
export function termPath({ taxonomy, slug }: TermRecord): string | null {
  return taxonomy === 'nav_menu' ? null : `/${bases[taxonomy]}/${slug}/`;
}
