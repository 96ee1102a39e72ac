/** One drawing per shape of part. */
import { impellerPlan } from '../components/impeller.ts';
import { tones } from '../components/turned.ts';
import { bar, circle, ellipse, line, n, type Point, palette, path, pen, polar, polygon, rect } from '../drawing.ts';
import type { Part, PartShape } from './part.ts';
import { bore, endBolts, frustum, ribs, tilt, tube } from './solids.ts';

interface Place {
  x: number;
  cy: number;
  /** Diameter and length, pixels. */
  d: number;
  l: number;
}

type Draw = (at: Place, part: Part) => string;

const tone = (part: Part) => part.tone ?? 'iron';

/** Anything flat drawn face-on, squeezed into the ellipse of a right end. */
function onEnd(svg: string, x: number, cy: number): string {
  return `<g transform="translate(${n(x)} ${n(cy)}) scale(${tilt} 1)">${svg}</g>`;
}

/** A scroll with its outlet upward, squeezed onto the end of a solid. */
function scroll(r: number, outlet: number): string {
  const points: Point[] = Array.from({ length: 20 }, (_, i) => polar(0, 0, r * (0.74 + 0.26 * (i / 19)), -80 - i * 15));
  const outline = [...points, [r, -r * 1.2] as Point, [r - outlet, -r * 1.2] as Point];
  return outline.map(([x, y]) => `${n(x)},${n(y)}`).join(' ');
}

/** A box with its right side showing; `side` is that side's width. */
function slab(x: number, y: number, width: number, height: number, side: number): string {
  const [right, lift] = [x + width, side * 0.4];
  return (
    polygon(
      [
        [right, y],
        [right + side, y - lift],
        [right + side, y + height - lift],
        [right, y + height],
      ],
      { fill: tones.iron.shade, width: pen.edge },
    ) +
    polygon(
      [
        [x, y],
        [x + side, y - lift],
        [right + side, y - lift],
        [right, y],
      ],
      { fill: tones.iron.lit, width: pen.edge },
    ) +
    rect(x, y, width, height, { fill: tones.iron.base, width: pen.edge })
  );
}

/** Screen, lamps and switches of a control panel. */
function door(x: number, cy: number, d: number, l: number): string {
  return (
    rect(x + l * 0.14, cy - d * 0.38, l * 0.72, d * 0.26, { fill: palette.pool, width: pen.fine }) +
    [0.25, 0.5, 0.75]
      .map((part) =>
        circle(x + l * part, cy + d * 0.06, Math.min(8, l * 0.08), { fill: palette.oxideTint, width: pen.fine }),
      )
      .join('') +
    line(x + l * 0.14, cy + d * 0.24, x + l * 0.86, cy + d * 0.24, { width: pen.fine }) +
    line(x + l * 0.14, cy + d * 0.34, x + l * 0.6, cy + d * 0.34, { width: pen.fine })
  );
}

const shapes = {
  disc: ({ x, cy, d, l }, part) =>
    tube(x, cy, d, l, tone(part)) +
    endBolts(x + l, cy, d * 0.86, 10, d * 0.025, palette.surface) +
    frustum(x + l, cy, d * 0.5, d * 0.42, l * 0.3, tone(part)) +
    bore(x + l * 1.3, cy, d * 0.2, palette.deepWater),
  ring: ({ x, cy, d, l }, part) => tube(x, cy, d, l, tone(part)) + bore(x + l, cy, d * 0.82, palette.paper),
  cylinder: ({ x, cy, d, l }, part) =>
    tube(x, cy, d, l, tone(part)) +
    tube(x + l * 0.94, cy, d * 1.08, l * 0.06, tone(part)) +
    bore(x + l, cy, d * 0.78, palette.deepWater),
  finned: ({ x, cy, d, l }, part) =>
    tube(x, cy, d * 0.94, l, tone(part)) +
    ribs(x + l * 0.04, cy, d * 0.94, l * 0.88, 11) +
    tube(x + l * 0.92, cy, d, l * 0.08, tone(part)) +
    endBolts(x + l, cy, d * 0.9, 12, d * 0.02, palette.surface) +
    bore(x + l, cy, d * 0.72, palette.deepWater),
  shaft: ({ x, cy, d, l }) =>
    tube(x, cy, d * 0.3, l * 0.24, 'steel') +
    tube(x + l * 0.22, cy, d, l * 0.42, 'dark') +
    ribs(x + l * 0.24, cy, d, l * 0.38, 7) +
    tube(x + l * 0.64, cy, d * 0.38, l * 0.16, 'steel') +
    tube(x + l * 0.8, cy, d * 0.26, l * 0.2, 'steel') +
    bore(x + l, cy, d * 0.08, palette.ink),
  impeller: ({ x, cy, d, l }, part) =>
    tube(x, cy, d * 0.4, l * 0.3, 'bronze') +
    tube(x + l * 0.3, cy, d, l * 0.5, 'bronze') +
    onEnd(impellerPlan(0, 0, d / 2, part.kind ?? 'closed', part.vanes ?? 5), x + l * 0.8, cy) +
    tube(x + l * 0.8, cy, d * 0.44, l * 0.2, 'bronze') +
    bore(x + l, cy, d * 0.36, palette.deepWater),
  volute: ({ x, cy, d, l }, part) => {
    const r = d * 0.44;
    const { base, lit, shade } = tones[tone(part)];
    const back = onEnd(
      `<polygon points="${scroll(r, d * 0.3)}" fill="${shade}" stroke="${palette.ink}" stroke-width="8"/>`,
      x,
      cy,
    );
    const front = onEnd(
      `<polygon points="${scroll(r, d * 0.3)}" fill="${lit}" stroke="${palette.ink}" stroke-width="8"/>`,
      x + l,
      cy,
    );
    const top = cy - r * 1.2;
    return (
      back +
      tube(x, cy, d * 0.86, l, tone(part)) +
      polygon(
        [
          [x + (r - d * 0.3) * tilt, top],
          [x + l + (r - d * 0.3) * tilt, top],
          [x + l + (r - d * 0.3) * tilt, cy - r * 0.6],
          [x + (r - d * 0.3) * tilt, cy - r * 0.6],
        ],
        { fill: base, width: pen.edge },
      ) +
      front +
      polygon(
        [
          [x - d * 0.05, top - d * 0.05],
          [x + l + d * 0.12, top - d * 0.05],
          [x + l + d * 0.12, top + d * 0.02],
          [x - d * 0.05, top + d * 0.02],
        ],
        { fill: base, width: pen.edge },
      ) +
      tube(x + l, cy, d * 0.5, l * 0.12, tone(part)) +
      bore(x + l * 1.12, cy, d * 0.38, palette.deepWater)
    );
  },
  bearing: ({ x, cy, d, l }) =>
    tube(x, cy, d, l, 'steel') +
    bore(x + l, cy, d * 0.78, palette.hairline) +
    endBolts(x + l, cy, d * 0.64, 9, d * 0.07, palette.surface) +
    bore(x + l, cy, d * 0.48, palette.steel) +
    bore(x + l, cy, d * 0.36, palette.paper),
  seal: ({ x, cy, d, l }) =>
    tube(x, cy, d * 0.9, l * 0.26, 'dark') +
    [0.3, 0.4, 0.5, 0.6].map((part) => tube(x + l * part, cy, d * 0.72, l * 0.05, 'steel')).join('') +
    tube(x + l * 0.68, cy, d * 0.9, l * 0.14, 'oxide') +
    tube(x + l * 0.86, cy, d, l * 0.14, 'steel') +
    bore(x + l, cy, d * 0.46, palette.paper),
  nut: ({ x, cy, d, l }) =>
    tube(x, cy, d, l * 0.4, 'steel') +
    tube(x + l * 0.4, cy, d * 0.78, l * 0.6, 'steel') +
    bore(x + l, cy, d * 0.4, palette.ink),
  cutter: ({ x, cy, d, l }) => {
    const star = Array.from({ length: 12 }, (_, i) => polar(0, 0, (d / 2) * (i % 2 ? 0.42 : 1), i * 30 + 8));
    const points = star.map(([px, py]) => `${n(px)},${n(py)}`).join(' ');
    const layer = (at: number, fill: string): string =>
      onEnd(`<polygon points="${points}" fill="${fill}" stroke="${palette.ink}" stroke-width="6"/>`, at, cy);
    return (
      layer(x, tones.steel.shade) +
      layer(x + l * 0.4, tones.steel.base) +
      layer(x + l * 0.8, palette.surface) +
      tube(x + l * 0.8, cy, d * 0.34, l * 0.3, 'steel')
    );
  },
  cone: ({ x, cy, d, l }, part) =>
    frustum(x, cy, d * 0.5, d, l, tone(part)) + bore(x + l, cy, d * 0.8, palette.deepWater),
  box: ({ x, cy, d, l }, part) =>
    path(`M${n(x - l * 0.3)} ${n(cy - d * 1.5)}Q${n(x + l * 0.1)} ${n(cy - d)} ${n(x + l * 0.1)} ${n(cy)}`, {
      width: 14,
    }) +
    tube(x, cy, d, l * 0.5, tone(part)) +
    tube(x + l * 0.5, cy, d * 0.7, l * 0.4, 'steel') +
    ellipse(x + l * 0.9, cy, d * 0.05, d * 0.25, { fill: palette.ink, stroke: 'none' }),
  plate: ({ x, cy, d, l }, part) =>
    tube(x, cy, d * 0.62, l * 0.5, tone(part)) +
    tube(x + l * 0.5, cy, d, l * 0.2, tone(part)) +
    endBolts(x + l * 0.7, cy, d * 0.84, 8, d * 0.03, palette.surface) +
    tube(x + l * 0.7, cy, d * 0.56, l * 0.3, tone(part)) +
    bore(x + l, cy, d * 0.44, palette.deepWater),
  bowl: ({ x, cy, d, l }, part) =>
    tube(x, cy, d * 0.8, l * 0.12, tone(part)) +
    frustum(x + l * 0.12, cy, d * 0.66, d * 0.96, l * 0.4, tone(part)) +
    frustum(x + l * 0.52, cy, d * 0.96, d * 0.78, l * 0.36, tone(part)) +
    tube(x + l * 0.88, cy, d * 0.86, l * 0.12, tone(part)) +
    bore(x + l, cy, d * 0.6, palette.deepWater),
  cabinet: ({ x, cy, d, l }) => slab(x, cy - d / 2, l, d, d * tilt) + door(x, cy, d, l),
  skid: ({ x, cy, d, l }) =>
    slab(x, cy - d * 0.1, l, d * 0.2, d * tilt) +
    [0.3, 0.7]
      .map((part) => bar(x + l * part, cy - d * 0.02, l * 0.16, d * 0.06, { fill: palette.surface, width: pen.fine }))
      .join(''),
  pump: ({ x, cy, d, l }, part) =>
    frustum(x, cy, d * 0.4, d * 0.56, l * 0.08, tone(part)) +
    tube(x + l * 0.08, cy, d * 0.58, l * 0.52, tone(part)) +
    ribs(x + l * 0.1, cy, d * 0.58, l * 0.48, 9) +
    tube(x + l * 0.6, cy, d * 0.66, l * 0.06, tone(part)) +
    tube(x + l * 0.66, cy, d * 0.5, l * 0.1, tone(part)) +
    bar(x + l * 0.86, cy - d * 0.62, d * 0.24, d * 0.4, { fill: tones[tone(part)].base, width: pen.edge }) +
    bar(x + l * 0.86, cy - d * 0.66, d * 0.4, d * 0.07, { fill: tones[tone(part)].lit, width: pen.edge }) +
    tube(x + l * 0.76, cy, d * 0.96, l * 0.22, tone(part)) +
    bore(x + l * 0.98, cy, d * 0.4, palette.deepWater),
} as const satisfies Record<PartShape, Draw>;

/** Draws a part with its left end at `x` on the axis at `cy`; `unit` is the largest part's diameter in pixels. */
export function drawPart(part: Part, x: number, cy: number, unit: number): string {
  return shapes[part.shape]({ x, cy, d: part.size * unit, l: part.length * unit }, part);
}
