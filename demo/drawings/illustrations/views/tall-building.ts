/** A booster set in the basement of a tall building, with its break tank and the riser to the floors. */
import { elbow, gateValve, jointAcross, pipeAcross, pipeUp } from '../components/pipework.ts';
import {
  fitInto,
  flowArrow,
  groundLine,
  hatch,
  line,
  n,
  palette,
  path,
  pen,
  rect,
  tag,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import type { Spec } from '../spec.ts';

const ground = 560;

export function tallBuilding(spec: Spec, machine: Machine): string {
  const floors = spec.whole('floors', 4, 6);
  const storey = (ground - 100) / floors;
  const [left, right] = [330, 1290];
  const floor = 1000;
  const placed = fitInto(machine, { x: 620, y: floor - 322, width: 520, height: 310 }, { x: 0.5, y: 1 });
  const ports = machine.ports ?? { suction: [0, 0], discharge: [0, 0] };
  const [inX, y] = placed.at(ports.suction[0], ports.suction[1]);
  const bore = 30;
  const riser = 1220;
  const rooms = Array.from({ length: floors }, (_, index) => {
    const top = 100 + index * storey;
    const windows = [430, 590, 750, 910].map(
      (x) =>
        rect(x, top + storey * 0.26, 84, storey * 0.44, {
          fill: (x + index * 160) % 320 < 170 ? palette.pool : palette.surface,
          width: pen.edge,
        }) + line(x + 42, top + storey * 0.26, x + 42, top + storey * 0.7, { width: pen.fine }),
    );
    return [
      ...windows,
      rect(left, top + storey - 12, right - left, 12, { fill: palette.hairline, width: pen.fine }),
      pipeAcross(1080, top + storey * 0.4, riser - 1080, 12, 'steel'),
      path(`M1080 ${n(top + storey * 0.4)}h-12v24`, { width: 7 }),
      line(1060, top + storey * 0.4 + 28, 1076, top + storey * 0.4 + 28, { stroke: palette.water, width: pen.outline }),
    ].join('');
  });
  return [
    rect(84, ground, 1432, 510, { fill: hatch('earth'), stroke: 'none' }),
    groundLine(84, ground, 1432),
    rect(left, 100, right - left, ground - 100, { fill: palette.surface, width: pen.outline }),
    ...rooms,
    rect(left - 30, 84, right - left + 60, 18, { fill: palette.ironShade, width: pen.edge }),
    path(`M${left - 40} ${ground}H${right + 40}V${floor + 46}H${left - 40}Z`, {
      fill: hatch('concrete'),
      width: pen.outline,
    }),
    rect(left, ground + 26, right - left, floor - ground - 26, { fill: palette.surface, width: pen.edge }),
    // Break tank fed from the town main.
    rect(370, 690, 180, floor - 690 - 20, { fill: palette.surface, width: pen.outline }),
    waterBody(372, 750, 176, floor - 772),
    waterLevel(372, 750, 176, 420),
    rect(360, floor - 20, 200, 20, { fill: hatch('concrete') }),
    pipeAcross(84, 640, 340, bore),
    elbow(450, 640, bore, 'left', 'down'),
    gateValve(250, 640, bore),
    flowArrow([100, 600], [190, 600]),
    pipeAcross(552, y, inX - 552, bore),
    jointAcross(560, y, bore),
    placed.svg,
    (() => {
      const [outX] = placed.at(ports.discharge[0], ports.discharge[1]);
      return pipeAcross(outX, y, riser - outX - bore, bore) + jointAcross(outX, y, bore);
    })(),
    elbow(riser, y, bore, 'left', 'up'),
    pipeUp(riser, 130, y - bore, 24),
    gateValve(riser - 80, y, bore * 0.9),
    flowArrow([riser + 38, 780], [riser + 38, 660]),
    // Street.
    rect(1400, ground - 150, 10, 150, { fill: palette.ink, stroke: 'none' }),
    path(`M1405 ${ground - 150}q0 -26 -44 -24`, { width: 6 }),
    rect(150, ground - 62, 34, 62, { fill: palette.oxideTint, width: pen.edge, r: 6 }),
    rect(142, ground - 44, 50, 16, { fill: palette.oxideTint, width: pen.edge }),
    tag('Town main', 104, 720),
    tag('Break tank', 384, 664),
    tag(`${floors} floors`, 104, 160),
  ].join('');
}
