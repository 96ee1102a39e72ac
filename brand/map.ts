/** The land below the map of representatives: `north-america`, or `none` for a list without a map. */
export const mapGround = 'north-america' as const;
