/** Bolts, flanges, plates and lifting gear. */
import { lettering } from '../lettering.ts';
import { palette, pen } from '../palette.ts';
import { bar, circle, line, n, path, polar, polygon, rect } from '../shapes.ts';
import { column, drum, type Tone, tones } from './turned.ts';

/** A hexagon head seen from the side: `x` is its middle, `y` the face it stands on, growing upward for `up`. */
export function boltHead(x: number, y: number, size: number, way: 'up' | 'down' | 'left' | 'right'): string {
  const depth = size * 0.62;
  const style = { fill: palette.steel, width: pen.fine };
  if (way === 'up')
    return bar(x, y - depth, size, depth, style) + line(x - size / 6, y - depth, x - size / 6, y, { width: pen.hair });
  if (way === 'down')
    return bar(x, y, size, depth, style) + line(x - size / 6, y, x - size / 6, y + depth, { width: pen.hair });
  if (way === 'left') return rect(x - depth, y - size / 2, depth, size, style);
  return rect(x, y - size / 2, depth, size, style);
}

/** A hexagon head seen from above. */
export function hexagon(cx: number, cy: number, r: number): string {
  const corners = [0, 60, 120, 180, 240, 300].map((angle) => polar(cx, cy, r, angle + 15));
  return polygon(corners, { fill: palette.steel, width: pen.fine }) + circle(cx, cy, r * 0.45, { width: pen.hair });
}

/** Evenly spread positions of bolts along an edge-on flange, clear of its ends. */
function boltPlaces(from: number, to: number, count: number): number[] {
  const margin = (to - from) * 0.08;
  return Array.from(
    { length: count },
    (_, index) => from + margin + ((to - from - 2 * margin) * index) / Math.max(1, count - 1),
  );
}

/** A flange on a vertical pipe, seen edge-on; `y` is its top face. */
export function flangeAcross(
  cx: number,
  y: number,
  width: number,
  thickness: number,
  bolts = 0,
  tone: Tone = 'iron',
): string {
  const size = Math.max(14, Math.min(30, thickness * 0.95));
  const places = boltPlaces(cx - width / 2, cx + width / 2, bolts);
  return (
    places.map((x) => boltHead(x, y, size, 'up') + boltHead(x, y + thickness, size, 'down')).join('') +
    column(cx, y, width, thickness, tone)
  );
}

/** A flange on a horizontal pipe, seen edge-on; `x` is its left face. */
export function flangeUp(
  x: number,
  cy: number,
  height: number,
  thickness: number,
  bolts = 0,
  tone: Tone = 'iron',
): string {
  const size = Math.max(14, Math.min(30, thickness * 0.95));
  const places = boltPlaces(cy - height / 2, cy + height / 2, bolts);
  return (
    places.map((y) => boltHead(x, y, size, 'left') + boltHead(x + thickness, y, size, 'right')).join('') +
    drum(x, cy, height, thickness, tone)
  );
}

/** A flange seen face-on, with its bore and its ring of bolt holes. */
export function flangeFace(
  cx: number,
  cy: number,
  radius: number,
  bore: number,
  bolts: number,
  tone: Tone = 'iron',
): string {
  const ring = (radius + bore) / 2;
  const hole = Math.max(5, (radius - bore) * 0.2);
  const holes = Array.from({ length: bolts }, (_, index) => {
    const [x, y] = polar(cx, cy, ring, ((index + 0.5) * 360) / bolts);
    return circle(x, y, hole, { fill: palette.paper, width: pen.fine });
  });
  return (
    circle(cx, cy, radius, { fill: tones[tone].base, width: pen.outline }) +
    circle(cx, cy, bore * 1.08, { fill: tones[tone].lit, width: pen.fine }) +
    circle(cx, cy, bore, { fill: palette.deepWater, width: pen.edge }) +
    circle(cx, cy, ring, { width: pen.hair, dash: '14 6 4 6' }) +
    holes.join('')
  );
}

/** The riveted plate with the model code. */
export function dataPlate(cx: number, cy: number, width: number, text: string): string {
  const height = width * 0.46;
  const rivet = (x: number, y: number): string => circle(x, y, 2.6, { fill: palette.ink, stroke: 'none' });
  const [dx, dy] = [width / 2 - 7, height / 2 - 7];
  const size = Math.min(height * 0.4, ((width - 24) / Math.max(1, text.length)) * 1.66);
  return (
    rect(cx - width / 2, cy - height / 2, width, height, { fill: palette.surface, width: pen.fine, r: 2 }) +
    rivet(cx - dx, cy - dy) +
    rivet(cx + dx, cy - dy) +
    rivet(cx - dx, cy + dy) +
    rivet(cx + dx, cy + dy) +
    lettering(text, cx, cy + size * 0.02, { size, weight: 600, anchor: 'middle' }) +
    line(cx - dx * 0.75, cy + height * 0.2, cx + dx * 0.75, cy + height * 0.2, { width: pen.hair }) +
    line(cx - dx * 0.75, cy + height * 0.33, cx + dx * 0.3, cy + height * 0.33, { width: pen.hair })
  );
}

/** A lifting bail: a round bar bent over the top of a machine that starts at `y`. */
export function bail(cx: number, y: number, width: number, height: number, bar = 18): string {
  const half = width / 2;
  const corner = Math.min(height * 0.6, half * 0.5);
  const d = `M${n(cx - half)} ${n(y)}V${n(y - height + corner)}Q${n(cx - half)} ${n(y - height)} ${n(cx - half + corner)} ${n(y - height)}H${n(cx + half - corner)}Q${n(cx + half)} ${n(y - height)} ${n(cx + half)} ${n(y - height + corner)}V${n(y)}`;
  return path(d, { width: bar, cap: 'butt' }) + path(d, { width: bar - 7, stroke: palette.steel, cap: 'butt' });
}

/** A flexible power cable along a path, with its dark sheath. */
export function cable(d: string, width = 16): string {
  return path(d, { width, cap: 'butt' }) + path(d, { width: width * 0.3, stroke: '#54778a', cap: 'butt' });
}
