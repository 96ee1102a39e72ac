/** A horizontal pump on its plinth in a pump room, between a suction and a discharge header. */
import { checkValve, elbow, gateValve, gauge, jointAcross, pipeAcross, pipeUp } from '../components/pipework.ts';
import { taperAcross } from '../components/turned.ts';
import { bar, fitInto, flowArrow, groundLine, hatch, line, n, palette, path, pen, rect, tag } from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import { clamp, type Spec } from '../spec.ts';

const floor = 930;

/** The room: walls and floor cut, windows, a crane beam. */
function room(): string {
  const windows = [330, 700, 1070].map(
    (x) =>
      rect(x, 300, 200, 150, { fill: palette.pool, width: pen.edge }) +
      line(x + 100, 300, x + 100, 450, { width: pen.fine }) +
      line(x, 375, x + 200, 375, { width: pen.fine }),
  );
  return [
    rect(84, floor, 1432, 130, { fill: hatch('earth'), stroke: 'none' }),
    rect(170, 190, 1260, floor - 190, { fill: palette.surface, stroke: 'none' }),
    ...windows,
    path(`M130 150H1470V${floor + 44}H130Z M176 196V${floor}H1424V196Z`, {
      fill: hatch('concrete'),
      stroke: 'none',
    }).replace('<path', '<path fill-rule="evenodd"'),
    rect(176, 196, 1248, floor - 196, { width: pen.outline }),
    path(`M130 ${floor + 44}V150H1470V${floor + 44}Z`, { width: pen.outline }),
    rect(176, 240, 1248, 26, { fill: palette.oxideTint, width: pen.edge }),
    bar(800, 266, 90, 40, { fill: palette.steel, width: pen.edge }),
    line(800, 306, 800, 400, { width: pen.edge, dash: '12 6', cap: 'butt' }),
    path('M788 400q0 26 14 26q16 0 12 -20', { width: 6 }),
    groundLine(84, floor + 2, 46),
    groundLine(1470, floor + 2, 46),
  ].join('');
}

export function pumpRoom(spec: Spec, machine: Machine): string {
  const tall = clamp(300 + spec.figures.heightIn * 1.6, 340, 420);
  const width = (machine.box.width / machine.box.height) * tall;
  const plinth = 54;
  const placed = fitInto(machine, { x: 730 - width / 2, y: floor - plinth - tall, width, height: tall });
  const ports = machine.ports ?? { suction: [0, 0], discharge: [0, 0] };
  const [inX, y] = placed.at(ports.suction[0], ports.suction[1]);
  const [outX] = placed.at(ports.discharge[0], ports.discharge[1]);
  const bore = clamp(spec.figures.dischargeIn * 5, 38, 66);
  const suction = bore * 1.3;
  return [
    room(),
    rect(730 - width * 0.42, floor - plinth, width * 0.84, plinth, { fill: hatch('concrete') }),
    // Suction: header, gate valve, eccentric reducer with its flat side up.
    pipeAcross(84, y, 240, suction * 1.12),
    gateValve(330, y, suction),
    pipeAcross(330 + suction, y, inX - 330 - suction - 60, suction),
    path(
      `M${n(inX - 66)} ${n(y - suction / 2)}H${n(inX)}V${n(y + suction * 0.4)}L${n(inX - 66)} ${n(y + suction / 2)}Z`,
      { fill: palette.iron, width: pen.edge },
    ),
    jointAcross(inX - 66, y, suction),
    jointAcross(inX, y, suction),
    gauge(inX - 90, y - suction / 2, 24),
    placed.svg,
    // Discharge: reducer, check valve, gate valve, riser.
    jointAcross(outX, y, bore),
    taperAcross(outX + 8, y, bore * 0.9, bore * 1.1, 60, 'iron', pen.edge),
    pipeAcross(outX + 60, y, 1240 - outX, bore * 1.1),
    gauge(outX + 84, y - bore / 2, 24),
    checkValve(outX + 160, y, bore),
    gateValve(outX + 310, y, bore),
    elbow(1330, y, bore * 1.1, 'left', 'up'),
    pipeUp(1330, 560, y - bore, bore * 1.1),
    elbow(1330, 540, bore * 1.1, 'right', 'down'),
    pipeAcross(1330 + bore, 540, 186 - bore, bore * 1.1),
    ...[240, 1270].map((x) =>
      rect(x - 10, y + suction * 0.55, 20, floor - y - suction * 0.55, { fill: palette.steel, width: pen.edge }),
    ),
    flowArrow([120, y - suction], [240, y - suction]),
    flowArrow([1330 - bore * 1.4, y - 60], [1330 - bore * 1.4, 590]),
    // Starter panel.
    rect(196, 520, 110, 150, { fill: palette.mossTint, width: pen.outline }),
    rect(214, 542, 74, 40, { fill: palette.surface, width: pen.fine }),
    tag('Suction', 196, floor - 40),
    tag('Discharge', 1180, 500),
  ].join('');
}
