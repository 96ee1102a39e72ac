import { type FragmentOf, graphql, type ResultOf } from '../cms-client/graphql.ts';
import { sharedByPages } from '../cms-client/shared-by-pages.ts';

export const MenuItemParts = graphql(`
  fragment MenuItemParts on MenuItem {
    id
    label
    uri
    url
    target
    parentId
    cssClasses
    menu {
      node {
        name
      }
    }
  }
`);

/** What surrounds every page; queried along with the seed node, once per rendering. */
export const GetSiteShell = sharedByPages(
  graphql(
    `
    query GetSiteShell($menuItemQueryLimit: Int = 50, $headerLocation: MenuLocationEnum = PRIMARY, $footerLocation: MenuLocationEnum = FOOTER) {
      generalSettings {
        title
        description
      }
      headerMenuItems: menuItems(where: { location: $headerLocation }, first: $menuItemQueryLimit) {
        nodes {
          ...MenuItemParts
        }
      }
      footerMenuItems: menuItems(where: { location: $footerLocation }, first: $menuItemQueryLimit) {
        nodes {
          ...MenuItemParts
        }
      }
    }
  `,
    [MenuItemParts],
  ),
);

export type SiteShellData = ResultOf<typeof GetSiteShell>;
export type MaskedMenuItem = FragmentOf<typeof MenuItemParts>;
