/** Two outlines at one scale with the product's measures in inches and millimetres. */
import { tones } from '../components/turned.ts';
import { dimension, fitInto, type Placed, palette } from '../drawing.ts';
import type { Machine, Measure } from '../families/family.ts';
import type { Spec } from '../spec.ts';

const tierStep = 92;
const tints = new RegExp(
  `fill="(${[...new Set([...Object.values(tones).flatMap((tone) => Object.values(tone)), palette.oxideTint, palette.mossTint, palette.bronze])].join('|')})"`,
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

interface Layout {
  scale: number;
  front: { x: number; y: number };
  side: { x: number; y: number };
}

const sheetRoom = { x: 84, y: 70, width: 1432, height: 985 } as const;
const gap = 96;

/** Both outlines side by side, or one above the other where that lets them be larger. */
function arrange(front: Machine, side: Machine): Layout {
  const [f, s] = [front.box, side.box];
  const need = (machine: Machine): [across: number, up: number] => [
    room(machine, 'left') + room(machine, 'right'),
    room(machine, 'above') + room(machine, 'below'),
  ];
  const [[frontX, frontY], [sideX, sideY]] = [need(front), need(side)];
  const [above, below] = (['above', 'below'] as const).map((edge) => Math.max(room(front, edge), room(side, edge)));
  const beside = Math.min(
    (sheetRoom.width - gap - frontX - sideX) / (f.width + s.width),
    (sheetRoom.height - (above ?? 0) - (below ?? 0)) / Math.max(f.height, s.height),
  );
  const stacked = Math.min(
    (sheetRoom.width - frontX) / f.width,
    (sheetRoom.width - sideX) / s.width,
    (sheetRoom.height - frontY - sideY) / (f.height + s.height),
  );
  const [middleX, middleY] = [sheetRoom.x + sheetRoom.width / 2, sheetRoom.y + sheetRoom.height / 2];
  if (stacked > beside) {
    const top = middleY - ((f.height + s.height) * stacked + frontY + sideY) / 2;
    const centred = (machine: Machine, across: number): number =>
      middleX - (machine.box.width * stacked + across) / 2 + room(machine, 'left');
    return {
      scale: stacked,
      front: { x: centred(front, frontX), y: top + room(front, 'above') },
      side: { x: centred(side, sideX), y: top + frontY + f.height * stacked + room(side, 'above') },
    };
  }
  const left = middleX - ((f.width + s.width) * beside + frontX + sideX + gap) / 2 + room(front, 'left');
  const foot = middleY + (Math.max(f.height, s.height) * beside + (above ?? 0) - (below ?? 0)) / 2;
  return {
    scale: beside,
    front: { x: left, y: foot - f.height * beside },
    side: { x: left + f.width * beside + room(front, 'right') + gap + room(side, 'left'), y: foot - s.height * beside },
  };
}

/** Both outlines share one scale; a family draws them in the same units. */
export function dimensionsView({ figures }: Spec, front: Machine, side: Machine): string {
  const inchesPerUnit = figures.heightIn / front.box.height;
  const layout = arrange(front, side);
  const place = (machine: Machine, corner: { x: number; y: number }): string => {
    const size = { width: machine.box.width * layout.scale, height: machine.box.height * layout.scale };
    const placed = fitInto({ ...machine, svg: outlined(machine.svg) }, { ...corner, ...size });
    return placed.svg + (machine.measures ?? []).map((measure) => drawMeasure(measure, placed, inchesPerUnit)).join('');
  };
  return place(front, layout.front) + place(side, layout.side);
}
