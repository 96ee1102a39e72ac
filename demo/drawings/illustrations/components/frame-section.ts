/** A bearing frame cut along its horizontal axis: housing, two bearings, shaft and oil. */

import { centreLine, line, n, palette, path, pen, rect, rotate } from '../drawing.ts';
import { hatch } from '../hatching.ts';
import { ballBearing, mechanicalSeal, packing } from './running-gear.ts';

/** Turns a part that is drawn about a vertical axis at x 0 so that its top points left, at `x` on the axis `cy`. */
export function lying(svg: string, x: number, cy: number): string {
  return `<g transform="translate(${n(x)} ${n(cy)})">${rotate(svg, -90)}</g>`;
}

/** A horizontal shaft on its axis. */
export function lyingShaft(x: number, cy: number, length: number, diameter: number): string {
  return (
    rect(x, cy - diameter / 2, length, diameter, { fill: palette.surface, width: pen.edge }) +
    line(x + 6, cy + diameter * 0.28, x + length - 6, cy + diameter * 0.28, { width: pen.hair })
  );
}

export interface FrameCut {
  x: number;
  cy: number;
  length: number;
  diameter: number;
  shaft: number;
  /** Bearings at the far end; two back to back carry thrust. */
  thrust: 1 | 2;
}

export function bearingFrameSection({ x, cy, length, diameter, shaft, thrust }: FrameCut): string {
  const half = diameter / 2;
  const wall = Math.max(15, diameter * 0.1);
  const bore = shaft * 1.15;
  const seat = Math.min(shaft * 2.4, diameter - wall * 2);
  const wide = Math.min(Math.max(36, shaft * 0.8), (length - wall * 2 - 24) / (1.5 + thrust));
  const shell = (way: 1 | -1): string =>
    path(
      `M${n(x)} ${n(cy + way * (bore / 2))}V${n(cy + way * half * 1.12)}H${n(x + wall)}V${n(cy + way * half)}H${n(x + length - wall)}V${n(cy + way * half * 1.12)}H${n(x + length)}V${n(cy + way * (bore / 2))}H${n(x + length - wall)}V${n(cy + (way * seat) / 2)}H${n(x + length - wall - wide * thrust - 8)}V${n(cy + way * (half - wall))}H${n(x + wall + wide + 8)}V${n(cy + (way * seat) / 2)}H${n(x + wall)}V${n(cy + (way * bore) / 2)}Z`,
      { fill: hatch('metal'), width: pen.outline },
    );
  const bearing = (at: number): string => lying(ballBearing(0, 0, shaft, seat, wide), at, cy);
  const oil = rect(
    x + wall + wide + 8,
    cy + half * 0.42,
    length - wall * 2 - wide * (1 + thrust) - 16,
    half * 0.58 - wall,
    {
      fill: palette.bronze,
      stroke: 'none',
      opacity: 0.7,
    },
  );
  return [
    rect(x + wall, cy - half + wall, length - wall * 2, diameter - wall * 2, { fill: palette.surface, stroke: 'none' }),
    oil,
    shell(1),
    shell(-1),
    bearing(x + wall + 2),
    ...Array.from({ length: thrust }, (_, index) => bearing(x + length - wall - 2 - wide * (index + 1))),
  ].join('');
}

/** A mechanical seal on a horizontal shaft, seat to the left or right. */
export function lyingSeal(x: number, cy: number, shaft: number, length: number, seat: 'left' | 'right'): string {
  return lying(mechanicalSeal(0, 0, shaft, length, seat === 'left' ? 'up' : 'down'), x, cy);
}

/** Packing on a horizontal shaft. */
export function lyingPacking(x: number, cy: number, shaft: number, length: number): string {
  return lying(packing(0, 0, shaft, length), x, cy);
}

export function lyingAxis(x1: number, x2: number, cy: number): string {
  return centreLine(x1, cy, x2, cy);
}
