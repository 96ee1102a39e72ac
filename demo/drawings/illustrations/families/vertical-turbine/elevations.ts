/** The vertical turbine from outside. */
import { boltHead, dataPlate, flangeAcross, flangeFace, flangeUp } from '../../components/fasteners.ts';
import { column, ribPositions, taperUp, tones } from '../../components/turned.ts';
import { flangeSize } from '../../components/volute.ts';
import { bar, flowArrow, line, n, palette, path, pen, polyline, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { HEIGHT, outletY, reach, type Shape, shape } from './shape.ts';

function motor(of: Shape, code: string): string {
  const { width, height, vents } = of.motor;
  const ribs = ribPositions(9).map((place) =>
    bar((place * width) / 2.02, 106, 7, height - 176, {
      fill: place < 0 ? tones.dark.lit : tones.dark.shade,
      width: pen.fine,
    }),
  );
  const slots = Array.from({ length: vents }, (_, i) =>
    bar(-width * 0.4 + (width * 0.8 * i) / (vents - 1), height - 54, 9, 26, {
      fill: palette.deepWater,
      width: pen.fine,
      r: 4,
    }),
  );
  return [
    taperUp(0, 0, width * 0.34, width * 0.44, 20, 'dark'),
    taperUp(0, 20, width * 0.56, width * 0.92, 40, 'dark'),
    column(0, 60, width * 1.04, 30, 'dark'),
    ...[-0.36, -0.12, 0.12, 0.36].map((part) =>
      bar(width * part, 68, width * 0.14, 12, { fill: palette.deepWater, width: pen.fine, r: 5 }),
    ),
    column(0, 90, width, height - 150, 'dark'),
    ...ribs,
    rect(width * 0.42, 128, width * 0.3, 74, { fill: tones.dark.base, width: pen.outline, r: 4 }),
    column(0, height - 64, width * 1.04, 44, 'dark'),
    ...slots,
    dataPlate(-width * 0.06, 160, width * 0.62, code),
    flangeAcross(0, height - 20, width * 1.16, 20, 5, 'dark'),
  ].join('');
}

function dischargeHead(of: Shape): string {
  const { headWidth: w, head, bore, plate } = of;
  const top = of.motor.height;
  const cy = top + (head - top) * 0.56;
  const flange = flangeSize(bore);
  const reach = w * 0.62 + 104;
  return [
    taperUp(0, top, w * 0.92, w * 1.16, head - top, 'iron'),
    rect(-w * 0.24, top + 18, w * 0.48, 54, { fill: palette.deepWater, width: pen.edge, r: 8 }),
    bar(0, top + 12, 26, 66, { fill: palette.steel, width: pen.edge }),
    bar(0, top + 44, 62, 16, { fill: palette.bronze, width: pen.fine }),
    path(`M${n(w * 0.2)} ${n(cy - bore * 0.62)}H${n(reach - flange.thickness)}V${n(cy + bore * 0.62)}H${n(w * 0.3)}Z`, {
      fill: palette.iron,
      width: pen.outline,
    }),
    rect(w * 0.5, cy + bore * 0.3, reach - flange.thickness - w * 0.5, bore * 0.3, {
      fill: palette.ironShade,
      stroke: 'none',
    }),
    rect(w * 0.56, cy - bore * 0.5, reach - flange.thickness - w * 0.56, bore * 0.2, {
      fill: tones.iron.lit,
      stroke: 'none',
    }),
    flangeUp(reach - flange.thickness, cy, flange.diameter, flange.thickness, 4),
    flangeAcross(0, head, w * 1.62, plate, 0),
    ...[-0.7, 0.7].map((part) => boltHead(w * part, head, 30, 'up')),
  ].join('');
}

/** The long pipe with a pair of torn edges where it is shortened. */
function columnPipe({ head, plate, bowls, column: d }: Shape): string {
  const top = head + plate;
  const middle = top + (bowls - top) * 0.55;
  const tear = (y: number) => [-0.62, -0.3, 0, 0.3, 0.62].map((part, i) => [d * part, y + (i % 2 ? -9 : 9)] as const);
  return [
    column(0, top, d, bowls - top + 4, 'iron'),
    flangeAcross(0, top + (bowls - top) * 0.18, d * 1.36, 16, 3),
    flangeAcross(0, top + (bowls - top) * 0.82, d * 1.36, 16, 3),
    rect(-d * 0.7, middle - 9, d * 1.4, 18, { fill: palette.paper, stroke: 'none' }),
    polyline(tear(middle - 12), { width: pen.edge }),
    polyline(tear(middle + 12), { width: pen.edge }),
  ].join('');
}

function bowlAssembly(of: Shape): string {
  const { bowls, bell, bowl: w, stages } = of;
  const each = (bell - bowls) / stages;
  const stack = Array.from({ length: stages }, (_, index) => {
    const y = bowls + index * each;
    return [
      taperUp(0, y + 8, w * 0.74, w, each * 0.42, 'iron'),
      taperUp(0, y + 8 + each * 0.42, w, w * 0.8, each * 0.58 - 8, 'iron'),
      flangeAcross(0, y, w * 1.02, 14, 4),
    ].join('');
  });
  const bars = [-0.8, -0.4, 0, 0.4, 0.8].map((part) =>
    line(w * 0.66 * part, bell + 40, w * 0.6 * part, HEIGHT, { width: pen.edge }),
  );
  return [
    ...stack,
    flangeAcross(0, bell, w * 1.02, 12, 4),
    taperUp(0, bell + 12, w * 0.8, w * 1.34, 30, 'iron'),
    ...bars,
    line(-w * 0.6, HEIGHT - 1, w * 0.6, HEIGHT - 1, { width: pen.outline }),
    line(-w * 0.64, HEIGHT - 14, w * 0.64, HEIGHT - 14, { width: pen.edge }),
  ].join('');
}

export function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const left = of.headWidth * 0.81;
  return {
    svg: columnPipe(of) + bowlAssembly(of) + dischargeHead(of) + motor(of, spec.code),
    flow: flowArrow([reach(of) + 22, outletY(of)], [reach(of) + 112, outletY(of)]),
    ports: { suction: [0, HEIGHT], discharge: [reach(of), outletY(of)] },
    box: { x: -left, y: 0, width: left + reach(of), height: HEIGHT },
    measures: [
      { from: [-left, 0], to: [-left, HEIGHT], along: 'up', side: 'left', tier: 2, inches: spec.figures.heightIn },
      {
        from: [-left, of.head + of.plate],
        to: [-left, HEIGHT],
        along: 'up',
        side: 'left',
        inches: spec.figures.heightIn * 0.66,
      },
      {
        from: [0, outletY(of)],
        to: [reach(of), outletY(of)],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn * 1.6 + 8,
      },
    ],
  };
}

export function side(spec: Spec): Machine {
  const of = shape(spec);
  const half = of.headWidth * 0.81;
  const flange = flangeSize(of.bore).diameter / 2;
  const y = outletY(of);
  return {
    svg:
      columnPipe(of) +
      bowlAssembly(of) +
      sideHead(of) +
      motor(of, spec.code) +
      flangeFace(0, y, flange, of.bore / 2, 8),
    box: { x: -half, y: 0, width: half * 2, height: HEIGHT },
    measures: [
      {
        from: [of.bore / 2, y - of.bore / 2],
        to: [of.bore / 2, y + of.bore / 2],
        along: 'up',
        side: 'right',
        inches: spec.figures.dischargeIn,
      },
      {
        from: [-of.bowl * 0.51, of.bell],
        to: [of.bowl * 0.51, of.bell],
        along: 'across',
        side: 'below',
        inches: spec.impellerIn * 1.42,
      },
    ],
  };
}

function sideHead(of: Shape): string {
  const {
    headWidth: w,
    head,
    plate,
    motor: { height },
  } = of;
  return (
    taperUp(0, height, w * 0.92, w * 1.16, head - height, 'iron') +
    flangeAcross(0, head, w * 1.62, plate, 0) +
    [-0.7, 0.7].map((part) => boltHead(w * part, head, 30, 'up')).join('')
  );
}
