/** Split-case: a casing parted along the shaft, an eye on either side, bearings at both ends, foot motor. */

import { boltHead, dataPlate, flangeFace, flangeUp } from '../components/fasteners.ts';
import { baseplate, bearingHousing, couplingGuard, pedestal } from '../components/frame.ts';
import { bearingFrameSection, lying, lyingAxis, lyingPacking, lyingShaft } from '../components/frame-section.ts';
import { footMotor } from '../components/horizontal-motor.ts';
import { impellerCut } from '../components/impeller.ts';
import { drum, tones } from '../components/turned.ts';
import { flangeSize } from '../components/volute.ts';
import { bar, circle, flowArrow, hatch, line, n, palette, path, pen, rect } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { pumpRoom } from '../views/pump-room.ts';
import type { Family, Machine } from './family.ts';

const BASE = 700;
const PLATE = 52;

interface Shape {
  cy: number;
  /** Radius of the volute hump, half widths of hump and whole casing. */
  hump: number;
  half: number;
  wide: number;
  bearing: number;
  discharge: number;
  suction: number;
  motor: { x: number; length: number; diameter: number };
  left: number;
  right: number;
  bolts: number;
}

function shape(spec: Spec): Shape {
  const scale = BASE / spec.figures.heightIn;
  const hump = clamp((spec.impellerIn / 2) * scale * 1.5, 175, 232);
  const wide = spec.between('casing', 240, 285);
  const discharge = clamp(spec.figures.dischargeIn * scale, 78, 140);
  const bearing = spec.between('bearing', 118, 138);
  const motorX = wide + bearing + 150;
  const diameter = clamp(spec.motorIn * scale * 1.02, 270, 370);
  const length = diameter * spec.between('motor', 1.5, 1.75);
  return {
    cy: BASE - PLATE - hump - spec.between('lift', 70, 100),
    hump,
    half: wide * 0.38,
    wide,
    bearing,
    discharge,
    suction: discharge * 1.25,
    motor: { x: motorX, length, diameter },
    left: -wide - bearing - 40,
    right: motorX + length + 26,
    bolts: spec.whole('bolts', 8, 12),
  };
}

/** Half of the casing's outline above (`way` -1) or below (1) the joint. */
function humps({ cy, hump, half, wide }: Shape, way: 1 | -1): string {
  const y = (part: number): number => cy + way * hump * part;
  return (
    `M${n(-wide)} ${n(cy)}V${n(y(0.3))}Q${n(-wide + 6)} ${n(y(0.66))} ${n(-wide * 0.7)} ${n(y(0.68))}H${n(-half * 1.1)}` +
    `Q${n(-half)} ${n(y(1.04))} ${n(-half * 0.4)} ${n(y(1.06))}H${n(half * 0.4)}Q${n(half)} ${n(y(1.04))} ${n(half * 1.1)} ${n(y(0.68))}` +
    `H${n(wide * 0.7)}Q${n(wide - 6)} ${n(y(0.66))} ${n(wide)} ${n(y(0.3))}V${n(cy)}Z`
  );
}

function drive(spec: Spec, of: Shape): string {
  const { cy, wide, bearing, motor } = of;
  return [
    baseplate(of.left, BASE - PLATE, of.right - of.left, PLATE),
    rect(motor.x + 8, BASE - PLATE - 44, motor.length - 60, 44, { fill: tones.dark.shade, width: pen.edge }),
    footMotor({ ...motor, cy, base: BASE - PLATE - 40, fins: spec.whole('fins', 8, 14), tone: 'dark' }),
    drum(wide + bearing, cy, 54, 150, 'steel', pen.edge),
    couplingGuard(wide + bearing + 20, cy, 112, 210, BASE - PLATE),
  ].join('');
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { cy, hump, wide, half, bearing, discharge } = of;
  const nozzle = flangeSize(discharge).diameter / 2;
  const nozzleY = cy + hump * 0.56;
  const bolts = Array.from({ length: of.bolts }, (_, index) => {
    const x = -wide * 0.98 + (wide * 1.96 * index) / (of.bolts - 1);
    return boltHead(x, cy - 18, 28, 'up') + boltHead(x, cy + 18, 24, 'down');
  });
  const shadow = `M${n(-wide)} ${n(cy)}V${n(cy + hump * 0.2)}H${n(wide)}V${n(cy)}Z`;
  return {
    svg: [
      drive(spec, of),
      drum(-wide - bearing - 30, cy, 46, 60, 'steel', pen.edge),
      ...[-1, 1].map((way) => pedestal(way * wide * 0.62, cy + hump * 0.5, BASE - PLATE, 130, 'iron')),
      bearingHousing(-wide - bearing, cy, bearing, 138, 'iron'),
      bearingHousing(wide, cy, bearing, 138, 'iron'),
      path(humps(of, 1), { fill: palette.ironShade, width: pen.outline }),
      path(shadow, { fill: palette.iron, stroke: 'none' }),
      path(humps(of, -1), { fill: palette.iron, width: pen.outline }),
      path(
        `M${n(-wide * 0.93)} ${n(cy - hump * 0.3)}Q${n(-wide * 0.92)} ${n(cy - hump * 0.56)} ${n(-wide * 0.68)} ${n(cy - hump * 0.6)}H${n(-half)}Q${n(-half * 0.9)} ${n(cy - hump * 0.94)} ${n(-half * 0.3)} ${n(cy - hump * 0.98)}V${n(cy - hump * 0.84)}Q${n(-half * 0.66)} ${n(cy - hump * 0.8)} ${n(-half * 0.8)} ${n(cy - hump * 0.48)}H${n(-wide * 0.66)}Q${n(-wide * 0.8)} ${n(cy - hump * 0.44)} ${n(-wide * 0.82)} ${n(cy - hump * 0.3)}Z`,
        { fill: tones.iron.lit, stroke: 'none' },
      ),
      ...[-1, 1].map((way) => line(way * half * 1.1, cy - hump * 0.68, way * half * 1.1, cy - 24, { width: pen.fine })),
      ...[-1, 1].map((way) => circle(way * half * 0.0 + way * wide * 0.55, cy - hump * 0.78, 17, { width: 9 })),
      bar(0, cy - hump * 1.12, 38, 24, { fill: palette.steel, width: pen.edge }),
      ...bolts,
      rect(-wide * 1.05, cy - 18, wide * 2.1, 18, { fill: tones.iron.lit, width: pen.edge }),
      rect(-wide * 1.05, cy, wide * 2.1, 18, { fill: palette.iron, width: pen.edge }),
      flangeFace(0, nozzleY, nozzle, discharge / 2, discharge > 110 ? 12 : 8),
      dataPlate(half * 0.02, cy - hump * 0.52, Math.min(150, half * 1.3), spec.code),
    ].join(''),
    box: { x: of.left, y: cy - hump * 1.12 - 4, width: of.right - of.left, height: BASE - cy + hump * 1.12 + 4 },
    measures: [
      {
        from: [of.left, cy - hump * 1.12],
        to: [of.left, BASE],
        along: 'up',
        side: 'left',
        inches: spec.figures.heightIn,
      },
      { from: [of.left, BASE], to: [of.right, BASE], along: 'across', side: 'below' },
      { from: [of.right - 40, cy], to: [of.right - 40, BASE], along: 'up', side: 'right' },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const { cy, hump, discharge, suction } = of;
  const nozzleY = cy + hump * 0.56;
  const reach = hump * 1.5;
  const out = flangeSize(discharge);
  const into = flangeSize(suction);
  const r = hump * 1.06;
  return {
    svg: [
      baseplate(-hump * 1.1, BASE - PLATE, hump * 2.2, PLATE),
      pedestal(0, cy + hump * 0.8, BASE - PLATE, hump * 1.5, 'iron'),
      drum(-reach, nozzleY, suction * 1.16, reach, 'iron'),
      flangeUp(-reach, nozzleY, into.diameter, into.thickness, 5),
      drum(0, nozzleY, discharge * 1.16, reach, 'iron'),
      flangeUp(reach - out.thickness, nozzleY, out.diameter, out.thickness, 5),
      path(
        `M${n(-r)} ${n(cy)}A${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(cy)}L${n(r * 0.92)} ${n(cy + hump * 0.6)}Q${n(r * 0.7)} ${n(cy + hump)} 0 ${n(cy + hump * 1.06)}Q${n(-r * 0.8)} ${n(cy + hump)} ${n(-r * 0.96)} ${n(cy + hump * 0.6)}Z`,
        { fill: palette.iron, width: pen.outline },
      ),
      path(
        `M${n(-r * 0.9)} ${n(cy - hump * 0.1)}A${n(r * 0.9)} ${n(r * 0.9)} 0 0 1 0 ${n(cy - r * 0.9)}V${n(cy - r * 0.76)}A${n(r * 0.76)} ${n(r * 0.76)} 0 0 0 ${n(-r * 0.76)} ${n(cy - hump * 0.1)}Z`,
        { fill: tones.iron.lit, stroke: 'none' },
      ),
      bar(0, cy - hump * 1.14, 40, 26, { fill: palette.steel, width: pen.edge }),
      ...[-0.95, -0.6, 0.6, 0.95].map(
        (part) => boltHead(r * part, cy - 18, 30, 'up') + boltHead(r * part, cy + 18, 26, 'down'),
      ),
      rect(-r * 1.12, cy - 18, r * 2.24, 18, { fill: tones.iron.lit, width: pen.edge }),
      rect(-r * 1.12, cy, r * 2.24, 18, { fill: palette.iron, width: pen.edge }),
      circle(0, cy, hump * 0.5, { fill: palette.ironShade, width: pen.edge }),
      circle(0, cy, hump * 0.38, { fill: tones.iron.lit, width: pen.edge }),
      ...[45, 135, 225, 315].map((angle) =>
        circle(
          hump * 0.44 * Math.cos((angle * Math.PI) / 180),
          cy + hump * 0.44 * Math.sin((angle * Math.PI) / 180),
          8,
          { fill: palette.steel, width: pen.fine },
        ),
      ),
      circle(0, cy, hump * 0.14, { fill: palette.steel, width: pen.edge }),
    ].join(''),
    box: { x: -reach, y: cy - hump * 1.12 - 4, width: reach * 2, height: BASE - cy + hump * 1.12 + 4 },
    ports: { suction: [-reach, nozzleY], discharge: [reach, nozzleY] },
    measures: [
      { from: [-reach, BASE], to: [reach, BASE], along: 'across', side: 'below' },
      {
        from: [reach, nozzleY - discharge / 2],
        to: [reach, nozzleY + discharge / 2],
        along: 'up',
        side: 'right',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { cy, hump, half, wide, bearing } = of;
  const shaft = 52;
  const radius = hump * 0.72;
  const depth = half * 1.36;
  const wall = 26;
  const eye = radius * 0.5;
  const inner = (way: 1 | -1): string =>
    `M${n(-half * 0.62)} ${n(cy + way * radius * 0.98)}Q${n(-half * 0.86)} ${n(cy + way * (hump * 1.06 - wall))} 0 ${n(cy + way * (hump * 1.06 - wall))}Q${n(half * 0.86)} ${n(cy + way * (hump * 1.06 - wall))} ${n(half * 0.62)} ${n(cy + way * radius * 0.98)}L${n(half * 0.3)} ${n(cy + way * radius * 0.9)}H${n(-half * 0.3)}Z`;
  const chamber = (way: 1 | -1, to: 1 | -1): string =>
    `M${n(to * half * 0.6)} ${n(cy + way * shaft * 0.8)}V${n(cy + way * eye)}L${n(to * half * 0.92)} ${n(cy + way * hump * 0.54)}Q${n(to * wide * 0.5)} ${n(cy + way * (hump * 0.68 - wall))} ${n(to * wide * 0.7)} ${n(cy + way * (hump * 0.68 - wall))}Q${n(to * (wide - wall))} ${n(cy + way * hump * 0.5)} ${n(to * wide * 0.78)} ${n(cy + way * shaft * 0.9)}Z`;
  const ways = [1, -1] as const;
  const water = { fill: palette.pool, width: pen.edge } as const;
  const frame = (x: number, thrust: 1 | 2): string =>
    bearingFrameSection({ x, cy, length: bearing, diameter: 138, shaft: shaft * 0.8, thrust });
  return {
    svg: [
      baseplate(of.left, BASE - PLATE, wide + bearing + 60 - of.left, PLATE),
      ...ways.map((way) => pedestal(way * wide * 0.62, cy + hump * 0.5, BASE - PLATE, 130, 'iron')),
      ...ways.map((way) => path(humps(of, way), { fill: hatch(way > 0 ? 'metal' : 'metalBack'), width: pen.outline })),
      ...ways.map((way) => path(inner(way), water)),
      ...ways.flatMap((way) => ways.map((to) => path(chamber(way, to), water))),
      frame(-wide - bearing, 2),
      frame(wide, 1),
      lyingShaft(-wide - bearing - 20, cy, (wide + bearing) * 2 + 110, shaft * 0.8),
      lyingShaft(-wide * 0.98, cy, wide * 1.96, shaft),
      lyingPacking(-wide * 0.96, cy, shaft, wide * 0.2),
      lyingPacking(wide * 0.76, cy, shaft, wide * 0.2),
      lying(impellerCut({ cx: 0, y: -depth / 2, radius, depth, shaft, kind: 'doubleSuction' }), 0, cy),
      ...ways.flatMap((way) =>
        ways.map((to) =>
          rect(to > 0 ? depth * 0.34 : -depth * 0.34 - 34, cy + way * (eye + 16) - 9, 34, 18, {
            fill: hatch('bronze'),
            width: pen.edge,
          }),
        ),
      ),
      lyingAxis(of.left - 30, wide + bearing + 120, cy),
      ...ways.map((to) =>
        flowArrow([to * wide * 0.7, cy + hump * 0.4], [to * half * 0.66, cy + eye * 0.8], palette.oxide, 5),
      ),
      flowArrow([0, cy - radius * 0.96], [0, cy - hump * 1.06 + wall + 4], palette.oxide, 5),
    ].join(''),
    box: { x: of.left, y: cy - hump * 1.12, width: wide + bearing + 90 - of.left, height: BASE - cy + hump * 1.12 },
    labels: [
      { text: 'Upper casing', at: [-half * 0.5, cy - hump * 1.03], side: 'left' },
      { text: 'Suction chamber', at: [-wide * 0.62, cy - hump * 0.46], side: 'left' },
      { text: 'Thrust bearings', at: [-wide - bearing * 0.7, cy - 34], side: 'left' },
      { text: 'Packing', at: [-wide * 0.86, cy + shaft * 0.7], side: 'left' },
      { text: 'Lower casing', at: [-half * 0.6, cy + hump * 1.0], side: 'left' },
      { text: 'Volute', at: [half * 0.3, cy - hump * 0.9], side: 'right' },
      { text: 'Impeller', at: [depth * 0.12, cy - radius * 0.74], side: 'right' },
      { text: 'Shaft', at: [wide + bearing + 70, cy], side: 'right' },
      { text: 'Wear ring', at: [depth * 0.34 + 18, cy + eye + 16], side: 'right' },
      { text: 'Radial bearing', at: [wide + bearing * 0.36, cy + 36], side: 'right' },
    ],
  };
}

export const splitCase: Family = {
  name: 'Split-case',
  impeller: { kind: 'doubleSuction', vanes: (spec) => spec.whole('vanes', 5, 7) },
  exterior,
  side,
  section,
  installation: (spec) => pumpRoom(spec, side(spec)),
  parts: (spec) => [
    { shape: 'disc', names: /bearing (cover|cap)|cover|cap/i, size: 0.44, length: 0.1 },
    { shape: 'bearing', names: /thrust|outboard|non-drive/i, size: 0.4, length: 0.16 },
    { shape: 'cylinder', names: /bearing (housing|bracket)|housing/i, size: 0.5, length: 0.26 },
    { shape: 'seal', names: /gland|packing|seal|stuffing/i, size: 0.3, length: 0.22 },
    { shape: 'cylinder', names: /sleeve/i, size: 0.24, length: 0.24, tone: 'bronze' },
    { shape: 'ring', names: /wear|casing ring|ring/i, size: 0.44, length: 0.08, tone: 'bronze' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.66,
      length: 0.34,
      kind: 'doubleSuction',
      vanes: spec.whole('vanes', 5, 7),
    },
    { shape: 'volute', names: /upper|casing/i, size: 1, length: 0.4 },
    { shape: 'ring', names: /gasket|joint|o-ring/i, size: 0.7, length: 0.03, tone: 'dark' },
    { shape: 'disc', names: /lower|casing|base/i, size: 0.9, length: 0.2 },
    { shape: 'shaft', names: /shaft/i, size: 0.26, length: 1 },
    { shape: 'bearing', names: /bearing/i, size: 0.36, length: 0.12 },
    { shape: 'nut', names: /nut|key|lock/i, size: 0.22, length: 0.1 },
    { shape: 'cylinder', names: /coupling/i, size: 0.4, length: 0.22, tone: 'dark' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `pump with a casing split along the shaft, ${figures.dischargeIn} inch nozzles below the joint, bearings at both ends and a foot motor on one baseplate`,
    section: () => 'double-suction impeller between two suction chambers, packing and a bearing on either side',
    installation: 'on a plinth in a pump room, suction pipe at left, check and gate valve at right',
  },
};
