import type { Change } from '@headwater/contract/webhook.ts';
import { siteTime } from '../content/site-time.ts';
import type { Tables } from '../database/tables.ts';
import { menuChange } from '../webhook/content-change.ts';

/** One line of a menu in the editor. */
export interface MenuLine {
  /** ID of an existing item; null for a new one. */
  id: number | null;
  label: string;
  /** A path on the site or a full URL. */
  url: string;
  opensNewTab: boolean;
  /** 0 at the top level; one more than the parent's. */
  level: number;
}

interface Desk {
  tables: Pick<Tables, 'menuItems'>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Replaces the whole menu with these lines, in this order. Items that are missing are deleted. */
export function saveMenu({ tables: { menuItems }, now }: Desk, menuId: number, lines: readonly MenuLine[]): Change {
  const earlier = new Map(menuItems.ofMenu(menuId).map((item) => [item.id, item]));
  const date = siteTime(now());
  /** The last item of each level so far: the parent of a deeper line. */
  const open: number[] = [];
  const ids = lines.map(({ id, label, url, opensNewTab, level }, index) => {
    const known = id === null ? undefined : earlier.get(id);
    const depth = Math.max(0, Math.min(level, open.length));
    const item = {
      menuId,
      label,
      url,
      order: index + 1,
      parentId: open[depth - 1] ?? null,
      target: opensNewTab ? '_blank' : '',
      cssClasses: known?.cssClasses ?? [],
    };
    if (known) menuItems.update({ ...item, id: known.id });
    const itemId = known?.id ?? menuItems.insert(item, date);
    open.splice(depth, open.length, itemId);
    return itemId;
  });
  for (const id of earlier.keys()) if (!ids.includes(id)) menuItems.delete(id);
  return menuChange(menuId, [...new Set([...earlier.keys(), ...ids])]);
}
