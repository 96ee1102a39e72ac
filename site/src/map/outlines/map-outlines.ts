import { mapGround } from '@headwater/brand/map.ts';
import type { Polygon } from '../geometry.ts';
import { northAmerica } from './north-america.ts';

type Outlines = readonly (readonly Polygon[])[];

/** The outlines that a brand may choose. */
const grounds = { 'north-america': northAmerica, none: [] } as const satisfies Record<string, Outlines>;

/** The outlines that the brand chose; without any, there is a list and no map. */
export const mapOutlines: Outlines = grounds[mapGround];
