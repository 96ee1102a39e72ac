/** Two outlines at one scale with the product's measures in inches and millimetres. */
import { tones } from '../components/turned.ts';
import { type Box, dimension, fit, type Placed, palette } from '../drawing.ts';
import type { Machine, Measure } from '../families/family.ts';
import type { Spec } from '../spec.ts';

const tierStep = 92;
const tints = new RegExp(
  `fill="(${[...new Set(Object.values(tones).flatMap((tone) => Object.values(tone)))].join('|')})"`,
  'g',
);

/** A shaded drawing as a bare outline. */
export function outlined(svg: string): string {
  return svg.replace(tints, `fill="${palette.surface}"`);
}

/** Inches as a workshop writes them: to the nearest quarter. */
export function inchesText(inches: number): string {
  return `${String(Math.round(inches * 4) / 4)} in`;
}

export function millimetresText(inches: number): string {
  return `${Math.round((Math.round(inches * 4) / 4) * 25.4)} mm`;
}

function drawMeasure(measure: Measure, placed: Placed, inchesPerUnit: number): string {
  const from = placed.at(measure.from[0], measure.from[1]);
  const to = placed.at(measure.to[0], measure.to[1]);
  const drawn = measure.along === 'up' ? measure.to[1] - measure.from[1] : measure.to[0] - measure.from[0];
  const inches = measure.inches ?? Math.abs(drawn) * inchesPerUnit;
  const away = (measure.tier ?? 1) * tierStep - 14;
  const { x, y, width, height } = placed.box;
  const at = { left: x - away, right: x + width + away, above: y - away, below: y + height + away }[measure.side];
  return dimension({
    from,
    to,
    along: measure.along,
    at,
    text: inchesText(inches),
    second: millimetresText(inches),
    size: 28,
    flip: to[0] > 1300,
  });
}

/** Room that the measures on one side of a machine need, in pixels. */
function room(machine: Machine, side: Measure['side']): number {
  const tiers = (machine.measures ?? []).filter((measure) => measure.side === side).map(({ tier = 1 }) => tier);
  return tiers.length === 0 ? 20 : Math.max(...tiers) * tierStep + 30;
}

export function dimensionsView({ figures }: Spec, front: Machine, side: Machine): string {
  const inchesPerUnit = figures.heightIn / front.box.height;
  const gap = 50;
  const across = [front, side].map((machine) => room(machine, 'left') + room(machine, 'right'));
  const [above, below] = (['above', 'below'] as const).map((edge) => Math.max(room(front, edge), room(side, edge)));
  const sideScale = front.box.height / figures.heightIn / (side.box.height / figures.heightIn);
  const free = 1600 - 2 * 84 - gap - (across[0] ?? 0) - (across[1] ?? 0);
  const scale = Math.min(
    free / (front.box.width + side.box.width * sideScale),
    (990 - (above ?? 0) - (below ?? 0)) / front.box.height,
  );
  const used = scale * (front.box.width + side.box.width * sideScale) + (across[0] ?? 0) + (across[1] ?? 0) + gap;
  const height = scale * front.box.height;
  const y = 70 + (above ?? 0) + Math.max(0, 980 - height - (above ?? 0) - (below ?? 0)) / 2;
  const place = (machine: Machine, x: number, zoom: number): [string, Box] => {
    const box = { x, y, width: machine.box.width * zoom, height: machine.box.height * zoom };
    const placed = fit({ ...machine, svg: outlined(machine.svg) }, box);
    const measures = (machine.measures ?? []).map((measure) => drawMeasure(measure, placed, inchesPerUnit));
    return [placed.svg + measures.join(''), box];
  };
  const left = (1600 - used) / 2 + room(front, 'left');
  const [first, firstBox] = place(front, left, scale);
  const next = firstBox.x + firstBox.width + room(front, 'right') + gap + room(side, 'left');
  const [second] = place(side, next, scale * sideScale);
  return first + second;
}
