import { menuTree } from './menu-tree.ts';
import type { SiteShellData } from './site-shell.query.ts';

/**
 * Suggestions for lost visitors: the first menu item with children, which is the catalogue, and
 * its main categories; without such an item, the whole menu.
 */
export function catalogueLinks(shell: SiteShellData | undefined): { href: string; label: string }[] {
  const menu = menuTree(shell?.headerMenuItems?.nodes ?? []);
  const catalogue = menu.find(({ children }) => children.length > 0);
  return (catalogue ? [catalogue, ...catalogue.children] : menu).flatMap(({ href, label }) =>
    href ? [{ href, label }] : [],
  );
}
