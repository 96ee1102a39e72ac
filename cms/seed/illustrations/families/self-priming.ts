/** Self-priming: a tank-like casing that keeps its water, suction high on the front, clean-out cover, foot motor. */

import { dataPlate, flangeAcross, flangeFace } from '../components/fasteners.ts';
import { baseplate, bearingHousing, couplingGuard, pedestal } from '../components/frame.ts';
import { bearingFrameSection, lying, lyingAxis, lyingSeal, lyingShaft } from '../components/frame-section.ts';
import { footMotor, motorFace } from '../components/horizontal-motor.ts';
import { impellerCut } from '../components/impeller.ts';
import { drum, taperAcross, tones } from '../components/turned.ts';
import { boltRing, flangeSize, stubLeft } from '../components/volute.ts';
import { bar, circle, flowArrow, hatch, line, n, palette, path, pen, polyline, rect, waterLevel } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { pumpShelter } from '../views/pump-shelter.ts';
import type { Family, Machine } from './family.ts';

const BASE = 760;
const PLATE = 44;

interface Shape {
  /** Casing from 0 to `width`, `top` to `foot`. */
  width: number;
  top: number;
  foot: number;
  cy: number;
  suctionY: number;
  bore: number;
  frame: { x: number; length: number; diameter: number };
  motor: { x: number; length: number; diameter: number };
  right: number;
  radius: number;
}

function shape(spec: Spec): Shape {
  const scale = BASE / spec.figures.heightIn;
  const bore = clamp(spec.figures.dischargeIn * scale, 84, 132);
  const width = spec.between('casing', 360, 430);
  const frame = { x: width + 54, length: spec.between('frame', 190, 240), diameter: spec.between('housing', 150, 180) };
  const diameter = clamp(spec.motorIn * scale, 240, 310);
  const motorX = frame.x + frame.length + 130;
  const length = diameter * spec.between('motor', 1.45, 1.7);
  const top = flangeSize(bore).thickness + spec.between('neck', 44, 80);
  return {
    width,
    top,
    foot: BASE - PLATE - 40,
    cy: BASE - PLATE - spec.between('axis', 210, 236),
    suctionY: top + bore * 0.5 + spec.between('suction', 66, 90),
    bore,
    frame,
    motor: { x: motorX, length, diameter },
    right: motorX + length + 20,
    radius: clamp((spec.impellerIn / 2) * scale, 108, 138),
  };
}

function casingPath({ width, top, foot }: Shape): string {
  return `M46 ${n(top)}H${n(width - 60)}Q${n(width)} ${n(top)} ${n(width)} ${n(top + 70)}V${n(foot - 50)}Q${n(width)} ${n(foot)} ${n(width - 50)} ${n(foot)}H40Q0 ${n(foot)} 0 ${n(foot - 44)}V${n(top + 46)}Q0 ${n(top)} 46 ${n(top)}Z`;
}

/** The clean-out cover seen edge-on with its hand nuts. */
function cover(cy: number, size: number): string {
  const nut = (y: number): string =>
    rect(-66, y - 9, 40, 18, { fill: palette.steel, width: pen.fine }) +
    bar(-58, y - 34, 16, 68, { fill: palette.oxideTint, width: pen.edge, r: 8 });
  return (
    nut(cy - size * 0.36) +
    nut(cy + size * 0.36) +
    drum(-26, cy, size, 30, 'iron') +
    path(`M-26 ${n(cy - 34)}h-30v68h30`, { width: 9 })
  );
}

function dischargeX({ width, bore }: Shape): number {
  return width * 0.58 + bore * 0.1;
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, foot, cy, suctionY, bore, frame, motor } = of;
  const flange = flangeSize(bore);
  const x = dischargeX(of);
  const coverSize = of.radius * 1.9;
  return {
    svg: [
      baseplate(-20, BASE - PLATE, of.right + 10, PLATE),
      pedestal(width * 0.26, foot - 20, BASE - PLATE, 120, 'iron'),
      pedestal(width * 0.78, foot - 20, BASE - PLATE, 120, 'iron'),
      pedestal(frame.x + frame.length * 0.6, cy + frame.diameter * 0.3, BASE - PLATE, 130, 'iron'),
      rect(motor.x + 6, BASE - PLATE - 30, motor.length - 60, 30, { fill: tones.dark.shade, width: pen.edge }),
      footMotor({ ...motor, cy, base: BASE - PLATE - 26, fins: spec.whole('fins', 7, 11), tone: 'dark' }),
      drum(frame.x + frame.length, cy, 48, 130, 'steel', pen.edge),
      couplingGuard(frame.x + frame.length + 14, cy, 104, 190, BASE - PLATE),
      bearingHousing(frame.x, cy, frame.length, frame.diameter, 'iron'),
      taperAcross(width - 4, cy, of.radius * 2.1, frame.diameter * 1.1, 62, 'iron'),
      // Casing.
      drum(x - bore * 0.62, (flange.thickness + top) / 2, top, bore * 1.24, 'iron'),
      rect(x - bore * 0.62, flange.thickness, bore * 1.24, top - flange.thickness + 10, {
        fill: palette.iron,
        width: pen.outline,
      }),
      flangeAcross(x, 0, flange.diameter, flange.thickness, 4),
      path(casingPath(of), { fill: palette.iron, stroke: 'none' }),
      path(
        `M${n(width * 0.82)} ${n(top)}H${n(width - 60)}Q${n(width)} ${n(top)} ${n(width)} ${n(top + 70)}V${n(foot - 50)}Q${n(width)} ${n(foot)} ${n(width - 50)} ${n(foot)}H${n(width * 0.6)}Q${n(width * 0.84)} ${n(foot - 60)} ${n(width * 0.82)} ${n(top)}Z`,
        { fill: palette.ironShade, stroke: 'none' },
      ),
      path(
        `M26 ${n(top + 60)}Q28 ${n(top + 22)} 66 ${n(top + 22)}H${n(width * 0.3)}V${n(top + 50)}H84Q58 ${n(top + 52)} 56 ${n(top + 84)}V${n(foot - 120)}H26Z`,
        { fill: tones.iron.lit, stroke: 'none' },
      ),
      path(casingPath(of), { width: pen.outline }),
      // The volute shows as a swelling in the casing's side.
      circle(width * 0.54, cy, of.radius * 1.12, { fill: tones.iron.base, width: pen.fine }),
      path(
        `M${n(width * 0.54 - of.radius * 1.0)} ${n(cy - of.radius * 0.3)}A${n(of.radius)} ${n(of.radius)} 0 0 1 ${n(width * 0.54 + of.radius * 0.1)} ${n(cy - of.radius)}`,
        { width: 12, stroke: tones.iron.lit },
      ),
      ...[0.2, 0.36].map((part) =>
        line(width * part, top + 30, width * part, cy - of.radius * 1.3, { width: pen.fine }),
      ),
      // Priming cap.
      bar(width * 0.2, top - 22, 92, 26, { fill: tones.iron.base, width: pen.edge }),
      bar(width * 0.2, top - 40, 66, 18, { fill: palette.steel, width: pen.edge }),
      bar(width * 0.2, top - 56, 130, 16, { fill: palette.oxideTint, width: pen.edge, r: 8 }),
      cover(cy, coverSize),
      stubLeft(6, suctionY, bore, 104, 'iron'),
      dataPlate(width * 0.66, top + 74, 150, spec.code),
      bar(width * 0.1, foot - 18, 22, 24, { fill: palette.steel, width: pen.fine }),
    ].join(''),
    flow: flowArrow([-240, suctionY], [-118, suctionY]) + flowArrow([x, -20], [x, -116]),
    ports: { suction: [-98, suctionY], discharge: [x, 0] },
    box: { x: -98, y: 0, width: of.right + 98, height: BASE },
    measures: [
      { from: [-98, 0], to: [-98, BASE], along: 'up', side: 'left', tier: 2, inches: spec.figures.heightIn },
      { from: [-98, suctionY], to: [-98, BASE], along: 'up', side: 'left' },
      { from: [-20, BASE], to: [of.right - 10, BASE], along: 'across', side: 'below' },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const { top, foot, cy, suctionY, bore } = of;
  const half = spec.between('face', 196, 226);
  const flange = flangeSize(bore);
  const r = of.radius * 0.95;
  const knob = (x: number, y: number): string =>
    circle(x, y, 22, { fill: palette.oxideTint, width: pen.edge }) +
    circle(x, y, 7, { fill: palette.ink, stroke: 'none' });
  return {
    svg: [
      baseplate(-half - 10, BASE - PLATE, half * 2 + 20, PLATE),
      ...[-1, 1].map((way) => pedestal(way * half * 0.6, foot - 20, BASE - PLATE, 110, 'iron')),
      motorFace(half * 0.2, cy, of.motor.diameter * 0.4, cy + 60, 'dark'),
      rect(-bore * 0.62, flange.thickness, bore * 1.24, top, { fill: palette.iron, width: pen.outline }),
      flangeAcross(0, 0, flange.diameter, flange.thickness, 4),
      rect(-half, top, half * 2, foot - top, { fill: palette.iron, r: 64, width: pen.outline }),
      flangeFace(0, suctionY, flange.diameter / 2, bore / 2, bore > 110 ? 8 : 4),
      circle(0, cy, r * 1.1, { fill: tones.iron.lit, width: pen.outline }),
      boltRing(0, cy, r * 1.02, 8, 6),
      circle(0, cy, r * 0.72, { width: pen.fine }),
      rect(-56, cy - 12, 112, 24, { fill: palette.steel, width: pen.edge, r: 12 }),
      knob(-r * 0.86, cy - r * 0.5),
      knob(r * 0.86, cy - r * 0.5),
      knob(-r * 0.86, cy + r * 0.5),
      knob(r * 0.86, cy + r * 0.5),
    ].join(''),
    box: { x: -half - 10, y: 0, width: half * 2 + 20, height: BASE },
    measures: [
      { from: [-half - 10, BASE], to: [half + 10, BASE], along: 'across', side: 'below' },
      { from: [-bore / 2, 0], to: [bore / 2, 0], along: 'across', side: 'above', inches: spec.figures.dischargeIn },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, foot, cy, suctionY, bore, frame, radius } = of;
  const flange = flangeSize(bore);
  const x = dischargeX(of);
  const wall = 24;
  const divide = width * 0.34;
  const shaft = 48;
  const R = radius * 0.94;
  const depth = R * 0.86;
  const level = suctionY + bore * 0.36;
  const wheel = width - 30;
  const inner = `M${n(wall)} ${n(suctionY + bore / 2)}V${n(foot - wall - 20)}Q${n(wall)} ${n(foot - wall)} ${n(wall + 26)} ${n(foot - wall)}H${n(width - wall - 24)}Q${n(width - wall)} ${n(foot - wall)} ${n(width - wall)} ${n(foot - wall - 24)}V${n(top + 74)}Q${n(width - wall)} ${n(top + wall)} ${n(width - 66)} ${n(top + wall)}H${n(x + bore / 2)}V0H${n(x - bore / 2)}V${n(top + wall)}H50Q${n(wall)} ${n(top + wall)} ${n(wall)} ${n(top + 52)}V${n(suctionY - bore / 2)}H-98V${n(suctionY + bore / 2)}Z`;
  return {
    svg: [
      baseplate(-20, BASE - PLATE, frame.x + frame.length + 80, PLATE),
      pedestal(width * 0.26, foot - 20, BASE - PLATE, 120, 'iron'),
      pedestal(width * 0.78, foot - 20, BASE - PLATE, 120, 'iron'),
      pedestal(frame.x + frame.length * 0.6, cy + frame.diameter * 0.46, BASE - PLATE, 130, 'iron'),
      ...[flange.diameter].map((size) =>
        rect(-98, suctionY - size / 2, flange.thickness, size, { fill: hatch('metal'), width: pen.outline }),
      ),
      rect(-82, suctionY - bore * 0.62, 90, bore * 1.24, { fill: hatch('metal'), width: pen.outline }),
      rect(x - flange.diameter / 2, 0, flange.diameter, flange.thickness, { fill: hatch('metal'), width: pen.outline }),
      rect(x - bore * 0.62, flange.thickness, bore * 1.24, top, { fill: hatch('metal'), width: pen.outline }),
      path(casingPath(of), { fill: hatch('metal'), width: pen.outline }),
      path(inner, { fill: palette.surface, width: pen.edge }),
      path(
        `M${n(wall)} ${n(level)}H${n(width - wall)}V${n(foot - wall - 24)}Q${n(width - wall)} ${n(foot - wall)} ${n(width - wall - 24)} ${n(foot - wall)}H${n(wall + 26)}Q${n(wall)} ${n(foot - wall)} ${n(wall)} ${n(foot - wall - 20)}Z`,
        { fill: palette.pool, stroke: 'none' },
      ),
      waterLevel(divide + 20, level, width - wall - divide - 20, divide + 70),
      // Wall between suction chamber and the rest, and the volute round the wheel.
      path(
        `M${n(divide - 10)} ${n(top + wall)}H${n(divide + 12)}V${n(cy - R * 1.32)}H${n(wheel + 4)}V${n(cy - R * 1.32 + 20)}H${n(divide + 60)}V${n(cy - R * 0.5)}H${n(divide - 10)}Z`,
        { fill: hatch('metalBack'), width: pen.edge },
      ),
      path(
        `M${n(divide - 10)} ${n(cy + R * 0.5)}H${n(divide + 60)}V${n(cy + R * 1.42)}H${n(wheel - 60)}V${n(cy + R * 1.42 + 20)}H${n(divide - 10)}Z`,
        { fill: hatch('metalBack'), width: pen.edge },
      ),
      rect(divide + 60, cy - R * 1.12, 18, R * 0.72, { fill: hatch('rubber'), width: pen.edge }),
      rect(divide + 60, cy + R * 0.4, 18, R * 0.72, { fill: hatch('rubber'), width: pen.edge }),
      // Cover, flap valve, frame and wheel.
      rect(-26, cy - radius * 0.9, 30, radius * 1.8, { fill: hatch('metalBack'), width: pen.outline }),
      rect(0, cy - radius * 0.76, wall, radius * 1.52, { fill: hatch('metalBack'), width: pen.edge }),
      path(`M-26 ${n(cy - 34)}h-30v68h30`, { width: 9 }),
      polyline(
        [
          [wall + 4, suctionY - bore * 0.56],
          [wall + 40, suctionY + bore * 0.5],
        ],
        { width: 14 },
      ),
      circle(wall + 4, suctionY - bore * 0.56, 10, { fill: palette.steel, width: pen.edge }),
      rect(wheel - 8, cy - radius * 1.2, 40, radius * 2.4, { fill: hatch('metal'), width: pen.edge }),
      taperAcross(width - 4, cy, radius * 2.1, frame.diameter * 1.1, 62, 'iron'),
      rect(width - 10, cy - 62, 70, 124, { fill: palette.surface, width: pen.edge }),
      bearingFrameSection({ x: frame.x, cy, length: frame.length, diameter: frame.diameter, shaft, thrust: 1 }),
      lyingShaft(wheel - depth, cy, frame.x + frame.length + 70 - wheel + depth, shaft),
      lyingSeal(width - 24, cy, shaft, 70, 'left'),
      lying(
        `<g transform="scale(1 -1)">${impellerCut({ cx: 0, y: 0, radius: R, depth, shaft: shaft * 0.8, kind: 'semiOpen' })}</g>`,
        wheel - 12,
        cy,
      ),
      lyingAxis(-120, frame.x + frame.length + 120, cy),
      flowArrow([-230, suctionY], [-104, suctionY]),
      flowArrow([wall + 62, suctionY + bore], [wall + 62, cy - R * 0.5], palette.oxide, 5),
      flowArrow([x, 60], [x, -110]),
    ].join(''),
    box: { x: -106, y: 0, width: frame.x + frame.length + 190, height: BASE },
    labels: [
      { text: 'Flap valve', at: [wall + 22, suctionY], side: 'left' },
      { text: 'Priming water', at: [wall + 30, cy - radius * 1.0], side: 'left' },
      { text: 'Clean-out cover', at: [-12, cy + radius * 0.5], side: 'left' },
      { text: 'Wear plate', at: [divide + 69, cy + R * 0.8], side: 'left' },
      { text: 'Air chamber', at: [width * 0.84, level - 40], side: 'right' },
      { text: 'Impeller', at: [wheel - depth * 0.6, cy - R * 0.62], side: 'right' },
      { text: 'Mechanical seal', at: [width + 16, cy - shaft * 0.75], side: 'right' },
      { text: 'Bearings', at: [frame.x + frame.length - 40, cy + shaft * 0.8], side: 'right' },
      { text: 'Shaft', at: [frame.x + frame.length + 40, cy], side: 'right' },
    ],
  };
}

export const selfPriming: Family = {
  name: 'Self-priming',
  impeller: { kind: 'semiOpen', vanes: (spec) => spec.whole('vanes', 2, 3) },
  exterior,
  side,
  section,
  installation: (spec) => pumpShelter(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'disc', names: /clean-?out|cover plate|cover/i, size: 0.6, length: 0.1 },
    { shape: 'ring', names: /flap|check valve|check/i, size: 0.3, length: 0.06, tone: 'dark' },
    { shape: 'plate', names: /suction|flange/i, size: 0.5, length: 0.2 },
    { shape: 'volute', names: /casing|volute/i, size: 1, length: 0.44 },
    { shape: 'ring', names: /wear plate|wear/i, size: 0.6, length: 0.06, tone: 'dark' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.56,
      length: 0.22,
      kind: 'semiOpen',
      vanes: spec.whole('vanes', 2, 3),
    },
    { shape: 'seal', names: /seal/i, size: 0.28, length: 0.24 },
    { shape: 'disc', names: /seal plate|back ?plate|adapter|bracket/i, size: 0.66, length: 0.14 },
    { shape: 'ring', names: /o-ring|gasket|shim/i, size: 0.6, length: 0.03, tone: 'dark' },
    { shape: 'bearing', names: /bearing/i, size: 0.36, length: 0.14 },
    { shape: 'cylinder', names: /bearing housing|housing|frame/i, size: 0.5, length: 0.42 },
    { shape: 'shaft', names: /shaft/i, size: 0.28, length: 0.86 },
    { shape: 'cylinder', names: /coupling|sleeve/i, size: 0.36, length: 0.2, tone: 'dark' },
    { shape: 'nut', names: /key|nut|plug|cap/i, size: 0.18, length: 0.1 },
  ],
  alt: {
    exterior: ({ figures }) =>
      `self-priming pump with a tank-like casing, ${figures.dischargeIn} inch suction high on the front, clean-out cover and foot motor`,
    section: () =>
      'flap valve at the suction, casing half full of priming water, impeller against its wear plate, bearing frame at right',
    installation: 'in a shelter above ground, drawing through a suction pipe from the wet well below',
  },
};
