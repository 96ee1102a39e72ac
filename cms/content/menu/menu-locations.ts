import { type MenuLocation, menuLocations } from '@headwater/content-model/menu-locations.ts';
import type { OptionName } from '../../database/option-table.ts';
import type { Tables } from '../../database/tables.ts';

const optionOf = { PRIMARY: 'menu_primary', FOOTER: 'menu_footer' } as const satisfies Record<MenuLocation, OptionName>;

export const allMenuLocations: readonly MenuLocation[] = Object.values(menuLocations);

/** Database ID of the menu at a location; 0 if none is assigned. */
export function menuAt(location: MenuLocation, { options }: Tables): number {
  return options.number(optionOf[location]);
}

export function assignMenu(location: MenuLocation, menuId: number, { options }: Tables): void {
  options.set(optionOf[location], menuId);
}

/** The locations of a menu. */
export function locationsOf(menuId: number, tables: Tables): MenuLocation[] {
  return allMenuLocations.filter((location) => menuAt(location, tables) === menuId);
}
