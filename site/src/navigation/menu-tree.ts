import { readFragment } from '../cms-client/graphql.ts';
import { plainText } from '../content/plain-text.ts';
import { hasNoPage, isExternal, safeHref } from '../content/safe-href.ts';
import { type MaskedMenuItem, MenuItemParts } from './site-shell.query.ts';

/** Themes show no deeper levels; deeper items move up to this one. */
const DEEPEST_LEVEL = 10;

export interface MenuNode {
  id: string;
  label: string;
  /** Absent for a heading without a link, and for links that are not allowed. */
  href: string | undefined;
  opensNewTab: boolean;
  cssClasses: string[];
  children: MenuNode[];
}

interface FlatItem {
  node: MenuNode;
  parentId: string | null;
}

/** WordPress's `path` drops query and fragment; `uri` keeps them, but is relative to its own host. */
function menuHref(url: string | null, uri: string | null): string | undefined {
  const href = safeHref(url);
  return href && !isExternal(href) ? (safeHref(uri) ?? href) : href;
}

function leadsToDraft(url: string | null, uri: string | null): boolean {
  const href = safeHref(url);
  return (href === undefined || hasNoPage(href)) && hasNoPage(uri ?? '');
}

function flatten(masked: readonly MaskedMenuItem[]): Map<string, FlatItem> {
  const items = readFragment(MenuItemParts, masked).filter(({ url, uri }) => !leadsToDraft(url, uri));
  return new Map(
    items.map((item) => [
      item.id,
      {
        parentId: item.parentId,
        node: {
          id: item.id,
          label: plainText(item.label),
          href: menuHref(item.url, item.uri),
          opensNewTab: item.target === '_blank',
          cssClasses: (item.cssClasses ?? []).filter((name): name is string => Boolean(name)),
          children: [],
        },
      },
    ]),
  );
}

/** Ancestors from the parent up. An unknown parent ends the list; an item that is its own ancestor has none. */
function ancestors(items: Map<string, FlatItem>, item: FlatItem): FlatItem[] {
  const found = new Set<FlatItem>();
  for (let id = item.parentId; id; ) {
    const parent = items.get(id);
    if (parent === item) return [];
    if (!parent || found.has(parent)) break;
    found.add(parent);
    id = parent.parentId;
  }
  return [...found];
}

/** The editors' name of the menu with these items; undefined for an empty menu. */
export function menuName(masked: readonly MaskedMenuItem[]): string | undefined {
  return readFragment(MenuItemParts, masked)[0]?.menu?.node.name ?? undefined;
}

/** Pages share the response with the menus for some seconds; each of them shows the same trees. */
const trees = new WeakMap<readonly MaskedMenuItem[], readonly MenuNode[]>();

/** The nested menu of a list, built once for each response of the CMS. */
export function menuTree(masked: readonly MaskedMenuItem[]): readonly MenuNode[] {
  const tree = trees.get(masked) ?? buildTree(masked);
  trees.set(masked, tree);
  return tree;
}

/**
 * Builds the nested menu from a flat list, in order, whether parents or children come first. An
 * item whose parent is missing, or that is its own ancestor, becomes a root item: a misplaced link is
 * better than a missing one.
 */
function buildTree(masked: readonly MaskedMenuItem[]): MenuNode[] {
  const items = flatten(masked);
  const roots: MenuNode[] = [];
  for (const item of items.values()) {
    const above = ancestors(items, item);
    const parent = above.at(-Math.min(above.length, DEEPEST_LEVEL - 1));
    (parent?.node.children ?? roots).push(item.node);
  }
  return roots;
}
