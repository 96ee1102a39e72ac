/** A family's impeller in plan and cut, with its diameter and the sphere that passes. */
import { thousands } from '../../../content/units.ts';
import { type ImpellerKind, impellerCut, impellerKinds, impellerPlan } from '../components/impeller.ts';
import { centreLine, circle, dimension, lettering, palette, pen, rotate } from '../drawing.ts';
import type { Spec } from '../spec.ts';
import { inchesText, millimetresText } from './dimensions.ts';

export function impellerView(spec: Spec, kind: ImpellerKind, vanes: number): string {
  const { figures, impellerIn } = spec;
  const radius = 340;
  const scale = radius / (impellerIn / 2);
  const [cx, cy] = [500, 530];
  const depth = radius * impellerKinds[kind].depth * spec.between('impeller depth', 0.92, 1.1);
  const x = 1150;
  const sphere = figures.solidsIn ? Math.min(figures.solidsIn * scale * 0.5, radius * 0.44) : 0;
  const shaft = radius * 0.17;
  const cut = impellerCut({ cx: 0, y: 0, radius, depth, shaft, kind });
  const turn = spec.between('vane start', 0, 90);
  const text = { size: 30, weight: 500 } as const;
  return [
    rotate(impellerPlan(cx, cy, radius, kind, vanes), turn, cx, cy),
    centreLine(cx - radius - 50, cy, cx + radius + 50, cy),
    centreLine(cx, cy - radius - 50, cx, cy + radius + 50),
    `<g transform="translate(${x} ${cy}) rotate(-90)">${cut}</g>`,
    centreLine(x - 60, cy, x + depth + 70, cy),
    dimension({
      from: [cx - radius, cy + 20],
      to: [cx + radius, cy + 20],
      along: 'across',
      at: cy + radius + 110,
      text: `Ø ${inchesText(impellerIn)}`,
      second: `Ø ${millimetresText(impellerIn)}`,
    }),
    dimension({
      from: [x, cy + radius],
      to: [x + depth, cy + radius],
      along: 'across',
      at: cy + radius + 110,
      text: inchesText(depth / scale),
      second: millimetresText(depth / scale),
    }),
    sphere > 0
      ? circle(cx + radius * 0.58, cy - radius * 0.42, sphere, {
          fill: palette.surface,
          stroke: palette.oxide,
          width: pen.edge,
          dash: '16 10',
        }) +
        lettering(
          inchesText(figures.solidsIn ?? 0),
          cx + radius * 0.58,
          cy - radius * 0.42 + (sphere < 52 ? sphere + 34 : 10),
          {
            ...text,
            size: sphere < 52 ? 28 : Math.min(32, sphere * 0.62),
            anchor: 'middle',
            fill: palette.oxide,
          },
        )
      : '',
    lettering(`${vanes} ${vanes === 1 ? 'VANE' : 'VANES'} · ${thousands(figures.speedRpm)} RPM`, 84, 130, text),
    sphere > 0
      ? lettering(`PASSES A ${inchesText(figures.solidsIn ?? 0).toUpperCase()} SPHERE`, 84, 174, {
          ...text,
          fill: palette.oxide,
        })
      : '',
  ].join('');
}
