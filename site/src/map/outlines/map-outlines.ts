import { mapGround } from '@headwater/brand/map.ts';
import { postalRegions } from '@headwater/contract/postal-regions.ts';
import type { Polygon } from '../geometry.ts';
import { regionPolygons } from './region-polygons.ts';

/** The states, the District of Columbia, Puerto Rico, and Canada's provinces and territories. */
export const northAmerica: readonly (readonly Polygon[])[] = Object.keys(postalRegions).map(regionPolygons);

type Outlines = readonly (readonly Polygon[])[];

/** The outlines that a brand may choose. */
const grounds = { 'north-america': northAmerica, none: [] } as const satisfies Record<string, Outlines>;

/** The outlines that the brand chose; without any, there is a list and no map. */
export const mapOutlines: Outlines = grounds[mapGround];
