/** The split-case pump from outside. */
import { boltHead, dataPlate, flangeFace, flangeUp } from '../../components/fasteners.ts';
import { baseplate, bearingHousing, couplingGuard, pedestal } from '../../components/frame.ts';
import { footMotor } from '../../components/horizontal-motor.ts';
import { drum, tones } from '../../components/turned.ts';
import { flangeSize } from '../../components/volute.ts';
import { bar, circle, line, n, palette, path, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, humps, PLATE, type Shape, shape } from './shape.ts';

function drive(spec: Spec, of: Shape): string {
  const { cy, wide, bearing, motor } = of;
  return [
    baseplate(of.left, BASE - PLATE, of.right - of.left, PLATE),
    rect(motor.x + 8, BASE - PLATE - 44, motor.length - 60, 44, { fill: tones.dark.shade, width: pen.edge }),
    footMotor({
      ...motor,
      cy,
      base: BASE - PLATE - 40,
      fins: spec.whole('fins', 8, 14),
      tone: 'dark',
      cooler: of.cooler,
    }),
    drum(wide + bearing, cy, 54, 150, 'steel', pen.edge),
    couplingGuard(wide + bearing + 20, cy, 112, 210, BASE - PLATE),
  ].join('');
}

export function exterior(spec: Spec): Machine {
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
    box: { x: of.left, y: of.top, width: of.right - of.left, height: BASE - of.top },
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

export function side(spec: Spec): Machine {
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
