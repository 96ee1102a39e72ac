/** Isometric projection: x runs down to the right, y down to the left, z up. */
import { type Point, polygon, polyline, type Style } from '../../drawing.ts';

export type Spot = readonly [x: number, y: number, z?: number];

export interface Iso {
  /** Pixels of one unit of height. */
  unit: number;
  at: (x: number, y: number, z?: number) => Point;
}

const run = Math.cos(Math.PI / 6);

/** A view whose point 0, 0, 0 lies at a pixel of the sheet. */
export function isometric(originX: number, originY: number, unit: number): Iso {
  return {
    unit,
    at: (x, y, z = 0) => [originX + (x - y) * run * unit, originY + ((x + y) / 2 - z) * unit],
  };
}

/** A flat face through spots in space. */
export function face(iso: Iso, spots: readonly Spot[], style: Style = {}): string {
  return polygon(
    spots.map((spot) => iso.at(...spot)),
    style,
  );
}

export function edges(iso: Iso, spots: readonly Spot[], style: Style = {}): string {
  return polyline(
    spots.map((spot) => iso.at(...spot)),
    style,
  );
}

/** A standing rectangle of a solid: `left` faces down-left (y is fixed), `right` down-right (x is fixed). */
interface Wall {
  side: 'left' | 'right';
  /** Where it starts. */
  from: Spot;
}

/** A rectangle drawn on a wall: `u` along it, `v` up. */
function onWall(iso: Iso, wall: Wall, u: number, v: number, width: number, height: number, style: Style): string {
  const [x, y, z = 0] = wall.from;
  const spot = (along: number, up: number): Spot =>
    wall.side === 'left' ? [x + along, y, z + up] : [x, y + along, z + up];
  return face(iso, [spot(u, v), spot(u + width, v), spot(u + width, v + height), spot(u, v + height)], style);
}

/** A row of equal openings on a wall. */
export function openings(
  iso: Iso,
  wall: Wall,
  row: { count: number; start: number; step: number; sill: number; width: number; height: number },
  style: Style,
): string {
  return Array.from({ length: row.count }, (_, index) =>
    onWall(iso, wall, row.start + index * row.step, row.sill, row.width, row.height, style),
  ).join('');
}

/** The ellipse of a level circle. */
export function levelEllipse(iso: Iso, x: number, y: number, z: number, r: number): readonly [Point, number, number] {
  return [iso.at(x, y, z), r * iso.unit * Math.sqrt(1.5), r * iso.unit * Math.sqrt(0.5)];
}
