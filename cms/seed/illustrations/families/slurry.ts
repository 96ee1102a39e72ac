/** Slurry: a ribbed, bolted casing with the outlet upward, on a heavy bearing frame, belt-driven from above. */

import { flangeAcross, flangeFace } from '../components/fasteners.ts';
import { baseplate, bearingHousing, pedestal } from '../components/frame.ts';
import { bearingFrameSection, lying, lyingAxis, lyingPacking, lyingShaft } from '../components/frame-section.ts';
import { footMotor, motorFace } from '../components/horizontal-motor.ts';
import { impellerCut } from '../components/impeller.ts';
import { drum, taperAcross, tones } from '../components/turned.ts';
import { boltRing, flangeSize, outletX, type Spiral, spiralCasing, stubLeft } from '../components/volute.ts';
import { bar, circle, flowArrow, hatch, line, n, palette, path, pen, polar, rect } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { slurrySump } from '../views/slurry-sump.ts';
import type { Family, Machine } from './family.ts';

const BASE = 900;

interface Shape {
  spiral: Spiral;
  bore: number;
  suction: number;
  /** Depth of the casing along the axis, and its left face. */
  depth: number;
  face: number;
  frame: { x: number; length: number; diameter: number };
  end: number;
  motor: { diameter: number; length: number; cy: number };
  ribs: number;
}

function shape(spec: Spec): Shape {
  const scale = BASE / spec.figures.heightIn;
  const bore = clamp(spec.figures.dischargeIn * scale, 66, 128);
  const radius = clamp((spec.impellerIn / 2) * scale * 1.22, 168, 222) * spec.between('casing', 0.96, 1.06);
  const depth = clamp(bore * 1.5 + radius * 0.34, 170, 270);
  const length = spec.between('frame', 300, 370);
  const diameter = spec.between('frame bore', 170, 214);
  const cy = BASE - 72 - radius * 1.36;
  const frame = { x: depth + 74, length, diameter };
  const motor = clamp(spec.motorIn * scale, 190, 270);
  return {
    spiral: { cx: 0, cy, radius, growth: 0.3, outlet: bore * 1.3, reach: radius * 1.5 },
    bore,
    suction: bore * 1.25,
    depth,
    face: 0,
    frame,
    end: frame.x + length + 140,
    motor: { diameter: motor, length: motor * 1.45, cy: cy - diameter / 2 - 90 - motor / 2 },
    ribs: spec.whole('ribs', 5, 8),
  };
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { spiral, depth, frame, bore, motor } = of;
  const { cy, radius } = spiral;
  const size = radius * 2.3;
  const top = cy - spiral.reach;
  const flange = flangeSize(bore);
  const sheave = frame.x + frame.length + 34;
  const motorX = sheave - 40 - motor.length;
  const ribs = [-0.82, -0.55, -0.2, 0.2, 0.55, 0.82].map((part) =>
    rect(14, cy + (size / 2) * part - 6, depth - 28, 12, { fill: tones.iron.lit, width: pen.fine }),
  );
  return {
    svg: [
      baseplate(-30, BASE - 46, of.end + 20, 46),
      pedestal(depth / 2, cy + radius * 0.9, BASE - 46, depth * 0.9, 'dark'),
      pedestal(frame.x + frame.length * 0.5, cy + frame.diameter * 0.3, BASE - 46, frame.length * 0.9, 'dark'),
      // Belt drive.
      rect(sheave - 10, motor.cy - 120, 92, cy - motor.cy + 250, {
        fill: palette.oxideTint,
        width: pen.outline,
        r: 44,
      }),
      ...[0.16, 0.32, 0.5, 0.68, 0.84].map((part) =>
        line(
          sheave + 8,
          motor.cy - 120 + (cy - motor.cy + 250) * part,
          sheave + 64,
          motor.cy - 120 + (cy - motor.cy + 250) * part,
          { width: pen.fine },
        ),
      ),
      rect(frame.x + 24, motor.cy + motor.diameter / 2 + 22, frame.length - 40, 22, {
        fill: tones.dark.shade,
        width: pen.edge,
      }),
      bar(frame.x + 70, motor.cy + motor.diameter / 2 + 40, 30, 90, { fill: tones.dark.base, width: pen.edge }),
      bar(frame.x + frame.length - 70, motor.cy + motor.diameter / 2 + 40, 30, 90, {
        fill: tones.dark.base,
        width: pen.edge,
      }),
      `<g transform="matrix(-1 0 0 1 ${n(motorX + sheave - 40)} 0)">${footMotor({ x: motorX, cy: motor.cy, length: motor.length, diameter: motor.diameter, base: motor.cy + motor.diameter / 2 + 24, fins: spec.whole('fins', 7, 10), tone: 'dark' })}</g>`,
      drum(sheave - 44, motor.cy, 44, 40, 'steel', pen.edge),
      drum(frame.x + frame.length, cy, 56, 60, 'steel', pen.edge),
      bearingHousing(frame.x, cy, frame.length, frame.diameter, 'dark'),
      taperAcross(depth + 10, cy, radius * 1.5, frame.diameter * 1.04, 66, 'iron'),
      // Casing in two bolted halves with the outlet upward.
      drum(depth * 0.5 - bore * 0.62, top + (cy - top) / 2, cy - top, bore * 1.24, 'iron'),
      rect(depth * 0.5 - bore * 0.62, top, bore * 1.24, cy - top - radius * 0.6, {
        fill: palette.iron,
        width: pen.outline,
      }),
      rect(depth * 0.5 + bore * 0.3, top + 4, bore * 0.3, cy - top - radius * 0.7, {
        fill: palette.ironShade,
        stroke: 'none',
      }),
      flangeAcross(depth * 0.5, top, flange.diameter, flange.thickness, 4),
      drum(0, cy, size, depth, 'iron'),
      ...ribs,
      drum(depth * 0.5 - 30, cy, size * 1.08, 30, 'iron'),
      drum(depth * 0.5, cy, size * 1.08, 30, 'iron'),
      ...[-0.48, -0.3, -0.1, 0.1, 0.3, 0.48].map((part) =>
        rect(depth * 0.5 - 52, cy + size * part - 11, 104, 22, { fill: palette.steel, width: pen.fine, r: 4 }),
      ),
      stubLeft(4, cy, of.suction, 110, 'iron'),
    ].join(''),
    box: {
      x: -106,
      y: Math.min(top, motor.cy - motor.diameter / 2 - 40),
      width: of.end + 106,
      height: BASE - Math.min(top, motor.cy - motor.diameter / 2 - 40),
    },
    flow: flowArrow([-250, cy], [-124, cy]) + flowArrow([depth * 0.5, top - 20], [depth * 0.5, top - 120]),
    ports: { suction: [-106, cy], discharge: [depth * 0.5, top] },
    measures: [
      {
        from: [of.end, Math.min(top, motor.cy - motor.diameter / 2 - 40)],
        to: [of.end, BASE],
        along: 'up',
        side: 'right',
        inches: spec.figures.heightIn,
      },
      { from: [-106, cy], to: [-106, BASE], along: 'up', side: 'left' },
      { from: [-30, BASE], to: [of.end - 10, BASE], along: 'across', side: 'below' },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const { spiral, motor, bore } = of;
  const { cy, radius } = spiral;
  const cx = -20;
  const round: Spiral = { ...spiral, cx };
  const outlet = outletX(round);
  const flange = flangeSize(bore);
  const left = cx - radius * 1.4;
  const right = Math.max(outlet + flange.diameter / 2, cx + radius * 1.4);
  const top = Math.min(cy - spiral.reach, motor.cy - motor.diameter / 2 - 40);
  const rib = (angle: number): string => {
    const [a, b] = [polar(cx, cy, of.suction * 0.9, angle), polar(cx, cy, radius * 1.02, angle)];
    return (
      line(a[0], a[1], b[0], b[1], { width: 12 }) + line(a[0], a[1], b[0], b[1], { width: 6, stroke: tones.iron.lit })
    );
  };
  return {
    svg: [
      baseplate(left, BASE - 46, right - left, 46),
      rect(cx - radius * 0.8, cy + radius * 0.7, radius * 1.6, BASE - 46 - cy - radius * 0.7, {
        fill: tones.dark.shade,
        width: pen.edge,
      }),
      motorFace(cx, motor.cy, motor.diameter, motor.cy + motor.diameter / 2 + 30, 'dark'),
      spiralCasing(round, 'iron'),
      flangeAcross(outlet, cy - spiral.reach, flange.diameter, flange.thickness, 4),
      circle(cx, cy, radius * 1.06, { width: pen.fine }),
      ...Array.from({ length: of.ribs }, (_, index) => rib((index * 360) / of.ribs + 22)),
      boltRing(cx, cy, radius * 1.13, 12, 11),
      flangeFace(cx, cy, flangeSize(of.suction).diameter / 2, of.suction / 2, 8),
    ].join(''),
    box: { x: left, y: top, width: right - left, height: BASE - top },
    measures: [
      { from: [left, BASE], to: [right, BASE], along: 'across', side: 'below' },
      {
        from: [outlet - bore / 2, cy - spiral.reach],
        to: [outlet + bore / 2, cy - spiral.reach],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { spiral, depth, frame, bore } = of;
  const { cy, radius } = spiral;
  const shaft = clamp(radius * 0.3, 50, 66);
  const R = radius * 0.82;
  const size = radius * 1.16;
  const throat = depth * 0.31;
  const mid = depth * 0.5;
  const top = cy - spiral.reach;
  const eye = of.suction / 2;
  const flange = flangeSize(bore);
  const lower = size + throat * 0.24;
  const shell = `M${n(-100)} ${n(cy - eye - 46)}H-80V${n(cy - eye - 22)}H0V${n(cy - size)}H${n(mid - bore * 0.72)}V${n(top)}H${n(mid + bore * 0.72)}V${n(cy - size)}H${n(depth)}V${n(cy + lower)}H0V${n(cy + eye + 22)}H-80V${n(cy + eye + 46)}H-100Z`;
  const liner = 26;
  const water = `M-170 ${n(cy - eye)}H${n(mid - throat)}V${n(cy - R)}Q${n(mid - throat)} ${n(cy - size + liner)} ${n(mid - bore / 2)} ${n(cy - size + liner)}V${n(top - 70)}H${n(mid + bore / 2)}V${n(cy - size + liner)}Q${n(mid + throat)} ${n(cy - size + liner)} ${n(mid + throat)} ${n(cy - R)}V${n(cy + R)}Q${n(mid + throat)} ${n(cy + lower - liner)} ${n(mid)} ${n(cy + lower - liner)}Q${n(mid - throat)} ${n(cy + lower - liner)} ${n(mid - throat)} ${n(cy + R)}V${n(cy + eye)}H-170Z`;
  const deep = depth * 0.54;
  return {
    svg: [
      baseplate(-30, BASE - 46, of.end + 20, 46),
      pedestal(mid, cy + lower - 6, BASE - 46, depth * 0.9, 'dark'),
      pedestal(frame.x + frame.length * 0.5, cy + frame.diameter * 0.46, BASE - 46, frame.length * 0.9, 'dark'),
      path(shell, { fill: hatch('metal'), width: pen.outline }),
      rect(mid - flange.diameter / 2, top, flange.diameter, flange.thickness, {
        fill: hatch('metal'),
        width: pen.outline,
      }),
      path(water, { fill: palette.surface, stroke: palette.ink, width: liner * 2 }),
      path(water, { fill: palette.earth, stroke: hatch('rubber'), width: liner * 1.7 }),
      path(water, { fill: palette.earth, width: pen.edge }),
      rect(-240, cy - eye - 60, 139, eye * 2 + 120, { fill: palette.paper, stroke: 'none' }),
      rect(mid - bore, top - 110, bore * 2, 109, { fill: palette.paper, stroke: 'none' }),
      line(-100, cy - eye - 46, -100, cy + eye + 46, { width: pen.outline }),
      line(mid - flange.diameter / 2, top, mid + flange.diameter / 2, top, { width: pen.outline }),
      taperAcross(depth + 2, cy, radius * 1.4, frame.diameter * 1.08, 70, 'iron'),
      rect(depth - 8, cy - shaft * 1.1, 84, shaft * 2.2, { fill: hatch('metalBack'), width: pen.edge }),
      bearingFrameSection({ x: frame.x, cy, length: frame.length, diameter: frame.diameter, shaft, thrust: 2 }),
      lyingShaft(mid, cy, of.end - mid - 40, shaft),
      lyingPacking(depth - 2, cy, shaft, 62),
      lying(impellerFlipped(R, deep, shaft * 0.9), mid + deep * 0.52, cy),
      lyingAxis(-170, of.end + 30, cy),
      flowArrow([-230, cy], [-106, cy]),
      flowArrow([mid, top + 40], [mid, top - 110]),
    ].join(''),
    box: { x: -106, y: top, width: of.end + 106, height: BASE - top },
    labels: [
      { text: 'Suction', at: [-40, cy - eye * 0.5], side: 'left' },
      { text: 'Throat bush', at: [mid - throat - 14, cy - R * 0.8], side: 'left' },
      { text: 'Impeller', at: [mid - deep * 0.1, cy + R * 0.7], side: 'left' },
      { text: 'Volute liner', at: [mid - throat * 0.5, cy + lower - 12], side: 'left' },
      { text: 'Casing', at: [depth - 10, cy - size + 12], side: 'right' },
      { text: 'Packing', at: [depth + 34, cy - shaft * 0.7], side: 'right' },
      { text: 'Bearing frame', at: [frame.x + frame.length * 0.55, cy - frame.diameter * 0.46], side: 'right' },
      { text: 'Thrust bearings', at: [frame.x + frame.length - 60, cy + shaft * 0.8], side: 'right' },
      { text: 'Shaft', at: [of.end - 70, cy], side: 'right' },
    ],
  };
}

/** An impeller whose eye looks left once it lies. */
function impellerFlipped(radius: number, depth: number, shaft: number): string {
  const cut = impellerCut({ cx: 0, y: 0, radius, depth, shaft, kind: 'slurry' });
  return `<g transform="scale(1 -1)">${cut}</g>`;
}

export const slurry: Family = {
  name: 'Slurry',
  impeller: { kind: 'slurry', vanes: (spec) => spec.whole('vanes', 4, 5) },
  exterior,
  side,
  section,
  installation: (spec) => slurrySump(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'plate', names: /suction cover|suction flange|cover plate|front casing/i, size: 0.8, length: 0.22 },
    { shape: 'ring', names: /throat|wear plate|suction liner|front liner/i, size: 0.62, length: 0.08, tone: 'dark' },
    { shape: 'volute', names: /volute|liner|casing/i, size: 1, length: 0.34 },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.66,
      length: 0.26,
      kind: 'slurry',
      vanes: spec.whole('vanes', 4, 5),
    },
    {
      shape: 'ring',
      names: /back liner|frame plate liner|rear|o-ring|gasket/i,
      size: 0.66,
      length: 0.07,
      tone: 'dark',
    },
    { shape: 'disc', names: /frame plate|back plate|expeller|casing/i, size: 0.86, length: 0.14 },
    { shape: 'seal', names: /packing|gland|stuffing|seal/i, size: 0.28, length: 0.24 },
    { shape: 'cylinder', names: /sleeve|lantern/i, size: 0.22, length: 0.24, tone: 'steel' },
    { shape: 'bearing', names: /bearing/i, size: 0.4, length: 0.14 },
    { shape: 'shaft', names: /shaft/i, size: 0.32, length: 0.9 },
    {
      shape: 'finned',
      names: /bearing (housing|frame|assembly)|frame|housing|cartridge/i,
      size: 0.54,
      length: 0.6,
      tone: 'dark',
    },
    { shape: 'nut', names: /sheave|pulley|coupling|nut|key/i, size: 0.44, length: 0.16, tone: 'steel' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `slurry pump with a bolted, ribbed casing, ${figures.dischargeIn} inch outlet upward and a belt-driven motor above its bearing frame`,
    section: () =>
      'lined casing with a thick-vaned impeller at left, packing, and a bearing frame with double thrust bearings at right',
    installation: 'under a mill sump, lifting slurry to a cyclone',
  },
};
