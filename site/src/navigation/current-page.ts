import type { MenuNode } from './menu-tree.ts';

/** A path without origin, query, fragment and trailing slash; `/` stays `/`. */
function comparablePath(href: string): string {
  const path = href.startsWith('/') ? href : href.replace(/^https?:\/\/[^/]*/, '');
  let end = path.search(/[?#]/);
  if (end < 0) end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end) || '/';
}

/** The current page, as far as menus need to know. */
export interface ShownPage {
  path: string;
  /** The list that the page belongs to without being below it, such as the blog of a post. */
  list?: string | undefined;
}

/** A link to a fragment of a page does not count as a link to that page. */
function isCurrent(path: string, href: string | undefined): boolean {
  return href?.startsWith('/') === true && !href.includes('#') && comparablePath(href) === comparablePath(path);
}

/** Whether a page is below the target of a link; `/` doesn't count, because all pages are below it. */
function isBelow(path: string | undefined, href: string | undefined): boolean {
  if (!path || !href?.startsWith('/') || href.includes('#')) return false;
  const [from, to] = [comparablePath(path), comparablePath(href)];
  return to !== '/' && from.startsWith(`${to}/`);
}

/**
 * Whether a menu item is the current page (`aria-current="page"`) or the section of the current page. When an
 * item and one of its descendants link to the same page, the descendant is current.
 */
export function menuState(page: ShownPage, item: MenuNode): 'current' | 'section' | undefined {
  const { path, list } = page;
  if (item.children.some((child) => menuState(page, child))) return 'section';
  if (isCurrent(path, item.href)) return 'current';
  const isSection = isBelow(path, item.href) || (list !== undefined && list !== '/' && isCurrent(list, item.href));
  return isSection ? 'section' : undefined;
}

/** The items of a menu that have a state on a page, and which: pages where it is the same show the same menu. */
export function menuStates(page: ShownPage, items: readonly MenuNode[]): string {
  return items
    .map((item) => {
      const state = menuState(page, item);
      return state ? `${item.id} ${state} ${menuStates(page, item.children)}` : '';
    })
    .join('');
}
