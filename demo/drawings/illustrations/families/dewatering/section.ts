import { impellerCut } from '../../components/impeller.ts';
import { axis, ballBearing, mechanicalSeal, shaft } from '../../components/running-gear.ts';
import { bar, flowArrow, hatch, line, mirror, n, palette, path, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { HEIGHT, outletX, shape, strainer } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { width, cap, can, casing, strainer: foot, outlet } = of;
  const half = width / 2;
  const x = outletX(of);
  const wall = 13;
  const motor = half - wall - 34;
  const thick = 44;
  const radius = half * 0.7;
  const top = can + 20;
  const end = casing - 30;
  const stack = [top + (end - top) * 0.27, top + (end - top) * 0.72] as const;
  const bore = motor * 0.46;
  const shell = path(
    `M${n(-half * 0.86)} ${n(cap)}L${n(-half)} ${n(can)}V${n(casing)}L${n(-half * 1.06)} ${n(casing + 30)}V${n(foot)}H${n(-half * 0.92)}V${n(casing + 40)}L${n(-half + wall)} ${n(casing)}V${n(can + 6)}L${n(-half * 0.86 + wall)} ${n(cap + wall + 4)}H${n(-half * 0.5)}V${n(cap)}Z`,
    { fill: hatch('metal'), width: pen.outline },
  );
  const inner = [
    path(
      `M${n(-thick)} ${n(top - 24)}H${n(-motor + 26)}Q${n(-motor)} ${n(top - 20)} ${n(-motor)} ${n(top + 10)}V${n(end)}H${n(-thick * 0.9)}V${n(end - 24)}H${n(-motor + 16)}V${n(top + 12)}H${n(-thick)}Z`,
      { fill: hatch('metalBack'), width: pen.edge },
    ),
    rect(-motor + 16, stack[0], motor - 16 - bore, stack[1] - stack[0], { fill: hatch('metal'), width: pen.edge }),
    rect(-motor + 24, stack[0] - 34, motor - 32 - bore, 34, { fill: hatch('rubber'), width: pen.fine, r: 10 }),
    rect(-motor + 24, stack[1], motor - 32 - bore, 34, { fill: hatch('rubber'), width: pen.fine, r: 10 }),
    rect(-half * 0.94, foot - 22, half * 0.52, 22, { fill: hatch('metalBack'), width: pen.edge }),
    rect(-half * 0.92, casing + 34, half * 0.3, 20, { fill: hatch('rubber'), width: pen.edge }),
  ].join('');
  return {
    svg: [
      strainer(of),
      path(
        `M${n(x - outlet / 2)} 0V${n(cap + 8)}H${n(-half * 0.8)}L${n(-half + wall)} ${n(can)}V${n(casing)}L${n(-half * 0.92)} ${n(casing + 40)}V${n(foot)}H${n(half * 0.92)}V${n(casing + 40)}L${n(half - wall)} ${n(casing)}V${n(can)}L${n(half * 0.8)} ${n(cap + 8)}H${n(x + outlet / 2)}V0Z`,
        { fill: palette.pool, stroke: 'none' },
      ),
      shell,
      mirror(shell, 0),
      rect(x + outlet / 2, cap, half * 0.5 - x - outlet / 2 + 4, wall + 4, { fill: hatch('metal'), width: pen.edge }),
      ...[-1, 1].map((way) =>
        rect(way < 0 ? x - outlet / 2 - 12 : x + outlet / 2, 0, 12, cap, { fill: hatch('metal'), width: pen.edge }),
      ),
      rect(-motor + 16, top + 10, motor * 2 - 32, end - top - 30, { fill: palette.surface, stroke: 'none' }),
      inner,
      mirror(inner, 0),
      shaft(0, top - 6, foot - top - 50, thick),
      bar(0, stack[0] - 6, bore * 1.84, stack[1] - stack[0] + 12, { fill: palette.steel, width: pen.edge }),
      ...[-0.6, -0.3, 0.3, 0.6].map((part) =>
        line(bore * part, stack[0] - 4, bore * part, stack[1] + 4, { width: pen.hair }),
      ),
      ballBearing(0, top - 14, thick, thick * 2.3, 34),
      ballBearing(0, end - 30, thick, thick * 2.4, 40),
      rect(-thick * 1.5, end + 8, thick * 3, casing - end + 30, {
        fill: palette.bronze,
        opacity: 0.6,
        width: pen.fine,
      }),
      shaft(0, end + 6, foot - end - 50, thick),
      mechanicalSeal(0, end + 10, thick, 46, 'up'),
      mechanicalSeal(0, casing - 14, thick, 46, 'down'),
      impellerCut({ cx: 0, y: casing + 44, radius, depth: foot - casing - 56, shaft: thick * 0.9, kind: 'semiOpen' }),
      axis(0, cap - 20, HEIGHT + 20),
      flowArrow([-half * 1.6, HEIGHT - 60], [-half * 1.1, HEIGHT - 60]),
      flowArrow([half * 1.6, HEIGHT - 60], [half * 1.1, HEIGHT - 60]),
      flowArrow([-half + wall + 18, casing - 40], [-half + wall + 18, casing - 160], palette.oxide, 5),
      flowArrow([half - wall - 18, casing - 40], [half - wall - 18, casing - 160], palette.oxide, 5),
      flowArrow([x, 40], [x, -110]),
    ].join(''),
    box: { x: -width * 0.55, y: 0, width: width * 1.1, height: HEIGHT },
    labels: [
      { text: 'Discharge', at: [x, 60], side: 'left' },
      { text: 'Upper bearing', at: [thick, top + 4], side: 'right' },
      { text: 'Water jacket', at: [-half + wall + 20, can + 120], side: 'left' },
      { text: 'Stator', at: [motor * 0.75, (stack[0] + stack[1]) / 2], side: 'right' },
      { text: 'Lower bearing', at: [-thick, end - 14], side: 'left' },
      { text: 'Seals in oil', at: [thick * 1.1, casing - 2], side: 'right' },
      { text: 'Impeller', at: [-radius * 0.6, casing + 90], side: 'left' },
      { text: 'Wear plate', at: [half * 0.7, foot - 11], side: 'right' },
      { text: 'Strainer', at: [half * 0.9, HEIGHT - 60], side: 'right' },
    ],
  };
}
