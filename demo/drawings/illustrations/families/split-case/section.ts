import { baseplate, pedestal } from '../../components/frame.ts';
import { bearingFrameSection, lying, lyingAxis, lyingPacking, lyingShaft } from '../../components/frame-section.ts';
import { impellerCut } from '../../components/impeller.ts';
import { flowArrow, hatch, n, palette, path, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, humps, PLATE, shape } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { cy, hump, half, wide, bearing } = of;
  const shaft = 52;
  const radius = hump * 0.72;
  const depth = half * 1.36;
  const wall = 26;
  const eye = radius * 0.5;
  const inner = (way: 1 | -1): string =>
    `M${n(-half * 0.62)} ${n(cy + way * radius * 0.98)}Q${n(-half * 0.86)} ${n(cy + way * (hump * 1.06 - wall))} 0 ${n(cy + way * (hump * 1.06 - wall))}Q${n(half * 0.86)} ${n(cy + way * (hump * 1.06 - wall))} ${n(half * 0.62)} ${n(cy + way * radius * 0.98)}L${n(half * 0.3)} ${n(cy + way * radius * 0.9)}H${n(-half * 0.3)}Z`;
  const chamber = (way: 1 | -1, to: 1 | -1): string =>
    `M${n(to * half * 0.6)} ${n(cy + way * shaft * 0.8)}V${n(cy + way * eye)}L${n(to * half * 0.92)} ${n(cy + way * hump * 0.54)}Q${n(to * wide * 0.5)} ${n(cy + way * (hump * 0.68 - wall))} ${n(to * wide * 0.7)} ${n(cy + way * (hump * 0.68 - wall))}Q${n(to * (wide - wall))} ${n(cy + way * hump * 0.5)} ${n(to * wide * 0.78)} ${n(cy + way * shaft * 0.9)}Z`;
  const ways = [1, -1] as const;
  const water = { fill: palette.pool, width: pen.edge } as const;
  const frame = (x: number, thrust: 1 | 2): string =>
    bearingFrameSection({ x, cy, length: bearing, diameter: 138, shaft: shaft * 0.8, thrust });
  return {
    svg: [
      baseplate(of.left, BASE - PLATE, wide + bearing + 60 - of.left, PLATE),
      ...ways.map((way) => pedestal(way * wide * 0.62, cy + hump * 0.5, BASE - PLATE, 130, 'iron')),
      ...ways.map((way) => path(humps(of, way), { fill: hatch(way > 0 ? 'metal' : 'metalBack'), width: pen.outline })),
      ...ways.map((way) => path(inner(way), water)),
      ...ways.flatMap((way) => ways.map((to) => path(chamber(way, to), water))),
      frame(-wide - bearing, 2),
      frame(wide, 1),
      lyingShaft(-wide - bearing - 20, cy, (wide + bearing) * 2 + 110, shaft * 0.8),
      lyingShaft(-wide * 0.98, cy, wide * 1.96, shaft),
      lyingPacking(-wide * 0.96, cy, shaft, wide * 0.2),
      lyingPacking(wide * 0.76, cy, shaft, wide * 0.2),
      lying(impellerCut({ cx: 0, y: -depth / 2, radius, depth, shaft, kind: 'doubleSuction' }), 0, cy),
      ...ways.flatMap((way) =>
        ways.map((to) =>
          rect(to > 0 ? depth * 0.34 : -depth * 0.34 - 34, cy + way * (eye + 16) - 9, 34, 18, {
            fill: hatch('bronze'),
            width: pen.edge,
          }),
        ),
      ),
      lyingAxis(of.left - 30, wide + bearing + 120, cy),
      ...ways.map((to) =>
        flowArrow([to * wide * 0.7, cy + hump * 0.4], [to * half * 0.66, cy + eye * 0.8], palette.oxide, 5),
      ),
      flowArrow([0, cy - radius * 0.96], [0, cy - hump * 1.06 + wall + 4], palette.oxide, 5),
    ].join(''),
    box: { x: of.left, y: cy - hump * 1.12, width: wide + bearing + 90 - of.left, height: BASE - cy + hump * 1.12 },
    labels: [
      { text: 'Upper casing', at: [-half * 0.5, cy - hump * 1.03], side: 'left' },
      { text: 'Suction chamber', at: [-wide * 0.62, cy - hump * 0.46], side: 'left' },
      { text: 'Thrust bearings', at: [-wide - bearing * 0.3, cy - 34], side: 'left' },
      { text: 'Packing', at: [-wide * 0.86, cy + shaft * 0.7], side: 'left' },
      { text: 'Lower casing', at: [-half * 0.6, cy + hump * 1.0], side: 'left' },
      { text: 'Volute', at: [half * 0.3, cy - hump * 0.9], side: 'right' },
      { text: 'Impeller', at: [depth * 0.12, cy - radius * 0.74], side: 'right' },
      { text: 'Shaft', at: [wide + bearing + 70, cy], side: 'right' },
      { text: 'Wear ring', at: [depth * 0.34 + 18, cy + eye + 16], side: 'right' },
      { text: 'Radial bearing', at: [wide + bearing * 0.36, cy + 36], side: 'right' },
    ],
  };
}
