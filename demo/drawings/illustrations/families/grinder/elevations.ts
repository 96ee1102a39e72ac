/** The grinder from outside. */
import { cable, dataPlate, flangeAcross } from '../../components/fasteners.ts';
import { elbow, jointUp, pipeUp } from '../../components/pipework.ts';
import { column } from '../../components/turned.ts';
import { voluteElevation } from '../../components/volute.ts';
import { circle, flowArrow, line, n, palette, path, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { box, cutter, HEIGHT, legs, shape } from './shape.ts';

export function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { motor, volute, bottom, pipe } = of;
  const { width } = motor;
  const neck = volute.y - of.chamber;
  const cy = volute.y + volute.height / 2;
  const riser = volute.reach + pipe * 0.5;
  const dome = 96;
  return {
    svg: [
      legs(of),
      cutter(bottom, of.impeller * 1.15, of.teeth),
      voluteElevation(volute),
      elbow(riser, cy, pipe * 1.15, 'left', 'up'),
      jointUp(riser, cy - pipe * 2.1, pipe * 1.1, 'steel'),
      pipeUp(riser, cy - pipe * 4.4, cy - pipe * 1.2, pipe),
      jointUp(riser, cy - pipe * 2.1, pipe * 1.1, 'steel'),
      column(0, neck, width * 0.94, of.chamber, 'iron'),
      flangeAcross(0, volute.y - 8, volute.width * 0.86, 18, 5),
      cable(`M${n(width * 0.2)} 118C${n(width * 0.2)} 10 ${n(width * 0.5)} 90 ${n(width * 0.62)} -30`, 15),
      // Shell, bands and cap with its built-in handle.
      column(0, dome + 40, width, neck - dome - 40, motor.tone),
      ...(motor.tone === 'iron' ? [0.04, 0.3, 0.72, 0.94] : [0.08, 0.9]).map((part) =>
        column(0, dome + 40 + (neck - dome - 62) * part, width * 1.05, 22, 'dark', pen.edge),
      ),
      path(
        `M${n(-width / 2)} ${dome + 44}Q${n(-width / 2)} ${dome - 12} ${n(-width * 0.34)} ${dome - 22}H${n(width * 0.34)}Q${n(width / 2)} ${dome - 12} ${n(width / 2)} ${dome + 44}Z`,
        { fill: '#54778a', width: pen.outline },
      ),
      path(
        `M${n(-width * 0.36)} ${dome - 6}Q${n(-width * 0.44)} ${dome + 6} ${n(-width * 0.45)} ${dome + 36}H${n(-width * 0.34)}Q${n(-width * 0.33)} ${dome} ${n(-width * 0.26)} ${dome - 6}Z`,
        { fill: '#7f9cab', stroke: 'none' },
      ),
      path(
        `M${n(-width * 0.3)} ${dome - 20}V40Q${n(-width * 0.3)} 9 ${n(-width * 0.18)} 9H${n(width * 0.04)}Q${n(width * 0.14)} 9 ${n(width * 0.14)} 40V${dome - 20}`,
        { width: 26, cap: 'butt' },
      ),
      path(
        `M${n(-width * 0.3)} ${dome - 20}V40Q${n(-width * 0.3)} 9 ${n(-width * 0.18)} 9H${n(width * 0.04)}Q${n(width * 0.14)} 9 ${n(width * 0.14)} 40V${dome - 20}`,
        { width: 18, stroke: '#54778a', cap: 'butt' },
      ),
      column(width * 0.2, dome - 44, 42, 26, 'steel', pen.edge),
      dataPlate(0, dome + 40 + (neck - dome - 40) * 0.5, 170, spec.code),
      line(-width * 0.3, neck - 70, -width * 0.3, dome + 110, { width: pen.hair }),
    ].join(''),
    box: box(of),
    flow: flowArrow([riser, cy - pipe * 4.4 - 24], [riser, cy - pipe * 4.4 - 120]),
    ports: { suction: [0, HEIGHT], discharge: [riser, cy - pipe * 4.4] },
    measures: [
      { from: [0, 0], to: [0, HEIGHT], along: 'up', side: 'left', tier: 1, inches: spec.figures.heightIn },
      { from: [0, HEIGHT], to: [riser, HEIGHT], along: 'across', side: 'below' },
      { from: [riser, cy], to: [riser, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

export function side(spec: Spec): Machine {
  const of = shape(spec);
  const { motor, volute, bottom, pipe } = of;
  const front = exterior(spec);
  const half = volute.width / 2;
  const cy = volute.y + volute.height / 2;
  const neck = volute.y - of.chamber;
  return {
    svg: [
      legs(of),
      cutter(bottom, of.impeller * 1.15, of.teeth),
      column(0, volute.y, volute.width * 0.94, volute.height, 'iron'),
      column(0, neck, motor.width * 0.94, of.chamber, 'iron'),
      flangeAcross(0, volute.y - 8, volute.width * 0.86, 18, 5),
      column(0, 130, motor.width, neck - 130, 'steel'),
      ...[0.08, 0.9].map((part) => column(0, 136 + (neck - 158) * part, motor.width * 1.05, 22, 'dark', pen.edge)),
      path(
        `M${n(-motor.width / 2)} 140Q${n(-motor.width / 2)} 84 ${n(-motor.width * 0.34)} 74H${n(motor.width * 0.34)}Q${n(motor.width / 2)} 84 ${n(motor.width / 2)} 140Z`,
        { fill: '#54778a', width: pen.outline },
      ),
      rect(-16, 0, 32, 76, { fill: '#54778a', width: pen.edge, r: 14 }),
      pipeUp(0, cy - pipe * 4.4, cy + pipe * 0.3, pipe),
      jointUp(0, cy - pipe * 2.1, pipe * 1.1, 'steel'),
      circle(0, cy, pipe * 0.62, { fill: palette.iron, width: pen.edge }),
    ].join(''),
    box: { x: -half, y: 0, width: half * 2, height: front.box.height },
    measures: [
      { from: [-half * 0.94, HEIGHT], to: [half * 0.94, HEIGHT], along: 'across', side: 'below' },
      {
        from: [-pipe / 2, cy - pipe * 4.4],
        to: [pipe / 2, cy - pipe * 4.4],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}
