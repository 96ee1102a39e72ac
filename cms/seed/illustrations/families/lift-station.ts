/** Lift-station package: a ribbed fibreglass tank with two pumps on rails, valves, hatch, vent and panel. */
import { dataPlate, flangeAcross, flangeUp } from '../components/fasteners.ts';
import { checkValve, elbow, gateValve, pipeAcross, pipeUp } from '../components/pipework.ts';
import { column, drum, taperUp, tones } from '../components/turned.ts';
import {
  bar,
  circle,
  ellipse,
  fit,
  flowArrow,
  hatch,
  line,
  n,
  palette,
  path,
  pen,
  rect,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import { clamp, makePump, type Spec } from '../spec.ts';
import { stationSite } from '../views/station-site.ts';
import type { Family, Machine } from './family.ts';
import { submersibleNonClog } from './submersible-non-clog.ts';

const HEIGHT = 960;

interface Shape {
  width: number;
  top: number;
  base: number;
  ribs: number;
  inlet: number;
  outlet: number;
  outletY: number;
  pumps: number;
  valveBox: boolean;
}

function shape(spec: Spec): Shape {
  const { heightIn, dischargeIn } = spec.figures;
  return {
    width: clamp(880 - heightIn * 2.1, 400, 590) * spec.between('tank', 0.95, 1.05),
    top: 96,
    base: HEIGHT - 44,
    ribs: clamp(Math.round(heightIn / 26), 4, 11),
    inlet: spec.between('inlet', 420, 520),
    outlet: clamp(24 + dischargeIn * 5, 36, 62),
    outletY: 250,
    pumps: 2,
    valveBox: spec.between('valve box', 0, 1) > 0.35 || spec.figures.flowGpm > 300,
  };
}

/** Cover with hatch, hasp, vent and lifting lugs. */
function cover({ width, top }: Shape): string {
  const vent = width * 0.36;
  return [
    path(`M${n(vent)} ${n(top - 20)}V24Q${n(vent)} 0 ${n(vent + 24)} 0Q${n(vent + 50)} 0 ${n(vent + 50)} 30`, {
      width: 26,
      cap: 'butt',
    }),
    path(`M${n(vent)} ${n(top - 20)}V24Q${n(vent)} 0 ${n(vent + 24)} 0Q${n(vent + 50)} 0 ${n(vent + 50)} 30`, {
      width: 18,
      stroke: palette.steel,
      cap: 'butt',
    }),
    flangeAcross(0, top - 22, width * 1.14, 24, 9),
    bar(-width * 0.1, top - 44, width * 0.56, 22, { fill: palette.steel, width: pen.edge, r: 3 }),
    bar(-width * 0.1, top - 54, 40, 12, { fill: palette.oxide, width: pen.fine, r: 5 }),
    line(-width * 0.36, top - 34, -width * 0.4, top - 24, { width: 7 }),
  ].join('');
}

function foot({ width, base }: Shape): string {
  return (
    column(0, base, width * 1.26, HEIGHT - base, 'iron') +
    [-0.56, 0.56].map((part) => bar(width * part, base - 12, 18, 14, { fill: palette.steel, width: pen.fine })).join('')
  );
}

function valveBox(of: Shape): string {
  const { width, outlet, outletY } = of;
  const x = width / 2 + 30;
  const length = 250;
  return [
    rect(x, outletY - 130, length, 210, { fill: palette.surface, width: pen.outline, r: 4 }),
    rect(x, outletY - 130, length, 210, { fill: tones.steel.base, opacity: 0.5, stroke: 'none' }),
    rect(x - 12, outletY - 150, length + 24, 22, { fill: palette.steel, width: pen.edge }),
    pipeAcross(width / 2, outletY, length + 110, outlet),
    checkValve(x + 74, outletY, outlet * 0.9),
    gateValve(x + 186, outletY, outlet * 0.86),
  ].join('');
}

function reach(of: Shape): number {
  return of.width / 2 + (of.valveBox ? 390 : 130);
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, base, ribs, inlet, outlet, outletY } = of;
  const end = reach(of);
  const bands = Array.from({ length: ribs }, (_, index) => {
    const y = top + 40 + ((base - top - 90) * index) / (ribs - 1);
    return column(0, y, width * 1.07, 26, 'iron', pen.edge);
  });
  const marks = [0.35, 0.6].map((part) =>
    line(-width * 0.24, top + (base - top) * part, width * 0.3, top + (base - top) * part, { width: pen.hair }),
  );
  return {
    svg: [
      foot(of),
      column(0, top, width, base - top, 'iron'),
      ...bands,
      ...marks,
      drum(-width / 2 - 90, inlet, 92, 110, 'steel'),
      flangeUp(-width / 2 - 106, inlet, 140, 18, 4, 'steel'),
      of.valveBox ? valveBox(of) : pipeAcross(width / 2, outletY, 110, outlet),
      flangeUp(end - 18, outletY, outlet * 1.8, 18, 4, 'steel'),
      cover(of),
      dataPlate(0, top + (base - top) * 0.17, 190, spec.code),
    ].join(''),
    flow:
      flowArrow([-width / 2 - 230, inlet], [-width / 2 - 124, inlet]) +
      flowArrow([end + 16, outletY], [end + 116, outletY]),
    ports: { suction: [-width / 2 - 106, inlet], discharge: [end, outletY] },
    box: { x: -width / 2 - 106, y: 0, width: width / 2 + 106 + end, height: HEIGHT },
    measures: [
      {
        from: [-width / 2 - 106, 0],
        to: [-width * 0.63, HEIGHT],
        along: 'up',
        side: 'left',
        tier: 2,
        inches: spec.figures.heightIn,
      },
      { from: [-width / 2 - 106, inlet], to: [-width * 0.63, HEIGHT], along: 'up', side: 'left' },
      { from: [-width / 2, HEIGHT], to: [width / 2, HEIGHT], along: 'across', side: 'below' },
      { from: [end, outletY], to: [width * 0.6, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

/** The tank from above. */
function side(spec: Spec): Machine {
  const of = shape(spec);
  const r = of.width / 2;
  const cy = HEIGHT / 2;
  const end = of.valveBox ? r + 250 : r + 120;
  const hatchSize = r * 0.62;
  return {
    svg: [
      circle(0, cy, r * 1.26, { fill: palette.iron, width: pen.edge }),
      drum(-r * 1.5, cy + r * 0.2, 92, r * 0.6, 'steel'),
      drum(r * 0.8, cy, of.outlet, end - r * 0.8, 'iron'),
      of.valveBox ? rect(r + 40, cy - 90, 180, 180, { fill: palette.surface, width: pen.outline }) : '',
      of.valveBox ? line(r + 40, cy, r + 220, cy, { width: pen.fine }) : '',
      flangeUp(end - 18, cy, of.outlet * 1.8, 18, 4, 'steel'),
      circle(0, cy, r * 1.14, { fill: tones.iron.lit, width: pen.outline }),
      circle(0, cy, r * 1.02, { width: pen.fine }),
      ...Array.from({ length: 16 }, (_, index) =>
        circle(r * 1.08 * Math.cos((index * Math.PI) / 8), cy + r * 1.08 * Math.sin((index * Math.PI) / 8), 7, {
          fill: palette.surface,
          width: pen.fine,
        }),
      ),
      rect(-hatchSize, cy - hatchSize * 0.7, hatchSize * 2, hatchSize * 1.4, {
        fill: palette.steel,
        width: pen.edge,
        r: 6,
      }),
      line(0, cy - hatchSize * 0.7, 0, cy + hatchSize * 0.7, { width: pen.edge }),
      ...[-0.5, 0.5].map((part) =>
        ellipse(hatchSize * part, cy, r * 0.16, r * 0.16, { width: pen.fine, dash: '10 7' }),
      ),
      circle(r * 0.2, cy - r * 0.78, 24, { fill: palette.steel, width: pen.edge }),
    ].join(''),
    box: { x: -r * 1.5, y: cy - r * 1.26, width: r * 1.5 + end, height: r * 2.52 },
    measures: [
      { from: [-r * 1.26, cy + r * 0.6], to: [r * 1.26, cy + r * 0.6], along: 'across', side: 'below' },
      {
        from: [end, cy - of.outlet / 2],
        to: [end, cy + of.outlet / 2],
        along: 'up',
        side: 'right',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, base, inlet, outlet, outletY, ribs } = of;
  const half = width / 2;
  const wall = 18;
  const end = reach(of);
  const level = inlet + spec.between('level', 60, 110);
  const tall = clamp((base - level) * 0.86, 200, 330);
  const machine = submersibleNonClog.exterior(makePump(spec));
  const ratio = machine.box.width / machine.box.height;
  const pump = (x: number): string => {
    const placed = fit(machine, { x, y: base - tall - 14, width: tall * ratio, height: tall });
    const ports = machine.ports?.discharge ?? [0, 0];
    const [px, py] = placed.at(ports[0], ports[1]);
    const pipe = px + outlet * 0.9;
    return [
      line(pipe - outlet * 0.9, top + 20, pipe - outlet * 0.9, base - 20, { width: pen.fine }),
      line(pipe - outlet * 1.2, top + 20, pipe - outlet * 1.2, base - 20, { width: pen.fine }),
      pipeUp(pipe, outletY + outlet, py + outlet * 0.4, outlet),
      placed.svg,
      rect(px - 4, py - outlet * 0.7, outlet * 1.6, outlet * 1.7, { fill: palette.ironShade, r: 8, width: pen.edge }),
      rect(px + outlet * 0.2, base - 30, outlet * 1.5, 30, { fill: palette.ironShade, width: pen.edge }),
      elbow(pipe, outletY, outlet, 'right', 'down'),
    ].join('');
  };
  const ring = (way: number): string =>
    Array.from({ length: ribs }, (_, index) =>
      rect(way < 0 ? -half - 20 : half, top + 40 + ((base - top - 90) * index) / (ribs - 1), 20, 26, {
        fill: hatch('metalBack'),
        width: pen.fine,
      }),
    ).join('');
  return {
    svg: [
      column(0, base, width * 1.26, HEIGHT - base, 'plain'),
      rect(-width * 0.63, base, width * 1.26, HEIGHT - base, { fill: hatch('concrete'), width: pen.outline }),
      rect(-half, top, width, base - top, { fill: palette.surface, stroke: 'none' }),
      rect(-half, top, wall, base - top, { fill: hatch('metal'), width: pen.edge }),
      rect(half - wall, top, wall, base - top, { fill: hatch('metal'), width: pen.edge }),
      ring(-1),
      ring(1),
      waterBody(-half + wall, level, width - wall * 2, base - level),
      waterLevel(-half + wall, level, width - wall * 2, -half + 60),
      path(`M${n(-half + wall)} ${n(base - 90)}L${n(-half + 80)} ${n(base)}H${n(-half + wall)}Z`, {
        fill: hatch('concrete'),
        width: pen.edge,
      }),
      rect(-half - 106, inlet - 46, 130, 92, { fill: palette.surface, width: pen.edge }),
      rect(-half - 104, inlet + 6, 126, 38, { fill: palette.pool, stroke: 'none' }),
      path(
        `M${n(-half + 24)} ${n(inlet + 6)}Q${n(-half + 66)} ${n(inlet + 14)} ${n(-half + 70)} ${n(level)}H${n(-half + 24)}Z`,
        { fill: palette.pool, stroke: palette.water, width: pen.fine },
      ),
      pipeAcross(-half * 0.16, outletY, half * 1.16, outlet),
      pump(-half * 0.86),
      pump(-half * 0.86 + Math.min(width * 0.46, tall * ratio * 1.2)),
      of.valveBox ? valveBox(of) : pipeAcross(half - 2, outletY, 110, outlet),
      flangeUp(end - 18, outletY, outlet * 1.8, 18, 4, 'steel'),
      taperUp(0, top - 1, width * 1.14, width * 1.14, 6, 'steel', pen.fine),
      cover(of),
      path(`M${n(half - 60)} ${n(top + 8)}V${n(level + 40)}`, { width: pen.fine }),
      rect(half - 86, level + 40, 52, 28, { fill: palette.oxideTint, r: 14, width: pen.edge }),
      rect(half - 86, level - 60, 52, 28, { fill: palette.oxideTint, r: 14, width: pen.edge }),
      flowArrow([-half - 236, inlet], [-half - 116, inlet]),
      flowArrow([end + 10, outletY], [end + 116, outletY]),
    ].join(''),
    box: { x: -half - 106, y: 0, width: half + 106 + end, height: HEIGHT },
    labels: [
      { text: 'Hatch', at: [-width * 0.2, top - 34], side: 'left' },
      { text: 'Inlet', at: [-half - 40, inlet + 20], side: 'left' },
      { text: 'Guide rails', at: [-half * 0.86 + tall * ratio - 14, top + 240], side: 'left' },
      { text: 'Pumps', at: [-half * 0.86 + tall * 0.3, base - tall * 0.6], side: 'left' },
      { text: 'Base elbow', at: [-half * 0.86 + tall * ratio + outlet * 0.6, base - 18], side: 'left' },
      { text: 'Vent', at: [width * 0.36 + 44, 12], side: 'right' },
      ...(of.valveBox ? [{ text: 'Valve box', at: [half + 250, outletY + 60], side: 'right' } as const] : []),
      { text: 'Level floats', at: [half - 60, level + 54], side: 'right' },
      { text: 'Ribbed wall', at: [half - 6, base - 110], side: 'right' },
      { text: 'Ballast slab', at: [width * 0.58, HEIGHT - 16], side: 'right' },
    ],
  };
}

export const liftStation: Family = {
  name: 'Lift-station package',
  impeller: { kind: 'nonClog', vanes: () => 2 },
  exterior,
  side,
  section,
  installation: (spec) => stationSite(spec, section(spec)),
  parts: () => [
    { shape: 'plate', names: /hatch|cover|lid/i, size: 0.7, length: 0.14, tone: 'steel' },
    { shape: 'cylinder', names: /riser|collar/i, size: 0.6, length: 0.2 },
    { shape: 'cylinder', names: /tank|basin|wall|well/i, size: 1, length: 0.66 },
    { shape: 'plate', names: /ballast|slab|anchor/i, size: 1, length: 0.12 },
    { shape: 'shaft', names: /rail|guide/i, size: 0.14, length: 0.7 },
    { shape: 'box', names: /float|level|transducer|cable|probe/i, size: 0.18, length: 0.24, tone: 'oxide' },
    { shape: 'finned', names: /pump|motor/i, size: 0.46, length: 0.5 },
    { shape: 'impeller', names: /impeller/i, size: 0.36, length: 0.16, kind: 'nonClog', vanes: 2 },
    { shape: 'volute', names: /volute|elbow|base/i, size: 0.62, length: 0.22 },
    { shape: 'cylinder', names: /discharge|riser|pipe/i, size: 0.26, length: 0.6, tone: 'steel' },
    { shape: 'cone', names: /check/i, size: 0.34, length: 0.24, tone: 'dark' },
    { shape: 'plate', names: /gate|plug|isolat|valve/i, size: 0.4, length: 0.24, tone: 'dark' },
    { shape: 'cylinder', names: /valve box|vault/i, size: 0.6, length: 0.28, tone: 'steel' },
    { shape: 'ring', names: /gasket|seal|boot|inlet/i, size: 0.36, length: 0.06, tone: 'dark' },
    { shape: 'nut', names: /chain|lift|bolt|vent/i, size: 0.18, length: 0.1 },
  ],
  alt: {
    exterior: ({ figures }) =>
      `packaged lift station: ribbed tank with hatch and vent, ${figures.dischargeIn} inch outlet`,
    section: () =>
      'two submersible pumps on guide rails in a ribbed tank, inlet at left, check and gate valve at right',
    installation: 'in the ground beside a road, with its control panel on a post',
  },
};
