import { impellerCut } from '../../components/impeller.ts';
import { sealChamberSection, submersibleMotorSection } from '../../components/submersible-motor.ts';
import { column } from '../../components/turned.ts';
import { voluteSection } from '../../components/volute.ts';
import { flowArrow, hatch, palette, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { box, cutter, HEIGHT, legs, shape } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { motor, volute, bottom, impeller, chamber } = of;
  const eye = impeller * 0.42;
  const cy = volute.y + volute.height / 2;
  const size = impeller * 1.15;
  return {
    svg: [
      legs(of),
      voluteSection(volute, eye, impeller),
      impellerCut({
        cx: 0,
        y: volute.y + 4,
        radius: impeller,
        depth: volute.height * 0.62,
        shaft: motor.shaft,
        kind: 'vortex',
      }),
      ...[-1, 1].map((way) =>
        rect(way > 0 ? size * 0.32 : -size * 0.62, bottom - 2, size * 0.3, 46, {
          fill: hatch('metalBack'),
          width: pen.edge,
        }),
      ),
      column(0, cy, motor.shaft * 0.8, bottom - cy + 40, 'plain', pen.edge),
      cutter(bottom, size, of.teeth).slice(cutter(bottom, size, of.teeth).indexOf('<polygon points="0')),
      sealChamberSection(0, volute.y - chamber, motor.width * 0.94, chamber + 14, motor.shaft),
      submersibleMotorSection(motor),
      rect(-motor.width * 0.42, 150, motor.width * 0.84, 60, { fill: palette.bronze, stroke: 'none', opacity: 0.35 }),
      flowArrow([-size * 0.9, HEIGHT + 40], [-size * 0.34, bottom + 74]),
      flowArrow([volute.reach - 40, cy], [volute.reach + 90, cy]),
    ].join(''),
    box: box(of),
    labels: [
      { text: 'Oil fill', at: [-motor.width * 0.3, 180], side: 'left' },
      { text: 'Stator', at: [motor.width * 0.37, motor.height * 0.52], side: 'right' },
      { text: 'Rotor', at: [-motor.shaft * 0.9, motor.height * 0.6], side: 'left' },
      { text: 'Lower bearing', at: [motor.shaft, motor.height - 34], side: 'right' },
      { text: 'Seal chamber', at: [-motor.width * 0.32, volute.y - chamber * 0.5], side: 'left' },
      { text: 'Tandem seals', at: [motor.shaft * 0.8, volute.y - chamber * 0.3], side: 'right' },
      { text: 'Vortex impeller', at: [-impeller * 0.7, volute.y + volute.height * 0.34], side: 'left' },
      { text: 'Cutter ring', at: [-size * 0.5, bottom + 24], side: 'left' },
      { text: 'Star cutter', at: [size * 0.3, bottom + 60], side: 'right' },
      { text: 'Scroll', at: [volute.width * 0.38, volute.y + volute.height * 0.93], side: 'right' },
    ],
  };
}
