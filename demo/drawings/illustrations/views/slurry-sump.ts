/** A slurry pump under a steel sump in a mill, lifting to a cyclone on the floor above. */

import { elbow, gateValve, jointAcross, jointUp, pipeAcross, pipeUp } from '../components/pipework.ts';
import { bar, flowArrow, hatch, line, n, palette, path, pen, polygon, rect, scaled, tag } from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import { clamp, type Spec } from '../spec.ts';

const floor = 960;

function cyclone(cx: number, y: number): string {
  return (
    path(
      `M${n(cx - 70)} ${n(y)}H${n(cx + 70)}V${n(y + 100)}L${n(cx + 16)} ${n(y + 270)}H${n(cx - 16)}L${n(cx - 70)} ${n(y + 100)}Z`,
      { fill: palette.iron, width: pen.outline },
    ) +
    polygon(
      [
        [cx + 40, y + 4],
        [cx + 68, y + 4],
        [cx + 68, y + 100],
        [cx + 16, y + 266],
        [cx + 4, y + 266],
        [cx + 40, y + 100],
      ],
      { fill: palette.ironShade, stroke: 'none' },
    ) +
    line(cx - 70, y + 100, cx + 70, y + 100, { width: pen.edge }) +
    bar(cx, y - 70, 44, 70, { fill: palette.iron }) +
    bar(cx, y + 270, 24, 40, { fill: palette.steel })
  );
}

export function slurrySump(spec: Spec, machine: Machine): string {
  const tall = clamp(spec.figures.heightIn * 6.4, 330, 430);
  const scale = tall / machine.box.height;
  const x = 560 - machine.box.x * scale;
  const y = floor - 30 - (machine.box.y + machine.box.height) * scale;
  const bore = clamp(spec.figures.dischargeIn * 7, 38, 66);
  const { suction, discharge } = machine.ports ?? { suction: [0, 0], discharge: [0, 0] };
  const axis = y + suction[1] * scale;
  const face = x + suction[0] * scale;
  const outlet = x + discharge[0] * scale;
  const top = 240;
  const level = 470;
  // The sump ends above the pump's suction, wherever that is.
  const low = Math.min(800, axis - bore * 1.6);
  const steel = { fill: palette.steel, width: pen.edge } as const;
  return [
    rect(84, floor, 1432, 90, { fill: hatch('concrete'), stroke: 'none' }),
    line(84, floor, 1516, floor, { width: pen.outline }),
    rect(530, floor - 30, machine.box.width * scale + 60, 30, { fill: hatch('concrete') }),
    // Building frame and upper floor.
    ...[1120, 1470].map(
      (at) =>
        bar(at, 130, 34, floor - 130, steel) +
        line(at - 8, 130, at - 8, floor, { width: pen.hair }) +
        line(at + 8, 130, at + 8, floor, { width: pen.hair }),
    ),
    rect(1040, 560, 476, 26, { fill: palette.hairline, width: pen.edge }),
    line(1050, 560, 1050, 490, { width: pen.fine }),
    line(1050, 492, 1516, 492, { width: pen.fine }),
    line(1050, 526, 1516, 526, { width: pen.fine }),
    // Sump.
    path(`M140 ${top}H470V${n(low - 160)}L370 ${n(low)}H240L140 ${n(low - 160)}Z`, {
      fill: palette.steel,
      width: pen.outline,
    }),
    path(`M158 ${level}H452V${n(low - 166)}L360 ${n(low - 18)}H250L158 ${n(low - 166)}Z`, {
      fill: palette.earth,
      stroke: palette.ink,
      width: pen.fine,
    }),
    ...[520, 570, 620, 670, 720].map(
      (row, index) =>
        line(190 + index * 14, row, 250 + index * 14, row, { width: pen.hair }) +
        line(320 - index * 4, row + 24, 390 - index * 10, row + 24, { width: pen.hair }),
    ),
    ...[160, 450].map((at) => bar(at, 650, 26, floor - 650, steel)),
    bar(305, low, bore * 1.1, axis - low + bore * 0.2, { fill: palette.iron }),
    elbow(305, axis, bore * 1.1, 'right', 'up'),
    pipeAcross(305 + bore, axis, face - 305 - bore + 6, bore * 1.1),
    gateValve(430, axis, bore * 0.9),
    jointAcross(face, axis, bore * 1.1),
    // Feed into the sump.
    pipeAcross(84, 190, 180, 56),
    elbow(290, 190, 56, 'left', 'down'),
    flowArrow([290, 250], [290, 400]),
    scaled(machine.svg, scale, x, y),
    // Riser to the cyclone.
    pipeUp(outlet, 210, y + discharge[1] * scale, bore),
    elbow(outlet, 190, bore, 'right', 'down'),
    pipeAcross(outlet + bore, 190, 1290 - outlet - bore - 60, bore),
    jointUp(outlet, 420, bore),
    jointAcross(1000, 190, bore),
    cyclone(1300, 168),
    elbow(1300, 90, 40, 'right', 'down'),
    pipeAcross(1340, 90, 176, 40),
    flowArrow([1300, 490], [1300, 552]),
    tag('Sump', 170, top + 60),
    tag('Cyclone', 1160, 430),
    flowArrow([outlet + 60, 400], [outlet + 60, 290]),
  ].join('');
}
