import type { Polygon } from '../geometry.ts';
import { regionPolygons } from './region-polygons.ts';
import { regionNames } from './regions.ts';

/** The lower 48 states, the District of Columbia, and Canada's provinces from Alberta to Ontario. */
export const northAmerica: readonly (readonly Polygon[])[] = Object.keys(regionNames).map(regionPolygons);
