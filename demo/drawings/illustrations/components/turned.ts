/** Turned bodies in elevation: cylinders and cones with a lit and a shaded flank. */
import { palette, pen } from '../palette.ts';
import { type Point, polygon, type Style } from '../shapes.ts';

export const tones = {
  iron: { lit: '#c6d3d8', base: palette.iron, shade: palette.ironShade },
  steel: { lit: palette.surface, base: palette.steel, shade: '#b9c1c1' },
  dark: { lit: '#7f9cab', base: '#54778a', shade: '#38586a' },
  bronze: { lit: '#ecd6b4', base: palette.bronze, shade: '#b8935f' },
  oxide: { lit: '#eccdc0', base: '#d9a48f', shade: '#b97861' },
  /** Outline drawings: no shading at all. */
  plain: { lit: palette.surface, base: palette.surface, shade: palette.surface },
} as const;
export type Tone = keyof typeof tones;

const flat = (fill: string): Style => ({ fill, stroke: 'none' });
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Fills a four-sided body given by its two end edges, with strips of light and shade between them. */
function shaded(first: readonly [Point, Point], second: readonly [Point, Point], tone: Tone, width: number): string {
  const { lit, base, shade } = tones[tone];
  const strip = (from: number, to: number, fill: string): string => {
    const on = ([a, b]: readonly [Point, Point], part: number): Point => [mix(a[0], b[0], part), mix(a[1], b[1], part)];
    return polygon([on(first, from), on(first, to), on(second, to), on(second, from)], flat(fill));
  };
  const outline = polygon([first[0], first[1], second[1], second[0]], { width });
  return strip(0, 1, base) + strip(0.08, 0.26, lit) + strip(0.72, 1, shade) + outline;
}

/** A body turned about a vertical axis at `cx`; `y` is its top. */
export function taperUp(
  cx: number,
  y: number,
  top: number,
  bottom: number,
  height: number,
  tone: Tone = 'iron',
  width: number = pen.outline,
): string {
  return shaded(
    [
      [cx - top / 2, y],
      [cx + top / 2, y],
    ],
    [
      [cx - bottom / 2, y + height],
      [cx + bottom / 2, y + height],
    ],
    tone,
    width,
  );
}

/** A body turned about a horizontal axis at `cy`; `x` is its left end, lit from above. */
export function taperAcross(
  x: number,
  cy: number,
  left: number,
  right: number,
  length: number,
  tone: Tone = 'iron',
  width: number = pen.outline,
): string {
  return shaded(
    [
      [x, cy - left / 2],
      [x, cy + left / 2],
    ],
    [
      [x + length, cy - right / 2],
      [x + length, cy + right / 2],
    ],
    tone,
    width,
  );
}

/** A vertical cylinder. */
export function column(
  cx: number,
  y: number,
  width: number,
  height: number,
  tone: Tone = 'iron',
  line?: number,
): string {
  return taperUp(cx, y, width, width, height, tone, line);
}

/** A horizontal cylinder. */
export function drum(
  x: number,
  cy: number,
  diameter: number,
  length: number,
  tone: Tone = 'iron',
  line?: number,
): string {
  return taperAcross(x, cy, diameter, diameter, length, tone, line);
}

/** Where `count` equal ribs of a cylinder show across its face, from -1 to 1, closer toward the edges. */
export function ribPositions(count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.sin((((index + 0.5) / count) * 2 - 1) * (Math.PI / 2)));
}
