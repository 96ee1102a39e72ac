/** What turns and what carries it, in section: shafts, bearings, seals, packing. Axes are vertical. */
import { hatch } from '../hatching.ts';
import { palette, pen } from '../palette.ts';
import { bar, centreLine, circle, line, polyline, rect } from '../shapes.ts';

/** An uncut shaft on its centre line. */
export function shaft(cx: number, y: number, length: number, diameter: number): string {
  return (
    bar(cx, y, diameter, length, { fill: palette.surface, width: pen.edge }) +
    line(cx + diameter * 0.28, y + 4, cx + diameter * 0.28, y + length - 4, { width: pen.hair })
  );
}

export function axis(cx: number, y1: number, y2: number): string {
  return centreLine(cx, y1, cx, y2);
}

/** Both halves of a ball bearing around a shaft; `outer` is the diameter of its seat. */
export function ballBearing(cx: number, y: number, shaftDiameter: number, outer: number, height: number): string {
  const depth = (outer - shaftDiameter) / 2;
  const half = (x: number): string => {
    const middle = x + depth / 2;
    return (
      rect(x, y, depth, height, { fill: palette.surface, width: pen.edge }) +
      rect(x, y, depth * 0.24, height, { fill: hatch('metal'), width: pen.fine }) +
      rect(x + depth * 0.76, y, depth * 0.24, height, { fill: hatch('metal'), width: pen.fine }) +
      circle(middle, y + height / 2, Math.min(depth, height) * 0.33, { fill: palette.steel, width: pen.edge })
    );
  };
  return half(cx - outer / 2) + half(cx + shaftDiameter / 2);
}

/** A mechanical seal: seat, ring and spring on both sides of a shaft; `facing` says where the seat is. */
export function mechanicalSeal(
  cx: number,
  y: number,
  shaftDiameter: number,
  height: number,
  facing: 'up' | 'down' = 'down',
): string {
  const depth = Math.max(18, shaftDiameter * 0.55);
  const half = (x: number): string => {
    const seat = height * 0.26;
    const top = facing === 'down' ? y : y + seat * 2;
    const coil = height - seat * 2;
    const spring = Array.from(
      { length: 6 },
      (_, i) => [x + (i % 2 ? depth * 0.85 : depth * 0.15), top + (coil * i) / 5] as const,
    );
    const ringY = facing === 'down' ? y + coil : y + seat;
    const seatY = facing === 'down' ? y + coil + seat : y;
    return (
      rect(x, top, depth, coil, { fill: palette.surface, width: pen.fine }) +
      polyline(spring, { width: pen.fine }) +
      rect(x, ringY, depth, seat, { fill: palette.oxideTint, width: pen.fine }) +
      rect(x - 3, seatY, depth + 6, seat, { fill: hatch('rubber'), width: pen.fine })
    );
  };
  return half(cx - shaftDiameter / 2 - depth) + half(cx + shaftDiameter / 2);
}

/** Square rings of packing with a gland, on both sides of a shaft. */
export function packing(cx: number, y: number, shaftDiameter: number, height: number, rings = 5): string {
  const depth = Math.max(16, shaftDiameter * 0.4);
  const step = height / rings;
  const half = (x: number): string =>
    Array.from({ length: rings }, (_, i) =>
      rect(x, y + i * step, depth, step, { fill: i === 2 ? palette.pool : hatch('rubber'), width: pen.fine }),
    ).join('');
  return half(cx - shaftDiameter / 2 - depth) + half(cx + shaftDiameter / 2);
}
