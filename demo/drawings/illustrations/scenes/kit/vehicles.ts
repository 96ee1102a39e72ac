/** Trucks and trailers in side view, looking right. */
import { circle, group, line, n, palette, path, pen, polygon, rect } from '../../drawing.ts';
import { tint } from './tints.ts';

function wheel(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, { fill: palette.ink, width: pen.fine }) +
    circle(x, y, r * 0.52, { fill: palette.steel, width: pen.fine }) +
    circle(x, y, r * 0.16, { fill: palette.ink, stroke: 'none' })
  );
}

/**
 * The service truck: cab, tool boxes, and a jib crane folded or raised.
 * @param jib where the jib's tip is, in pixels from `x`, `y`; absent when folded
 */
export function serviceTruck(
  x: number,
  y: number,
  width: number,
  options: { paint?: string; jib?: readonly [number, number]; lit?: boolean } = {},
): string {
  const s = Math.round((width / 520) * 1000) / 1000;
  const paint = options.paint ?? palette.water;
  const glass = options.lit ? tint.lamplight : tint.glass;
  const tip = options.jib ? ([options.jib[0] / s, options.jib[1] / s] as const) : ([-190, -196] as const);
  const [shoulderX, shoulderY] = options.jib ? [(tip[0] - 40) / 2 - 30, Math.min(tip[1], -150) - 40] : [-60, -226];
  const arm = `M52 -150L${n(shoulderX)} ${n(shoulderY)}L${n(tip[0])} ${n(tip[1])}`;
  return group(
    [
      rect(-250, -70, 480, 26, { fill: palette.ink, width: pen.fine }),
      path('M88 -62V-196H168L216 -132L252 -122V-50H88Z', { fill: paint, width: pen.edge }),
      polygon(
        [
          [112, -180],
          [160, -180],
          [198, -132],
          [112, -132],
        ],
        { fill: glass, width: pen.fine },
      ),
      path('M150 -180V-58M112 -118h20', { width: pen.fine }),
      rect(236, -100, 16, 20, { fill: options.lit ? tint.lamplight : palette.surface, width: pen.fine }),
      rect(-252, -150, 316, 92, { fill: palette.surface, width: pen.edge }),
      path('M-252 -104H64M-150 -150V-58M-50 -150V-58', { width: pen.fine }),
      path('M-210 -126h20M-108 -126h20M-6 -126h20M-210 -80h20M-108 -80h20M-6 -80h20', { width: pen.outline }),
      rect(-252, -160, 316, 12, { fill: palette.oxide, width: pen.fine }),
      rect(36, -184, 34, 36, { fill: palette.steel, width: pen.fine }),
      path(arm, { width: 18 }),
      path(arm, { width: 12, stroke: palette.oxide }),
      circle(shoulderX, shoulderY, 8, { fill: palette.steel, width: pen.fine }),
      wheel(-176, -40, 40),
      wheel(170, -40, 40),
    ],
    `translate(${n(x)} ${n(y)}) scale(${s})`,
  );
}

/** A diesel pump on a road trailer; suction left, discharge right. */
export function trailerPump(x: number, y: number, width: number): string {
  const s = Math.round((width / 420) * 1000) / 1000;
  return group(
    [
      rect(-170, -62, 330, 16, { fill: palette.ink, width: pen.fine }),
      path('M160 -54L226 -42', { width: 10 }),
      line(206, -44, 206, 0, { width: 8 }),
      rect(-60, -176, 200, 114, { fill: palette.oxide, width: pen.edge, r: 8 }),
      path('M-30 -150h90M-30 -136h90M-30 -122h90M-30 -108h90M-30 -94h90', {
        width: pen.fine,
        stroke: palette.surface,
        opacity: 0.7,
      }),
      rect(88, -152, 36, 50, { fill: palette.surface, width: pen.fine }),
      path('M106 -176v-26h16', { width: 10 }),
      path('M-150 -62C-176 -84 -170 -140 -122 -144S-62 -120 -64 -62Z', { fill: palette.iron, width: pen.edge }),
      circle(-112, -100, 22, { fill: palette.steel, width: pen.fine }),
      rect(-186, -120, 26, 40, { fill: palette.steel, width: pen.fine }),
      rect(-130, -176, 44, 34, { fill: palette.iron, width: pen.fine }),
      rect(-138, -184, 60, 10, { fill: palette.steel, width: pen.fine }),
      wheel(0, -38, 38),
    ],
    `translate(${n(x)} ${n(y)}) scale(${s})`,
  );
}
