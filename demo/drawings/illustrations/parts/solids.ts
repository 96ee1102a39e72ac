/** Turned solids with a horizontal axis seen a little from the right, so that the right end shows as an ellipse. */
import { type Tone, tones } from '../components/turned.ts';
import { ellipse, line, n, path, pen, type Style } from '../drawing.ts';

/** Width of an end's ellipse relative to its height. */
export const tilt = 0.2;

const flat = (fill: string): Style => ({ fill, stroke: 'none' });

/** A cone or cylinder from `x` along the axis at `cy`, with its right end showing. */
export function frustum(x: number, cy: number, left: number, right: number, length: number, tone: Tone): string {
  const { lit, base, shade } = tones[tone];
  const [a, b] = [left / 2, right / 2];
  const end = x + length;
  const body =
    `M${n(x)} ${n(cy - a)}A${n(a * tilt)} ${n(a)} 0 0 0 ${n(x)} ${n(cy + a)}L${n(end)} ${n(cy + b)}` +
    `A${n(b * tilt)} ${n(b)} 0 0 0 ${n(end)} ${n(cy - b)}Z`;
  const strip = (from: number, to: number): string =>
    `M${n(x - a * tilt * Math.sqrt(1 - from * from))} ${n(cy + a * from)}L${n(end)} ${n(cy + b * from)}` +
    `V${n(cy + b * to)}L${n(x - a * tilt * Math.sqrt(1 - to * to))} ${n(cy + a * to)}Z`;
  const low = `M${n(x - a * tilt * 0.8)} ${n(cy + a * 0.6)}A${n(a * tilt)} ${n(a)} 0 0 0 ${n(x)} ${n(cy + a)}L${n(end)} ${n(cy + b)}V${n(cy + b * 0.6)}Z`;
  return (
    path(body, flat(base)) +
    path(strip(-0.82, -0.5), flat(lit)) +
    path(low, flat(shade)) +
    path(body, { width: pen.edge }) +
    ellipse(end, cy, b * tilt, b, { fill: lit, width: pen.edge })
  );
}

export function tube(x: number, cy: number, diameter: number, length: number, tone: Tone): string {
  return frustum(x, cy, diameter, diameter, length, tone);
}

/** A hole in a right end. */
export function bore(x: number, cy: number, diameter: number, fill: string): string {
  return ellipse(x, cy, (diameter / 2) * tilt, diameter / 2, { fill, width: pen.edge });
}

/** Bolt holes round a right end. */
export function endBolts(x: number, cy: number, diameter: number, count: number, size: number, fill: string): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    const r = diameter / 2;
    return ellipse(x + Math.cos(angle) * r * tilt, cy + Math.sin(angle) * r, size * 0.45, size, {
      fill,
      width: pen.hair,
    });
  }).join('');
}

/** Lines along a solid, as fins or splines show. */
export function ribs(x: number, cy: number, diameter: number, length: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const part = Math.sin((((index + 0.5) / count) * 2 - 1) * (Math.PI / 2));
    const y = cy + (diameter / 2) * part;
    const shift = (diameter / 2) * tilt * Math.sqrt(1 - part * part);
    return line(x - shift, y, x + length - shift * 0.2, y, { width: pen.fine });
  }).join('');
}
