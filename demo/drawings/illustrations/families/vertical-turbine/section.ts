import { impellerCut } from '../../components/impeller.ts';
import { axis, shaft } from '../../components/running-gear.ts';
import { bar, circle, flowArrow, hatch, mirror, n, palette, path, pen, polyline, rect } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';

/** The bowls large and cut, with the lower end of the column; the motor would not add to what they say. */
export function section(spec: Spec): Machine {
  const stages = clamp(spec.stages, 1, 3);
  const w = 330 + spec.between('bowl', -20, 26);
  const half = w / 2;
  const each = stages === 1 ? 380 : stages === 2 ? 300 : 236;
  const thick = 44;
  const top = 170;
  const end = top + each * stages;
  const radius = half * 0.66;
  const tube = half * 0.62;
  const wall = 17;
  const bowl = (y: number): string => {
    const neck = half * 0.62;
    const left = path(
      `M${n(-neck)} ${n(y)}H${n(-half)}V${n(y + 22)}H${n(-neck - wall)}Q${n(-half)} ${n(y + each * 0.3)} ${n(-half)} ${n(y + each * 0.5)}Q${n(-half)} ${n(y + each * 0.78)} ${n(-neck - wall - 4)} ${n(y + each - 20)}H${n(-half)}V${n(y + each)}H${n(-neck)}V${n(y + each - 22)}Q${n(-half + wall)} ${n(y + each * 0.76)} ${n(-half + wall)} ${n(y + each * 0.5)}Q${n(-half + wall)} ${n(y + each * 0.3)} ${n(-neck)} ${n(y + 24)}Z`,
      { fill: hatch('metal'), width: pen.outline },
    );
    const guide = [0.34, 0.62]
      .map((part) =>
        path(
          `M${n(-thick * 1.3)} ${n(y + each * 0.12)}Q${n(-half * part)} ${n(y + each * 0.22)} ${n(-half * (0.5 + part * 0.52))} ${n(y + each * 0.5)}`,
          { width: pen.fine },
        ),
      )
      .join('');
    const hub = path(
      `M${n(-thick / 2)} ${n(y + 6)}H${n(-thick * 0.9)}Q${n(-half * 0.62)} ${n(y + each * 0.2)} ${n(-radius * 0.9)} ${n(y + each * 0.46)}H${n(-thick / 2 - 12)}V${n(y + each * 0.3)}H${n(-thick / 2)}Z`,
      { fill: hatch('metalBack'), width: pen.edge },
    );
    const bearing = rect(-thick / 2 - 12, y + 10, 12, each * 0.24, { fill: hatch('bronze'), width: pen.fine });
    const side = left + guide + hub + bearing;
    return (
      path(
        `M${n(-neck)} ${n(y)}Q${n(-half + wall)} ${n(y + each * 0.3)} ${n(-half + wall)} ${n(y + each * 0.5)}Q${n(-half + wall)} ${n(y + each * 0.8)} ${n(-neck)} ${n(y + each)}H${n(neck)}Q${n(half - wall)} ${n(y + each * 0.8)} ${n(half - wall)} ${n(y + each * 0.5)}Q${n(half - wall)} ${n(y + each * 0.3)} ${n(neck)} ${n(y)}Z`,
        { fill: palette.pool, stroke: 'none' },
      ) +
      side +
      mirror(side, 0)
    );
  };
  const wheels = Array.from({ length: stages }, (_, index) =>
    impellerCut({
      cx: 0,
      y: top + each * index + each * 0.48,
      radius,
      depth: each * 0.44,
      shaft: thick,
      kind: 'mixedFlow',
    }),
  );
  const bellHalf = path(
    `M${n(-tube)} ${n(end)}H${n(-half)}V${n(end + 22)}H${n(-tube - wall)}Q${n(-tube - wall)} ${n(end + 84)} ${n(-half * 1.2)} ${n(end + 120)}H${n(-half * 1.06)}Q${n(-tube)} ${n(end + 80)} ${n(-tube)} ${n(end + 20)}Z`,
    { fill: hatch('metal'), width: pen.outline },
  );
  const spider = path(
    `M${n(-thick * 0.5)} ${n(end + 26)}H${n(-thick * 0.9)}V${n(end + 46)}L${n(-tube)} ${n(end + 40)}V${n(end + 58)}L${n(-thick * 0.9)} ${n(end + 74)}V${n(end + 108)}H${n(-thick * 0.5)}Z`,
    { fill: hatch('metalBack'), width: pen.edge },
  );
  const pipe =
    rect(-tube - wall, 0, wall, top - 22, { fill: hatch('metal'), width: pen.edge }) +
    rect(-half, top - 22, half - tube, 22, { fill: hatch('metalBack'), width: pen.edge });
  return {
    svg: [
      path(`M${n(-tube)} 0V${n(top)}H${n(tube)}V0Z`, { fill: palette.pool, stroke: 'none' }),
      path(
        `M${n(-tube)} ${n(end)}Q${n(-tube)} ${n(end + 84)} ${n(-half * 1.06)} ${n(end + 120)}H${n(half * 1.06)}Q${n(tube)} ${n(end + 84)} ${n(tube)} ${n(end)}Z`,
        { fill: palette.pool, stroke: 'none' },
      ),
      pipe + mirror(pipe, 0),
      ...Array.from({ length: stages }, (_, index) => bowl(top + each * index)),
      bellHalf + mirror(bellHalf, 0),
      shaft(0, 0, end + 104, thick),
      ...wheels,
      spider + mirror(spider, 0),
      bar(0, 60, thick * 1.6, 70, { fill: palette.steel, width: pen.edge }),
      circle(0, 95, 5, { fill: palette.ink, stroke: 'none' }),
      polyline(
        [-1, -0.5, 0, 0.5, 1].map((part, i) => [(tube + wall) * part, i % 2 ? -8 : 8]),
        { width: pen.edge },
      ),
      axis(0, -30, end + 150),
      ...[-1, 1].map((way) => flowArrow([way * half * 0.34, end + 176], [way * half * 0.34, end + 70])),
      flowArrow([-tube * 0.6, 110], [-tube * 0.6, 14], palette.oxide, 5),
      flowArrow([tube * 0.6, 110], [tube * 0.6, 14], palette.oxide, 5),
    ].join(''),
    box: { x: -half * 1.2, y: 0, width: w * 1.2, height: end + 124 },
    labels: [
      { text: 'Column pipe', at: [-tube - 8, 70], side: 'left' },
      { text: 'Shaft coupling', at: [thick * 0.6, 82], side: 'right' },
      { text: 'Discharge bowl', at: [-half + 8, top + 10], side: 'left' },
      { text: 'Bowl bearing', at: [thick / 2 + 6, top + each * 0.14], side: 'right' },
      { text: 'Guide vanes', at: [-half * 0.66, top + each * 0.24], side: 'left' },
      {
        text: spec.stages > 1 ? `Impeller, 1 of ${spec.stages}` : 'Impeller',
        at: [radius * 0.5, top + each * 0.66],
        side: 'right',
      },
      { text: 'Bowl', at: [half - 10, top + each * 0.5], side: 'right' },
      { text: 'Tail bearing', at: [-thick * 0.7, end + 64], side: 'left' },
      { text: 'Suction bell', at: [half * 1.06, end + 108], side: 'right' },
    ],
  };
}
