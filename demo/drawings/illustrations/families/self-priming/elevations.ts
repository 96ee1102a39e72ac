/** The self-priming pump from outside. */
import { dataPlate, flangeAcross, flangeFace } from '../../components/fasteners.ts';
import { baseplate, bearingHousing, couplingGuard, pedestal } from '../../components/frame.ts';
import { footMotor, motorFace } from '../../components/horizontal-motor.ts';
import { drum, taperAcross, tones } from '../../components/turned.ts';
import { boltRing, flangeSize, stubLeft } from '../../components/volute.ts';
import { bar, circle, flowArrow, line, n, palette, path, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, casingPath, cover, dischargeX, PLATE, shape } from './shape.ts';

export function exterior(spec: Spec): Machine {
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

export function side(spec: Spec): Machine {
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
