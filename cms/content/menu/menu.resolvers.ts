import { type MenuLocation, menuLocations } from '@headwater/content-model/menu-locations.ts';
import type { TermRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { connectNodes } from '../../schema/connection.ts';
import type { Resolve } from '../../schema/context.ts';
import { parseDatabaseId, parseGlobalId } from '../../schema/global-id.ts';
import { nodeGlobalId } from '../../schema/nodes.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import type { FindArguments } from '../find-content.ts';
import { connectMenuItems, type MenuItemListArguments } from './menu-item.resolvers.ts';
import { locationsOf, menuAt } from './menu-locations.ts';

interface MenuListArguments extends PagingArguments {
  where?: { id?: number | null; location?: MenuLocation | null; slug?: string | null } | null;
}

/** Menus with a location; others are editors' drafts and private. */
function shownMenus(tables: Tables): TermRecord[] {
  return tables.terms.ofTaxonomy('nav_menu').filter(({ id }) => locationsOf(id, tables).length > 0);
}

function isMenu({ id, idType }: FindArguments, menu: TermRecord, tables: Tables): boolean {
  switch (idType ?? 'ID') {
    case 'DATABASE_ID':
      return menu.id === parseDatabaseId(id);
    case 'LOCATION':
      return Object.entries(menuLocations).some(
        ([slug, location]) => slug === id.toLowerCase() && menuAt(location, tables) === menu.id,
      );
    case 'NAME':
      return menu.name === id;
    case 'SLUG':
      return menu.slug === id;
    default:
      return menu.id === parseDatabaseId(parseGlobalId(id)?.id ?? '');
  }
}

const menu: Resolve<unknown, FindArguments> = (_root, args, { tables }) =>
  shownMenus(tables).find((candidate) => isMenu(args, candidate, tables));

const menus: Resolve<unknown, MenuListArguments> = (_root, args, { tables }) => {
  const { id, location, slug } = args.where ?? {};
  return connectNodes(
    shownMenus(tables).filter(
      (candidate) =>
        (!id || candidate.id === id) &&
        (!slug || candidate.slug === slug) &&
        (!location || menuAt(location, tables) === candidate.id),
    ),
    args,
  );
};

const menuItems: Resolve<TermRecord, MenuItemListArguments> = ({ id }, args, { tables }) =>
  connectMenuItems(tables.menuItems.ofMenu(id), args, tables);

const fields: Record<string, Resolve<TermRecord>> = {
  id: (term) => nodeGlobalId(term),
  databaseId: ({ id }) => id,
  count: ({ id }, _args, { tables }) => tables.menuItems.ofMenu(id).length,
  locations: ({ id }, _args, { tables }) => locationsOf(id, tables),
};

export const menuResolvers = { RootQuery: { menu, menus }, Menu: { ...fields, menuItems } };
