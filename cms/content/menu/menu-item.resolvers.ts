import type { MenuLocation } from '@headwater/content-model/menu-locations.ts';
import { decodeEntities } from '@headwater/contract/text/entities.ts';
import type { MenuItemRecord } from '../../database/records.ts';
import type { Tables } from '../../database/tables.ts';
import { connectNodes, edgeTo } from '../../schema/connection.ts';
import type { CmsContext, Resolve } from '../../schema/context.ts';
import { anyIdToDatabaseId, globalId, parseDatabaseId, parseGlobalId } from '../../schema/global-id.ts';
import { nodeGlobalId } from '../../schema/nodes.ts';
import type { PagingArguments } from '../../schema/paging.ts';
import type { FindArguments } from '../find-content.ts';
import { nodeByUri } from '../node/node-by-uri.ts';
import { absoluteUrl } from '../urls.ts';
import { allMenuLocations, locationsOf, menuAt } from './menu-locations.ts';

export interface MenuItemListArguments extends PagingArguments {
  where?: { id?: number | null; location?: MenuLocation | null; parentId?: string | null } | null;
}

/** The URL without the CMS's own origin; other URLs stay complete. */
function uriOf({ url }: MenuItemRecord, baseUrl: string): string {
  const absolute = absoluteUrl(url, baseUrl);
  return absolute.startsWith(`${baseUrl}/`) ? absolute.slice(baseUrl.length) : absolute;
}

/** WordPress drops query and fragment from the path, but only for its own URLs. */
function pathOf(item: MenuItemRecord, baseUrl: string): string {
  const uri = uriOf(item, baseUrl);
  return uri.startsWith('/') ? (uri.split(/[?#]/)[0] ?? uri) : uri;
}

function connectedNode(item: MenuItemRecord, context: CmsContext) {
  const path = pathOf(item, context.baseUrl);
  const node = path.startsWith('/') ? nodeByUri(path, context) : null;
  return node && (node.kind === 'content' || node.kind === 'term') ? edgeTo(node) : null;
}

export function connectMenuItems(items: readonly MenuItemRecord[], args: MenuItemListArguments, tables: Tables) {
  const { id, location, parentId } = args.where ?? {};
  const parent = parentId ? (anyIdToDatabaseId(parentId) ?? 0) : undefined;
  const matching = items.filter(
    (item) =>
      (!id || item.id === id) &&
      (!location || item.menuId === menuAt(location, tables)) &&
      (parent === undefined || (item.parentId ?? 0) === parent),
  );
  return connectNodes(matching, args);
}

const menuItems: Resolve<unknown, MenuItemListArguments> = (_root, args, { tables }) => {
  const menus = new Set(allMenuLocations.map((location) => menuAt(location, tables)));
  return connectMenuItems(
    [...menus].flatMap((menuId) => tables.menuItems.ofMenu(menuId)),
    args,
    tables,
  );
};

const menuItem: Resolve<unknown, FindArguments> = (_root, { id, idType }, { tables }) => {
  const databaseId = idType === 'DATABASE_ID' ? parseDatabaseId(id) : parseDatabaseId(parseGlobalId(id)?.id ?? '');
  return tables.menuItems.byId(databaseId ?? 0);
};

const childItems: Resolve<MenuItemRecord, MenuItemListArguments> = (item, args, { tables }) =>
  connectMenuItems(
    tables.menuItems.ofMenu(item.menuId).filter((other) => other.parentId === item.id),
    args,
    tables,
  );

const fields: Record<string, Resolve<MenuItemRecord>> = {
  id: (item) => nodeGlobalId(item),
  databaseId: ({ id }) => id,
  label: ({ label }) => decodeEntities(label),
  title: () => null,
  description: () => null,
  linkRelationship: () => null,
  target: ({ target }) => target || null,
  uri: (item, _args, { baseUrl }) => uriOf(item, baseUrl),
  path: (item, _args, { baseUrl }) => pathOf(item, baseUrl),
  url: ({ url }, _args, { baseUrl }) => absoluteUrl(url, baseUrl),
  parentId: ({ parentId }) => (parentId === null ? null : globalId('post', parentId)),
  parentDatabaseId: ({ parentId }) => parentId ?? 0,
  menu: ({ menuId }, _args, { tables }) => edgeTo(tables.terms.byId(menuId)),
  locations: ({ menuId }, _args, { tables }) => locationsOf(menuId, tables),
  connectedNode: (item, _args, context) => connectedNode(item, context),
};

export const menuItemResolvers = { RootQuery: { menuItem, menuItems }, MenuItem: { ...fields, childItems } };
