/** The dewatering pump from outside. */
import { boltHead, cable, dataPlate } from '../../components/fasteners.ts';
import { column, taperUp } from '../../components/turned.ts';
import { bar, flowArrow, n, palette, path, pen } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { HEIGHT, hoseEnd, outletX, shape, strainer } from './shape.ts';

export function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { width, cap, can, casing, strainer: foot, tone } = of;
  const x = outletX(of);
  const handle = width * 0.2;
  const bands = [casing - 12, can + 6];
  return {
    svg: [
      strainer(of),
      taperUp(0, casing, width, width * 1.06, (foot - casing) * 0.5, 'dark'),
      column(0, casing + (foot - casing) * 0.5, width * 1.06, (foot - casing) * 0.5, 'dark'),
      ...[-0.42, -0.15, 0.15, 0.42].map((part) => boltHead(width * part, foot - 2, 26, 'up')),
      column(0, can, width, casing - can, tone),
      // Tie rods down the outside of the can.
      ...Array.from({ length: of.rods }, (_, index) => {
        const at = (width / 2.15) * Math.sin((((index + 0.5) / of.rods) * 2 - 1) * 1.3);
        return (
          bar(at, can + 24, 11, casing - can - 40, { fill: palette.surface, width: pen.fine }) +
          boltHead(at, can + 24, 24, 'down')
        );
      }),
      ...bands.map((level) => column(0, level, width * 1.04, 18, 'dark', pen.edge)),
      taperUp(0, cap, width * 0.86, width, can - cap, tone === 'steel' ? 'steel' : 'iron'),
      hoseEnd(of),
      cable(
        `M${n(width * 0.26)} ${n(cap + 6)}C${n(width * 0.26)} ${n(cap - 130)} ${n(width * 0.52)} ${n(cap - 20)} ${n(width * 0.66)} ${n(cap - 150)}`,
        17,
      ),
      column(width * 0.26, cap - 34, 46, 40, 'steel', pen.edge),
      path(
        `M${n(handle - width * 0.12)} ${n(cap)}V${n(cap - 60)}Q${n(handle - width * 0.12)} ${n(cap - 84)} ${n(handle - width * 0.04)} ${n(cap - 84)}H${n(handle + width * 0.2)}Q${n(handle + width * 0.28)} ${n(cap - 84)} ${n(handle + width * 0.28)} ${n(cap - 60)}V${n(can - 20)}`,
        { width: 20, cap: 'butt' },
      ),
      path(
        `M${n(handle - width * 0.12)} ${n(cap)}V${n(cap - 60)}Q${n(handle - width * 0.12)} ${n(cap - 84)} ${n(handle - width * 0.04)} ${n(cap - 84)}H${n(handle + width * 0.2)}Q${n(handle + width * 0.28)} ${n(cap - 84)} ${n(handle + width * 0.28)} ${n(cap - 60)}V${n(can - 20)}`,
        { width: 12, stroke: palette.oxideTint, cap: 'butt' },
      ),
      dataPlate(0, (can + casing) / 2, Math.min(200, width * 0.58), spec.code),
    ].join(''),
    box: { x: -width * 0.55, y: 0, width: width * 1.1, height: HEIGHT },
    flow: flowArrow([x, -24], [x, -120]),
    ports: { suction: [0, HEIGHT], discharge: [x, 0] },
    measures: [
      {
        from: [-width * 0.55, 0],
        to: [-width * 0.55, HEIGHT],
        along: 'up',
        side: 'left',
        inches: spec.figures.heightIn,
      },
      { from: [width * 0.53, foot], to: [width * 0.53, HEIGHT], along: 'up', side: 'right' },
      { from: [-width * 0.55, HEIGHT], to: [width * 0.55, HEIGHT], along: 'across', side: 'below' },
    ],
  };
}

export function side(spec: Spec): Machine {
  const of = shape(spec);
  const { width, cap, can, casing, strainer: foot } = of;
  const centred = { ...of, outlet: of.outlet };
  return {
    svg: [
      strainer(of),
      column(0, casing, width * 1.04, foot - casing, 'dark'),
      column(0, can, width, casing - can, of.tone),
      column(0, casing - 12, width * 1.04, 18, 'dark', pen.edge),
      column(0, can + 6, width * 1.04, 18, 'dark', pen.edge),
      taperUp(0, cap, width * 0.86, width, can - cap, 'iron'),
      `<g transform="translate(${n(-outletX(centred))} 0)">${hoseEnd(centred)}</g>`,
      column(0, can + 60, 40, casing - can - 110, of.tone, pen.fine),
    ].join(''),
    box: { x: -width * 0.55, y: 0, width: width * 1.1, height: HEIGHT },
    measures: [
      {
        from: [-of.outlet / 2, 0],
        to: [of.outlet / 2, 0],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}
