import { readFragment } from '../cms-client/graphql.ts';
import { type MaskedMenuItem, MenuItemParts } from './site-shell.query.ts';

/** The editors' name of the menu with these items; undefined for an empty menu. */
export function menuName(masked: readonly MaskedMenuItem[]): string | undefined {
  return readFragment(MenuItemParts, masked)[0]?.menu?.node.name ?? undefined;
}
