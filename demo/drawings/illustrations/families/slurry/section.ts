import { baseplate, pedestal } from '../../components/frame.ts';
import { bearingFrameSection, lying, lyingAxis, lyingPacking, lyingShaft } from '../../components/frame-section.ts';
import { impellerCut } from '../../components/impeller.ts';
import { taperAcross } from '../../components/turned.ts';
import { flangeSize } from '../../components/volute.ts';
import { flowArrow, hatch, line, n, palette, path, pen, rect } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, shape } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { spiral, depth, frame, bore } = of;
  const { cy, radius } = spiral;
  const shaft = clamp(radius * 0.3, 50, 66);
  const R = radius * 0.82;
  const size = radius * 1.16;
  const throat = depth * 0.31;
  const mid = depth * 0.5;
  const shaftEnd = frame.x + frame.length + 140;
  const top = cy - spiral.reach;
  const eye = of.suction / 2;
  const flange = flangeSize(bore);
  const lower = size + throat * 0.24;
  const shell = `M${n(-100)} ${n(cy - eye - 46)}H-80V${n(cy - eye - 22)}H0V${n(cy - size)}H${n(mid - bore * 0.72)}V${n(top)}H${n(mid + bore * 0.72)}V${n(cy - size)}H${n(depth)}V${n(cy + lower)}H0V${n(cy + eye + 22)}H-80V${n(cy + eye + 46)}H-100Z`;
  const liner = 26;
  const water = `M-170 ${n(cy - eye)}H${n(mid - throat)}V${n(cy - R)}Q${n(mid - throat)} ${n(cy - size + liner)} ${n(mid - bore / 2)} ${n(cy - size + liner)}V${n(top - 70)}H${n(mid + bore / 2)}V${n(cy - size + liner)}Q${n(mid + throat)} ${n(cy - size + liner)} ${n(mid + throat)} ${n(cy - R)}V${n(cy + R)}Q${n(mid + throat)} ${n(cy + lower - liner)} ${n(mid)} ${n(cy + lower - liner)}Q${n(mid - throat)} ${n(cy + lower - liner)} ${n(mid - throat)} ${n(cy + R)}V${n(cy + eye)}H-170Z`;
  const deep = depth * 0.54;
  return {
    svg: [
      baseplate(-30, BASE - 46, shaftEnd + 20, 46),
      pedestal(mid, cy + lower - 6, BASE - 46, depth * 0.9, 'dark'),
      pedestal(frame.x + frame.length * 0.5, cy + frame.diameter * 0.46, BASE - 46, frame.length * 0.9, 'dark'),
      path(shell, { fill: hatch('metal'), width: pen.outline }),
      rect(mid - flange.diameter / 2, top, flange.diameter, flange.thickness, {
        fill: hatch('metal'),
        width: pen.outline,
      }),
      path(water, { fill: palette.surface, stroke: palette.ink, width: liner * 2 }),
      path(water, { fill: palette.earth, stroke: hatch('rubber'), width: liner * 1.7 }),
      path(water, { fill: palette.earth, width: pen.edge }),
      rect(-240, cy - eye - 60, 139, eye * 2 + 120, { fill: palette.paper, stroke: 'none' }),
      rect(mid - bore, top - 110, bore * 2, 109, { fill: palette.paper, stroke: 'none' }),
      line(-100, cy - eye - 46, -100, cy + eye + 46, { width: pen.outline }),
      line(mid - flange.diameter / 2, top, mid + flange.diameter / 2, top, { width: pen.outline }),
      taperAcross(depth + 2, cy, radius * 1.4, frame.diameter * 1.08, 70, 'iron'),
      rect(depth - 8, cy - shaft * 1.1, 84, shaft * 2.2, { fill: hatch('metalBack'), width: pen.edge }),
      bearingFrameSection({ x: frame.x, cy, length: frame.length, diameter: frame.diameter, shaft, thrust: 2 }),
      lyingShaft(mid, cy, shaftEnd - mid - 40, shaft),
      lyingPacking(depth - 2, cy, shaft, 62),
      lying(impellerFlipped(R, deep, shaft * 0.9), mid + deep * 0.52, cy),
      lyingAxis(-170, shaftEnd + 30, cy),
      flowArrow([-230, cy], [-106, cy]),
      flowArrow([mid, top + 40], [mid, top - 110]),
    ].join(''),
    box: { x: -106, y: top, width: shaftEnd + 106, height: BASE - top },
    labels: [
      { text: 'Suction', at: [-40, cy - eye * 0.5], side: 'left' },
      { text: 'Throat bush', at: [mid - throat - 14, cy - R * 0.8], side: 'left' },
      { text: 'Impeller', at: [mid - deep * 0.1, cy + R * 0.7], side: 'left' },
      { text: 'Volute liner', at: [mid - throat * 0.5, cy + lower - 12], side: 'left' },
      { text: 'Casing', at: [depth - 10, cy - size + 12], side: 'right' },
      { text: 'Packing', at: [depth + 34, cy - shaft * 0.7], side: 'right' },
      { text: 'Bearing frame', at: [frame.x + frame.length * 0.55, cy - frame.diameter * 0.46], side: 'right' },
      { text: 'Thrust bearings', at: [frame.x + frame.length - 60, cy + shaft * 0.8], side: 'right' },
      { text: 'Shaft', at: [shaftEnd - 70, cy], side: 'right' },
    ],
  };
}

/** An impeller whose eye looks left once it lies. */
function impellerFlipped(radius: number, depth: number, shaft: number): string {
  const cut = impellerCut({ cx: 0, y: 0, radius, depth, shaft, kind: 'slurry' });
  return `<g transform="scale(1 -1)">${cut}</g>`;
}
