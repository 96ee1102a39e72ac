/** The slurry pump from outside. */
import { flangeAcross, flangeFace } from '../../components/fasteners.ts';
import { baseplate, bearingHousing, couplingGuard, pedestal } from '../../components/frame.ts';
import { footMotor, motorFace } from '../../components/horizontal-motor.ts';
import { drum, taperAcross, tones } from '../../components/turned.ts';
import { boltRing, flangeSize, outletX, type Spiral, spiralCasing, stubLeft } from '../../components/volute.ts';
import { bar, circle, flowArrow, line, n, palette, pen, polar, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, highest, type Shape, shape } from './shape.ts';

/** Motor and belts above the frame, or motor and coupling behind it. */
function drive(spec: Spec, of: Shape): string {
  const { frame, motor, end } = of;
  const { cy } = of.spiral;
  const fins = spec.whole('fins', 7, 10);
  if (of.direct) {
    const x = frame.x + frame.length + 128;
    return [
      drum(frame.x + frame.length, cy, 52, 128, 'steel', pen.edge),
      rect(x + 6, BASE - 86, end - x - 60, 40, { fill: tones.dark.shade, width: pen.edge }),
      footMotor({ x, cy, length: motor.length, diameter: motor.diameter, base: BASE - 82, fins, tone: 'dark' }),
      couplingGuard(frame.x + frame.length + 12, cy, 104, 190, BASE - 46),
    ].join('');
  }
  const sheave = frame.x + frame.length + 34;
  const motorX = sheave - 40 - motor.length;
  return [
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
    `<g transform="matrix(-1 0 0 1 ${n(motorX + sheave - 40)} 0)">${footMotor({ x: motorX, cy: motor.cy, length: motor.length, diameter: motor.diameter, base: motor.cy + motor.diameter / 2 + 24, fins, tone: 'dark' })}</g>`,
    drum(sheave - 44, motor.cy, 44, 40, 'steel', pen.edge),
    drum(frame.x + frame.length, cy, 56, 60, 'steel', pen.edge),
  ].join('');
}

export function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { spiral, depth, frame, bore } = of;
  const { cy, radius } = spiral;
  const size = radius * 2.3;
  const top = cy - spiral.reach;
  const flange = flangeSize(bore);
  const ribs = [-0.82, -0.55, -0.2, 0.2, 0.55, 0.82].map((part) =>
    rect(14, cy + (size / 2) * part - 6, depth - 28, 12, { fill: tones.iron.lit, width: pen.fine }),
  );
  return {
    svg: [
      baseplate(-30, BASE - 46, of.end + 20, 46),
      pedestal(depth / 2, cy + radius * 0.9, BASE - 46, depth * 0.9, 'dark'),
      pedestal(frame.x + frame.length * 0.5, cy + frame.diameter * 0.3, BASE - 46, frame.length * 0.9, 'dark'),
      drive(spec, of),
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
      y: highest(of),
      width: of.end + 106,
      height: BASE - highest(of),
    },
    flow: flowArrow([-250, cy], [-124, cy]) + flowArrow([depth * 0.5, top - 20], [depth * 0.5, top - 120]),
    ports: { suction: [-106, cy], discharge: [depth * 0.5, top] },
    measures: [
      {
        from: [of.end, highest(of)],
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

export function side(spec: Spec): Machine {
  const of = shape(spec);
  const { spiral, motor, bore } = of;
  const { cy, radius } = spiral;
  const cx = -20;
  const round: Spiral = { ...spiral, cx };
  const outlet = outletX(round);
  const flange = flangeSize(bore);
  const left = cx - radius * 1.4;
  const right = Math.max(outlet + flange.diameter / 2, cx + radius * 1.4);
  const top = highest(of);
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
      of.direct ? '' : motorFace(cx, motor.cy, motor.diameter, motor.cy + motor.diameter / 2 + 30, 'dark'),
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
