/** The lift station from outside. */
import { dataPlate, flangeUp } from '../../components/fasteners.ts';
import { pipeAcross } from '../../components/pipework.ts';
import { column, drum, tones } from '../../components/turned.ts';
import { circle, ellipse, flowArrow, line, palette, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { cover, foot, HEIGHT, reach, shape, valveBox } from './shape.ts';

export function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, base, ribs, inlet, outlet, outletY } = of;
  const end = reach(of);
  const bands = Array.from({ length: ribs }, (_, index) => {
    const y = top + 40 + ((base - top - 90) * index) / (ribs - 1);
    return column(0, y, width * 1.07, 26, 'iron', pen.edge);
  });
  const marks = [0.35, 0.6].map((part) =>
    line(-width * 0.24, top + (base - top) * part, width * 0.3, top + (base - top) * part, { width: pen.hair }),
  );
  return {
    svg: [
      foot(of),
      column(0, top, width, base - top, 'iron'),
      ...bands,
      ...marks,
      drum(-width / 2 - 90, inlet, 92, 110, 'steel'),
      flangeUp(-width / 2 - 106, inlet, 140, 18, 4, 'steel'),
      of.valveBox ? valveBox(of) : pipeAcross(width / 2, outletY, 110, outlet),
      flangeUp(end - 18, outletY, outlet * 1.8, 18, 4, 'steel'),
      cover(of),
      dataPlate(0, top + (base - top) * 0.17, 190, spec.code),
    ].join(''),
    flow:
      flowArrow([-width / 2 - 230, inlet], [-width / 2 - 124, inlet]) +
      flowArrow([end + 16, outletY], [end + 116, outletY]),
    ports: { suction: [-width / 2 - 106, inlet], discharge: [end, outletY] },
    box: { x: -width / 2 - 106, y: 0, width: width / 2 + 106 + end, height: HEIGHT },
    measures: [
      {
        from: [-width / 2 - 106, 0],
        to: [-width * 0.63, HEIGHT],
        along: 'up',
        side: 'left',
        tier: 2,
        inches: spec.figures.heightIn,
      },
      { from: [-width / 2 - 106, inlet], to: [-width * 0.63, HEIGHT], along: 'up', side: 'left' },
      { from: [-width / 2, HEIGHT], to: [width / 2, HEIGHT], along: 'across', side: 'below', inches: of.basinIn },
      { from: [end, outletY], to: [width * 0.6, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

/** The tank from above. */
export function side(spec: Spec): Machine {
  const of = shape(spec);
  const r = of.width / 2;
  const cy = HEIGHT / 2;
  const end = of.valveBox ? r + 250 : r + 120;
  const hatchSize = r * 0.62;
  return {
    svg: [
      circle(0, cy, r * 1.26, { fill: palette.iron, width: pen.edge }),
      drum(-r * 1.5, cy + r * 0.2, 92, r * 0.6, 'steel'),
      drum(r * 0.8, cy, of.outlet, end - r * 0.8, 'iron'),
      of.valveBox ? rect(r + 40, cy - 90, 180, 180, { fill: palette.surface, width: pen.outline }) : '',
      of.valveBox ? line(r + 40, cy, r + 220, cy, { width: pen.fine }) : '',
      flangeUp(end - 18, cy, of.outlet * 1.8, 18, 4, 'steel'),
      circle(0, cy, r * 1.14, { fill: tones.iron.lit, width: pen.outline }),
      circle(0, cy, r * 1.02, { width: pen.fine }),
      ...Array.from({ length: 16 }, (_, index) =>
        circle(r * 1.08 * Math.cos((index * Math.PI) / 8), cy + r * 1.08 * Math.sin((index * Math.PI) / 8), 7, {
          fill: palette.surface,
          width: pen.fine,
        }),
      ),
      rect(-hatchSize, cy - hatchSize * 0.7, hatchSize * 2, hatchSize * 1.4, {
        fill: palette.steel,
        width: pen.edge,
        r: 6,
      }),
      line(0, cy - hatchSize * 0.7, 0, cy + hatchSize * 0.7, { width: pen.edge }),
      ...[-0.5, 0.5].map((part) =>
        ellipse(hatchSize * part, cy, r * 0.16, r * 0.16, { width: pen.fine, dash: '10 7' }),
      ),
      circle(r * 0.2, cy - r * 0.78, 24, { fill: palette.steel, width: pen.edge }),
    ].join(''),
    box: { x: -r * 1.5, y: cy - r * 1.26, width: r * 1.5 + end, height: r * 2.52 },
    measures: [
      {
        from: [-r * 1.26, cy + r * 0.6],
        to: [r * 1.26, cy + r * 0.6],
        along: 'across',
        side: 'below',
        inches: of.basinIn * 1.26,
      },
      {
        from: [end, cy - of.outlet / 2],
        to: [end, cy + of.outlet / 2],
        along: 'up',
        side: 'right',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}
