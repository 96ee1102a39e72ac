import { postalRegions } from '@headwater/contract/postal-regions.ts';
import type { Polygon } from '../geometry.ts';
import { regionPolygons } from './region-polygons.ts';

/** The states, the District of Columbia, Puerto Rico, and Canada's provinces and territories. */
export const northAmerica: readonly (readonly Polygon[])[] = Object.keys(postalRegions).map(regionPolygons);
