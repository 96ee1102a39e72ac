import type { MenuNode } from './menu-tree.ts';

/** A path without origin, query, fragment and trailing slash; `/` stays `/`. */
function comparablePath(href: string): string {
  const path = href.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, '');
  return path.replace(/\/+$/, '') || '/';
}

function isCurrent(path: string, href: string | undefined): boolean {
  return href?.startsWith('/') === true && comparablePath(href) === comparablePath(path);
}

/** Whether a menu item is the page that is shown (`aria-current="page"`), or has it somewhere below. */
export function menuState(path: string, item: MenuNode): 'current' | 'ancestor' | undefined {
  if (isCurrent(path, item.href)) return 'current';
  return item.children.some((child) => menuState(path, child)) ? 'ancestor' : undefined;
}
