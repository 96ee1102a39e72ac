/** Fill patterns for cut faces, and the marks of a water surface and of soil. */
import { palette, pen } from './palette.ts';
import { line, n, path, rect } from './shapes.ts';

function pattern(id: string, size: number, angle: number, ground: string, body: string): string {
  return (
    `<pattern id="hatch-${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"` +
    ` patternTransform="rotate(${angle})"><rect width="${size}" height="${size}" fill="${ground}"/>${body}</pattern>`
  );
}

const rule = (x: number, size: number, width: number = pen.hair): string => line(x, 0, x, size, { width, cap: 'butt' });
const speck = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${palette.ink}"/>`;

const patterns = {
  /** Cast iron or steel, cut. */
  metal: pattern('metal', 13, 45, palette.steel, rule(6, 13)),
  /** A neighbouring part, cut: lines lean the other way. */
  metalBack: pattern('metalBack', 13, -45, palette.surface, rule(6, 13)),
  /** Impellers and wearing parts, cut: closer lines. */
  bronze: pattern('bronze', 10, 45, palette.bronze, rule(5, 10)),
  /** Rubber, seals and windings, cut: crossed lines. */
  rubber: pattern('rubber', 9, 45, palette.hairline, rule(4, 9) + line(0, 4, 9, 4, { width: pen.hair })),
  concrete: pattern(
    'concrete',
    64,
    0,
    palette.concrete,
    speck(9, 12, 1.8) +
      speck(34, 7, 1.4) +
      speck(52, 24, 1.8) +
      speck(20, 36, 1.4) +
      speck(44, 50, 2) +
      speck(7, 56, 1.4) +
      path('M24 14l8 -3l3 8zM50 38l7 4l-7 4zM16 48l7 3l-6 5z', { width: pen.hair }),
  ),
  earth: pattern(
    'earth',
    72,
    0,
    palette.earth,
    [6, 16, 26].map((x) => line(x, 30, x + 20, 10, { width: pen.hair })).join('') +
      [44, 54].map((x) => line(x, 66, x + 16, 50, { width: pen.hair })).join(''),
  ),
} as const;

export type Hatch = keyof typeof patterns;

/** All patterns, for the `<defs>` of a sheet. */
export const hatchDefinitions: string = Object.values(patterns).join('');

/** A fill for a cut face, such as `hatch('metal')`. */
export function hatch(kind: Hatch): string {
  return `url(#hatch-${kind})`;
}

/** A water level: surface line, the triangle that marks a free surface, and three short lines below. */
export function waterLevel(x: number, y: number, width: number, markAt = x + width * 0.7): string {
  const ticks = [0, 1, 2].map((step) =>
    line(markAt - 20 + step * 7, y + 12 + step * 9, markAt + 20 - step * 7, y + 12 + step * 9, {
      stroke: palette.water,
      width: pen.fine,
    }),
  );
  return (
    line(x, y, x + width, y, { stroke: palette.water, width: pen.edge }) +
    path(`M${n(markAt - 15)} ${n(y - 25)}h30l-15 23z`, {
      stroke: palette.water,
      width: pen.fine,
      fill: palette.surface,
    }) +
    ticks.join('')
  );
}

/** Standing water seen in section: a flat tint with scattered dashes; the surface is drawn with `waterLevel`. */
export function waterBody(x: number, y: number, width: number, height: number): string {
  const dashes: string[] = [];
  for (let row = 0; row * 46 + 50 < height; row++) {
    for (let column = 0; column * 170 + 60 < width - 70; column++) {
      const shift = ((row * 73 + column * 31) % 90) - 20;
      dashes.push(`M${n(x + 40 + column * 170 + shift)} ${n(y + 50 + row * 46)}h${44 - ((row + column) % 3) * 10}`);
    }
  }
  return (
    rect(x, y, width, height, { fill: palette.pool, stroke: 'none' }) +
    path(dashes.join(''), { stroke: palette.water, width: pen.hair })
  );
}

/** Ground level in elevation: a heavy line with the short slanted strokes of undisturbed soil. */
export function groundLine(x: number, y: number, width: number): string {
  const strokes: string[] = [];
  for (let along = 24; along < width; along += 120) {
    for (const step of [0, 12, 24]) strokes.push(`M${n(x + along + step)} ${n(y + 2)}l-16 18`);
  }
  return line(x, y, x + width, y, { width: pen.outline }) + path(strokes.join(''), { width: pen.fine });
}
