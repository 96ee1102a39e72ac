import type { MenuLocation } from '@headwater/content-model/menu-locations.ts';
import { assignMenu } from '../content/menu/menu-locations.ts';
import type { Tables } from '../database/tables.ts';
import type { SeedMenuItem } from './model.ts';
import type { StartingContent } from './starting-content.ts';

const menus = { primary: 'PRIMARY', footer: 'FOOTER' } as const satisfies Record<string, MenuLocation>;
const created = '2024-01-15T09:00:00';

/** Creates a menu for each location. Items are numbered depth first, as in WordPress. */
export function seedMenus(items: StartingContent['menus'], tables: Tables): void {
  for (const slug of ['primary', 'footer'] as const) {
    const menuId = tables.terms.insert({
      taxonomy: 'nav_menu',
      slug: `menu-${slug}`,
      name: `Menu ${slug}`,
      description: '',
    });
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
