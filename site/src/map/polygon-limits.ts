/** Limits of a representative's polygons: several times what a detailed map of a continent needs. */
export const polygonLimits = {
  /** Characters of one polygon's JSON. */
  characters: 1_000_000,
  /** Vertices of one polygon, and of all polygons of a representative. */
  verticesPerPolygon: 20_000,
  vertices: 100_000,
  /** Polygons of a representative. */
  polygons: 1_000,
} as const;

export type PolygonLimits = { readonly [name in keyof typeof polygonLimits]: number };
