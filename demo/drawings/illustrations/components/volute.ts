/** Spiral casings: seen from the side with a vertical axis, cut, and seen along the axis. */
import { hatch } from '../hatching.ts';
import { palette, pen } from '../palette.ts';
import { bar, circle, line, n, type Point, path, polar, polygon, smoothPath } from '../shapes.ts';
import { flangeUp } from './fasteners.ts';
import { drum, type Tone, tones } from './turned.ts';

export interface Volute {
  cx: number;
  /** Top face. */
  y: number;
  /** Across the scroll, without the outlet. */
  width: number;
  height: number;
  /** Bore of the outlet, which leaves to the right at half height. */
  outlet: number;
  /** From the axis to the face of the outlet flange. */
  reach: number;
  tone: Tone;
}

/** Flange diameter and thickness for a bore, pixels. */
export function flangeSize(bore: number): { diameter: number; thickness: number } {
  return { diameter: bore * 1.55 + 34, thickness: Math.max(18, bore * 0.16) };
}

function casing({ cx, y, width, height, outlet, reach }: Volute): string {
  const small = height * 0.4;
  const cy = y + height / 2;
  const left = cx - width / 2;
  const throat = (outlet / 2) * 1.2;
  return (
    `M${n(left + small)} ${n(cy - small)}A${n(small)} ${n(small)} 0 0 0 ${n(left + small)} ${n(cy + small)}` +
    `L${n(cx - width * 0.2)} ${n(y + height)}H${n(cx + width * 0.3)}` +
    `Q${n(cx + width * 0.5)} ${n(y + height)} ${n(cx + width * 0.56)} ${n(cy + throat)}H${n(cx + reach)}V${n(cy - throat)}` +
    `H${n(cx + width * 0.56)}Q${n(cx + width * 0.5)} ${n(y)} ${n(cx + width * 0.3)} ${n(y)}H${n(cx - width * 0.2)}Z`
  );
}

/** The casing in elevation, outlet to the right with its flange. */
export function voluteElevation(volute: Volute): string {
  const { cx, y, width, height, outlet, reach, tone } = volute;
  const { lit, base, shade } = tones[tone];
  const cy = y + height / 2;
  const flange = flangeSize(outlet);
  const d = casing({ ...volute, reach: reach - flange.thickness });
  const low = cy + height * 0.2;
  return [
    path(d, { fill: base, stroke: 'none' }),
    path(
      `M${n(cx - width * 0.46)} ${n(low)}Q${n(cx)} ${n(low + height * 0.16)} ${n(cx + reach - flange.thickness)} ${n(cy + outlet * 0.25)}V${n(cy + outlet * 0.6)}H${n(cx + width * 0.56)}Q${n(cx + width * 0.5)} ${n(y + height)} ${n(cx + width * 0.3)} ${n(y + height)}H${n(cx - width * 0.2)}L${n(cx - width / 2 + height * 0.3)} ${n(cy + height * 0.39)}Z`,
      { fill: shade, stroke: 'none' },
    ),
    path(
      `M${n(cx - width * 0.4)} ${n(y + height * 0.3)}Q${n(cx - width * 0.1)} ${n(y + height * 0.12)} ${n(cx + width * 0.3)} ${n(y + height * 0.14)}L${n(cx + width * 0.34)} ${n(y + height * 0.24)}Q${n(cx - width * 0.1)} ${n(y + height * 0.22)} ${n(cx - width * 0.38)} ${n(y + height * 0.42)}Z`,
      { fill: lit, stroke: 'none' },
    ),
    path(d, { width: pen.outline }),
    path(
      `M${n(cx - width * 0.47)} ${n(cy + height * 0.02)}Q${n(cx - width * 0.1)} ${n(cy + height * 0.2)} ${n(cx + width * 0.34)} ${n(cy + height * 0.12)}Q${n(cx + width * 0.5)} ${n(cy + height * 0.09)} ${n(cx + width * 0.6)} ${n(cy - outlet * 0.1)}`,
      { width: pen.fine },
    ),
    flangeUp(cx + reach - flange.thickness, cy, flange.diameter, flange.thickness, 4, tone),
  ].join('');
}

/** The casing cut on its axis, with the waterway tinted; the impeller and covers are drawn over it. */
export function voluteSection(volute: Volute, eye: number, impellerRadius: number): string {
  const { cx, y, width, height, outlet, reach } = volute;
  const cy = y + height / 2;
  const flange = flangeSize(outlet);
  const chamber = height * 0.56;
  const rim = impellerRadius * 1.04;
  const small = Math.min(height * 0.32, width / 2 - rim);
  const half = outlet / 2;
  const face = cx + reach;
  const water =
    `M${n(face)} ${n(cy - half)}H${n(cx + width * 0.52)}Q${n(cx + width * 0.44)} ${n(cy - height * 0.36)} ${n(cx + rim)} ${n(cy - chamber / 2)}` +
    `H${n(cx - rim)}Q${n(cx - rim - small * 1.3)} ${n(cy - height * 0.36)} ${n(cx - rim - small * 1.12)} ${n(cy)}` +
    `Q${n(cx - rim - small * 1.3)} ${n(cy + height * 0.36)} ${n(cx - rim)} ${n(cy + chamber / 2)}H${n(cx - eye)}V${n(y + height)}` +
    `H${n(cx + eye)}V${n(cy + chamber / 2)}H${n(cx + rim)}Q${n(cx + width * 0.44)} ${n(cy + height * 0.36)} ${n(cx + width * 0.52)} ${n(cy + half)}H${n(face)}Z`;
  return [
    path(casing({ ...volute, reach: reach - flange.thickness }), { fill: hatch('metal'), width: pen.outline }),
    path(
      `M${n(face - flange.thickness)} ${n(cy - flange.diameter / 2)}H${n(face)}V${n(cy + flange.diameter / 2)}H${n(face - flange.thickness)}Z`,
      { fill: hatch('metal'), width: pen.outline },
    ),
    path(water, { fill: palette.pool, width: pen.edge }),
    ...[-1, 1].map((side) =>
      bar(cx + side * (eye + 11), y + height - 40, 20, 40, { fill: hatch('bronze'), width: pen.edge }),
    ),
  ].join('');
}

export interface Spiral {
  cx: number;
  cy: number;
  /** Radius at the cutwater. */
  radius: number;
  /** How much larger the radius is after one turn, as a part of it. */
  growth: number;
  /** Bore of the outlet, which leaves upward on the right. */
  outlet: number;
  /** From the axis up to the outlet's face. */
  reach: number;
}

/** X of the outlet's centre line. */
export function outletX({ cx, radius, growth, outlet }: Spiral): number {
  return cx + radius * (1 + growth) - outlet / 2;
}

/** The spiral as path data, seen along the axis, outlet upward on the right. */
export function spiralPath(spiral: Spiral): string {
  const { cx, cy, radius, growth, outlet, reach } = spiral;
  const points: Point[] = [];
  for (let turned = 0; turned <= 285; turned += 15) {
    points.push(polar(cx, cy, radius * (1 + (growth * turned) / 285), -75 - turned));
  }
  const right = outletX(spiral) + outlet / 2;
  const [cutX, cutY] = points[0] ?? [cx, cy];
  return (
    `${smoothPath(points)}L${n(right)} ${n(cy - reach)}H${n(right - outlet)}` +
    `L${n(right - outlet)} ${n(Math.min(cy - radius * 1.12, cy - reach * 0.75))}Q${n(right - outlet)} ${n(cutY - 6)} ${n(cutX)} ${n(cutY)}Z`
  );
}

/** The spiral casing seen along its axis, shaded, without its cover. */
export function spiralCasing(spiral: Spiral, tone: Tone): string {
  const { lit, base, shade } = tones[tone];
  const { cx, cy, radius, growth } = spiral;
  const low: Point[] = [];
  for (let angle = 10; angle <= 165; angle += 15)
    low.push(polar(cx, cy, radius * (1 + (growth * (285 - angle)) / 285), angle));
  const inner = low.toReversed().map(([x, y]): Point => [cx + (x - cx) * 0.86, cy + (y - cy) * 0.8]);
  const high: Point[] = [];
  for (let angle = 190; angle <= 262; angle += 12) high.push(polar(cx, cy, radius * 1.03, angle));
  const highInner = high.toReversed().map(([x, y]): Point => [cx + (x - cx) * 0.9, cy + (y - cy) * 0.9]);
  return [
    path(spiralPath(spiral), { fill: base, stroke: 'none' }),
    polygon([...low, ...inner], { fill: shade, stroke: 'none' }),
    polygon([...high, ...highInner], { fill: lit, stroke: 'none' }),
    path(spiralPath(spiral), { width: pen.outline }),
  ].join('');
}

/** Three cast legs under a pump; `y` is the top of the legs. */
export function stand(cx: number, y: number, width: number, height: number, tone: Tone): string {
  const { base, shade } = tones[tone];
  const foot = Math.min(46, width * 0.14);
  const leg = (x: number, way: number, fill: string): string =>
    polygon(
      [
        [x, y],
        [x + way * foot * 1.2, y],
        [x + way * foot * 0.9, y + height - 12],
        [x + way * foot * 1.5, y + height - 12],
        [x + way * foot * 1.5, y + height],
        [x - way * foot * 0.5, y + height],
        [x - way * foot * 0.5, y + height - 12],
        [x, y + height - 12],
      ],
      { fill, width: pen.edge },
    );
  return (
    leg(cx - width / 2, 1, base) +
    leg(cx + width / 2, -1, shade) +
    bar(cx, y, foot * 1.1, height, { fill: base, width: pen.edge })
  );
}

/** A suction or discharge stub on a casing side, running left from `x`. */
export function stubLeft(x: number, cy: number, bore: number, length: number, tone: Tone, bolts = 4): string {
  const flange = flangeSize(bore);
  return (
    drum(x - length + flange.thickness, cy, bore * 1.24, length - flange.thickness + 4, tone) +
    flangeUp(x - length, cy, flange.diameter, flange.thickness, bolts, tone)
  );
}

/** A ring of `count` bolts on a circle, seen face-on. */
export function boltRing(cx: number, cy: number, radius: number, count: number, size: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(cx, cy, radius, (index * 360) / count + 8);
    return (
      circle(x, y, size, { fill: palette.steel, width: pen.fine }) +
      line(x - size * 0.5, y, x + size * 0.5, y, { width: pen.hair })
    );
  }).join('');
}
