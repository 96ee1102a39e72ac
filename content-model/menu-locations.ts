/** Where a theme shows menus: the location's slug in WordPress and its name in GraphQL's `MenuLocationEnum`. */
export const menuLocations = { primary: 'PRIMARY', footer: 'FOOTER' } as const;

export type MenuLocation = (typeof menuLocations)[keyof typeof menuLocations];
