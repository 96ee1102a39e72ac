/** The submersible non-clog from outside. */
import { flangeAcross, flangeFace } from '../../components/fasteners.ts';
import { elbow } from '../../components/pipework.ts';
import { submersibleMotor } from '../../components/submersible-motor.ts';
import { column } from '../../components/turned.ts';
import { flangeSize, stand, voluteElevation } from '../../components/volute.ts';
import { bar, flowArrow, palette, pen, polygon, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { box, HEIGHT, type Shape, shape } from './shape.ts';

/** The pump alone, as it hangs in a well. */
export function hangingPump(spec: Spec): Machine {
  const of = shape(spec);
  const { volute, chamber } = of;
  const cy = volute.y + volute.height / 2;
  const bottom = volute.y + volute.height;
  return {
    svg: [
      stand(0, bottom - 26, volute.width * 0.86, of.feet + 26, 'iron'),
      column(0, bottom - 4, volute.width * 0.42, of.feet * 0.5, 'iron'),
      voluteElevation(volute),
      column(0, chamber.y, chamber.width, chamber.height, 'iron'),
      column(chamber.width * 0.22, chamber.y + chamber.height * 0.46, 30, 30, 'steel', pen.fine),
      flangeAcross(0, chamber.y + chamber.height, volute.width * 0.72, 20, 6),
      submersibleMotor(of.motor),
    ].join(''),
    box: box(of),
    flow: flowArrow([volute.reach + 24, cy], [volute.reach + 124, cy]),
    ports: { suction: [0, HEIGHT], discharge: [volute.reach, cy] },
    measures: [
      { from: [0, 0], to: [0, HEIGHT], along: 'up', side: 'left', tier: 2, inches: spec.figures.heightIn },
      { from: [-volute.width / 2, chamber.y], to: [-volute.width / 2, HEIGHT], along: 'up', side: 'left' },
      { from: [0, bottom], to: [volute.reach, bottom], along: 'across', side: 'below' },
      { from: [volute.reach, cy], to: [volute.reach, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

/** The fixed elbow that a large pump slides down to, with its foot, claw and guide rails. */
function baseElbow({ volute }: Shape): string {
  const { outlet, reach } = volute;
  const cy = volute.y + volute.height / 2;
  const flange = flangeSize(outlet);
  const x = reach + outlet * 1.12 + 18;
  const pipe = outlet * 1.16;
  return [
    ...[-9, 9].map((shift) =>
      bar(reach + 22 + shift, 0, 8, cy - flange.diameter * 0.5, { fill: palette.steel, width: pen.fine }),
    ),
    polygon(
      [
        [x - pipe * 0.5, cy],
        [x + pipe * 0.5, cy],
        [x + pipe * 0.8, HEIGHT - 20],
        [x - pipe * 0.9, HEIGHT - 20],
      ],
      { fill: palette.ironShade, width: pen.edge },
    ),
    bar(x - pipe * 0.05, HEIGHT - 22, pipe * 2.2, 22, { fill: palette.iron, width: pen.edge }),
    elbow(x, cy, pipe, 'left', 'up'),
    flangeAcross(x, cy - pipe * 1.1 - flange.thickness, flange.diameter, flange.thickness, 4),
    rect(reach, cy - flange.diameter * 0.54, 18, flange.diameter * 1.08, { fill: palette.ironShade, width: pen.edge }),
    bar(reach + 22, cy - flange.diameter * 0.58, 60, 20, { fill: palette.iron, width: pen.edge, r: 4 }),
  ].join('');
}

export function exterior(spec: Spec): Machine {
  const hanging = hangingPump(spec);
  if (spec.figures.dischargeIn < 6) return hanging;
  const of = shape(spec);
  const { outlet, reach } = of.volute;
  const x = reach + outlet * 1.12 + 18;
  const top = of.volute.y + of.volute.height / 2 - outlet * 1.16 * 1.1 - 30;
  return {
    ...hanging,
    svg: baseElbow(of) + hanging.svg,
    box: { ...hanging.box, width: x + outlet * 1.3 - hanging.box.x },
    flow: flowArrow([x, top - 24], [x, top - 124]),
    measures: [
      ...(hanging.measures ?? []).filter((measure) => measure.along === 'up' && measure.side === 'left'),
      { from: [0, HEIGHT], to: [x, HEIGHT], along: 'across', side: 'below' },
      { from: [x + outlet * 1.3, of.volute.y + of.volute.height / 2], to: [x, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

export function side(spec: Spec): Machine {
  const of = shape(spec);
  const { volute, chamber, motor } = of;
  const flange = flangeSize(volute.outlet).diameter / 2;
  const bottom = volute.y + volute.height;
  const half = volute.width * 0.5;
  return {
    svg: [
      stand(0, bottom - 26, volute.width * 0.8, of.feet + 26, 'iron'),
      column(0, volute.y, volute.width, volute.height, 'iron'),
      column(0, chamber.y, chamber.width, chamber.height, 'iron'),
      flangeAcross(0, chamber.y + chamber.height, volute.width * 0.72, 20, 6),
      submersibleMotor(motor),
      flangeFace(-half * 0.3, volute.y + volute.height / 2, flange, volute.outlet / 2, volute.outlet > 120 ? 8 : 4),
    ].join(''),
    box: { x: -half, y: 0, width: half * 2, height: HEIGHT },
    measures: [
      {
        from: [-half * 0.3 - volute.outlet / 2, volute.y + volute.height / 2 + flange],
        to: [-half * 0.3 + volute.outlet / 2, volute.y + volute.height / 2 + flange],
        along: 'across',
        side: 'below',
        inches: spec.figures.dischargeIn,
      },
      { from: [-motor.width / 2, motor.y + 120], to: [motor.width / 2, motor.y + 120], along: 'across', side: 'above' },
    ],
  };
}
