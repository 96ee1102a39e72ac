import { impellerCut } from '../../components/impeller.ts';
import { axis, mechanicalSeal, shaft } from '../../components/running-gear.ts';
import { flowArrow, hatch, line, mirror, n, palette, path, pen, rect } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';

/** One pump of the set, cut. */
export function section(spec: Spec): Machine {
  const stages = clamp(spec.stages, 2, 9);
  const half = 128 + spec.between('cut', -8, 10);
  const each = clamp(430 / stages, 48, 110);
  const top = 150;
  const foot = top + each * stages;
  const thick = 36;
  const wall = 12;
  const chamber = half - wall - 26;
  const stage = (y: number): string => {
    const left =
      path(
        `M${n(-chamber)} ${n(y)}H${n(-thick * 0.9)}V${n(y + 9)}H${n(-chamber + 10)}V${n(y + each)}H${n(-chamber)}Z`,
        { fill: hatch('metalBack'), width: pen.edge },
      ) +
      path(
        `M${n(-chamber + 12)} ${n(y + each * 0.42)}Q${n(-chamber + 14)} ${n(y + 16)} ${n(-chamber * 0.5)} ${n(y + 14)}`,
        { width: pen.fine },
      );
    return (
      left +
      mirror(left, 0) +
      impellerCut({
        cx: 0,
        y: y + each * 0.32,
        radius: chamber * 0.84,
        depth: each * 0.6,
        shaft: thick,
        kind: 'closed',
      })
    );
  };
  const sleeve = rect(-half, top - 10, wall, foot - top + 20, { fill: hatch('metal'), width: pen.edge });
  const lantern = path(
    `M${n(-thick * 1.1)} 56H${n(-half * 0.96)}V76H${n(-half * 0.72)}V104H${n(-half * 1.1)}V${n(top)}H${n(-half + wall)}V${n(top - 22)}H${n(-thick * 1.1)}Z`,
    { fill: hatch('metal'), width: pen.outline },
  );
  const port = 52;
  const cy = foot + 84;
  const base =
    `M${n(-half * 1.1)} ${n(foot - 8)}H${n(half * 1.1)}V${n(foot + 22)}H${n(half * 0.94)}L${n(half)} ${n(cy - port - 20)}H${n(half * 1.62)}V${n(cy - port * 1.7)}H${n(half * 1.62 + 26)}V${n(cy + port * 1.7)}H${n(half * 1.62)}V${n(cy + port + 18)}` +
    `H${n(half * 1.2)}V${n(cy + 110)}H${n(-half * 1.2)}V${n(cy + port + 18)}H${n(-half * 1.62)}V${n(cy + port * 1.7)}H${n(-half * 1.62 - 26)}V${n(cy - port * 1.7)}H${n(-half * 1.62)}V${n(cy - port - 20)}H${n(-half)}L${n(-half * 0.94)} ${n(foot + 22)}H${n(-half * 1.1)}Z`;
  const face = half * 1.62 + 26;
  return {
    svg: [
      rect(-half + wall, top - 10, half * 2 - wall * 2, foot - top + 20, { fill: palette.pool, stroke: 'none' }),
      lantern + mirror(lantern, 0),
      sleeve + mirror(sleeve, 0),
      path(base, { fill: hatch('metal'), width: pen.outline }),
      path(
        `M${n(-face)} ${n(cy - port)}H${n(-half * 0.4)}Q${n(-thick * 1.6)} ${n(cy - port)} ${n(-thick * 1.6)} ${n(foot - 8)}H${n(thick * 1.6)}V${n(cy)}Q${n(thick)} ${n(cy + port)} ${n(-half * 0.3)} ${n(cy + port)}H${n(-face)}Z`,
        { fill: palette.pool, width: pen.edge },
      ),
      path(
        `M${n(face)} ${n(cy - port)}H${n(half * 0.98)}Q${n(half * 0.82)} ${n(cy - port)} ${n(half - wall)} ${n(foot - 8)}H${n(chamber)}V${n(foot + 20)}Q${n(half * 0.5)} ${n(cy + port)} ${n(half * 1.1)} ${n(cy + port)}H${n(face)}Z`,
        { fill: palette.pool, width: pen.edge },
      ),
      shaft(0, -30, foot + 30, thick),
      ...Array.from({ length: stages }, (_, index) => stage(top + index * each)),
      rect(-thick * 1.3, 6, thick * 2.6, 56, { fill: palette.oxideTint, width: pen.edge }),
      line(0, 6, 0, 62, { width: pen.fine }),
      mechanicalSeal(0, top - 64, thick, 58, 'up'),
      axis(0, -60, cy + 130),
      flowArrow([-face - 130, cy], [-face - 10, cy]),
      flowArrow([face + 10, cy], [face + 130, cy]),
      ...[-1, 1].map((way) =>
        flowArrow([way * (half - wall - 13), top + 60], [way * (half - wall - 13), top + 170], palette.oxide, 4),
      ),
    ].join(''),
    box: { x: -face, y: -40, width: face * 2, height: cy + 152 },
    labels: [
      { text: 'Coupling', at: [-thick, 34], side: 'left' },
      { text: 'Lantern', at: [half * 0.8, 124], side: 'right' },
      { text: 'Cartridge seal', at: [-thick * 0.8, top - 36], side: 'left' },
      { text: 'Sleeve', at: [half - 6, top + each * 1.2], side: 'right' },
      {
        text: spec.stages > 1 ? `Impeller, 1 of ${spec.stages}` : 'Impeller',
        at: [-chamber * 0.56, top + each * 1.62],
        side: 'left',
      },
      { text: 'Stage chamber', at: [chamber - 5, top + each * 2.5], side: 'right' },
      { text: 'Shaft', at: [0, -16], side: 'right' },
      { text: 'Base', at: [half, cy + port + 36], side: 'right' },
    ],
  };
}
