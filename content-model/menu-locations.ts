/** Menu locations of the theme: the slug in WordPress and the name in GraphQL's `MenuLocationEnum`. */
export const menuLocations = { primary: 'PRIMARY', footer: 'FOOTER' } as const;

export type MenuLocation = (typeof menuLocations)[keyof typeof menuLocations];
