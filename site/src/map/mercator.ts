import { siteConfig } from '../config/site.config.ts';
import type { Point } from './geometry.ts';

/** A position on the map in pixels of the whole world at the configured zoom; y grows to the south. */
export type Position = readonly [x: number, y: number];

/** Side of the whole world in pixels, with tiles of 256 pixels. */
const WORLD = 256 * 2 ** siteConfig.map.zoom;
/** Beyond this the projection has no end. */
const FARTHEST = 85.05;

/** Web Mercator, the projection of online maps. */
export function project([lng, lat]: Point): Position {
  const sine = Math.sin((Math.max(-FARTHEST, Math.min(FARTHEST, lat)) * Math.PI) / 180);
  return [WORLD * (lng / 360 + 0.5), WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}
