import { impellerCut } from '../../components/impeller.ts';
import { sealChamberSection, submersibleMotorSection } from '../../components/submersible-motor.ts';
import { stand, voluteSection } from '../../components/volute.ts';
import { bar, flowArrow, palette, pen } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { box, HEIGHT, shape } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { volute, chamber, motor, impeller } = of;
  const bottom = volute.y + volute.height;
  const eye = impeller * 0.5;
  const depth = volute.height * 0.84;
  const cy = volute.y + volute.height / 2;
  return {
    svg: [
      stand(0, bottom - 26, volute.width * 0.86, of.feet + 26, 'iron'),
      voluteSection(volute, eye, impeller),
      ...[-1, 1].map((way) =>
        bar(way * eye * 1.5, bottom - 2, eye * 0.5, of.feet * 0.42, { fill: palette.steel, width: pen.edge }),
      ),
      impellerCut({ cx: 0, y: volute.y + 4, radius: impeller, depth, shaft: motor.shaft, kind: 'nonClog' }),
      sealChamberSection(0, chamber.y, chamber.width, chamber.height + 18, motor.shaft),
      submersibleMotorSection(motor),
      flowArrow([0, HEIGHT + 66], [0, bottom - 6]),
      flowArrow([volute.reach - 40, cy], [volute.reach + 90, cy]),
    ].join(''),
    box: box(of),
    labels: [
      { text: 'Cable entry', at: [motor.width * 0.24, 78], side: 'right' },
      { text: 'Upper bearing', at: [-motor.shaft, 112], side: 'left' },
      { text: 'Stator', at: [motor.width * 0.38, motor.height * 0.52], side: 'right' },
      { text: 'Rotor', at: [-motor.shaft * 0.9, motor.height * 0.58], side: 'left' },
      { text: 'Lower bearing', at: [motor.shaft, motor.height - 40], side: 'right' },
      { text: 'Oil chamber', at: [-chamber.width * 0.34, chamber.y + chamber.height * 0.5], side: 'left' },
      { text: 'Tandem seals', at: [motor.shaft * 0.8, chamber.y + chamber.height * 0.8], side: 'right' },
      { text: 'Impeller', at: [-impeller * 0.7, cy], side: 'left' },
      { text: 'Wear ring', at: [-eye - 10, bottom - 18], side: 'left' },
      { text: 'Volute', at: [volute.width * 0.4, volute.y + volute.height * 0.94], side: 'right' },
    ],
  };
}
