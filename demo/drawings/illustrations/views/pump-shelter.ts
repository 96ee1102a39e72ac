/** A self-priming pump in a shelter above a wet well, which it empties through a suction pipe. */
import { bellMouth, checkValve, elbow, gateValve, jointAcross, pipeAcross, pipeUp } from '../components/pipework.ts';
import {
  bar,
  flowArrow,
  groundLine,
  hatch,
  line,
  palette,
  path,
  pen,
  polygon,
  rect,
  scaled,
  tag,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import { clamp, type Spec } from '../spec.ts';

const ground = 640;

export function pumpShelter(spec: Spec, machine: Machine): string {
  const tall = clamp(210 + spec.figures.heightIn * 2, 270, 310);
  const scale = tall / machine.box.height;
  const x = 560;
  const y = ground - 24 - tall;
  const ports = machine.ports ?? { suction: [0, 0], discharge: [0, 0] };
  const [inX, inY] = [x + ports.suction[0] * scale, y + ports.suction[1] * scale];
  const [outX, outY] = [x + ports.discharge[0] * scale, y + ports.discharge[1] * scale];
  const bore = clamp(spec.figures.dischargeIn * 7, 30, 46);
  const floor = 1020;
  const [left, right] = [180, 520];
  const level = spec.between('level', 790, 870);
  const drop = 350;
  return [
    rect(84, ground, 1432, 430, { fill: hatch('earth'), stroke: 'none' }),
    groundLine(84, ground, 1432),
    path(`M${left - 50} ${ground - 20}H${right + 50}V${floor + 46}H${left - 50}Z`, {
      fill: hatch('concrete'),
      width: pen.outline,
    }),
    rect(left, ground + 24, right - left, floor - ground - 24, { fill: palette.surface, width: pen.edge }),
    waterBody(left + 2, level, right - left - 4, floor - level),
    waterLevel(left + 2, level, right - left - 4, left + 60),
    rect(84, 720, left - 84, 70, { fill: palette.surface, width: pen.edge }),
    rect(84, 760, left - 84, 30, { fill: palette.pool, stroke: 'none' }),
    flowArrow([96, 750], [170, 750]),
    // Shelter.
    rect(450, 250, 900, ground - 250, { fill: palette.surface, stroke: 'none' }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((board) =>
      line(470 + board * 108, 262, 470 + board * 108, ground - 24, { stroke: palette.hairline, width: pen.hair }),
    ),
    rect(450, 250, 22, ground - 250, { fill: palette.steel, width: pen.edge }),
    rect(1328, 250, 22, ground - 250, { fill: palette.steel, width: pen.edge }),
    polygon(
      [
        [410, 256],
        [430, 206],
        [1380, 166],
        [1400, 216],
      ],
      { fill: palette.ironShade, width: pen.outline },
    ),
    rect(450, ground - 24, 900, 40, { fill: hatch('concrete'), width: pen.edge }),
    rect(1140, 330, 130, 150, { fill: palette.mossTint, width: pen.outline }),
    rect(1160, 352, 90, 44, { fill: palette.surface, width: pen.fine }),
    // Suction.
    pipeUp(drop, inY + bore, 950, bore),
    bellMouth(drop, 980, bore, 60),
    elbow(drop, inY, bore, 'right', 'down'),
    pipeAcross(drop + bore, inY, inX - drop - bore, bore),
    jointAcross(inX, inY, bore),
    flowArrow([drop + 56, 780], [drop + 56, 690]),
    scaled(machine.svg, scale, x, y),
    // Discharge over the motor, then down to the main.
    pipeUp(outX, 330, outY, bore),
    elbow(outX, 310, bore, 'right', 'down'),
    pipeAcross(outX + bore, 310, 1420 - outX - bore * 2, bore),
    checkValve(outX + 150, 310, bore),
    gateValve(outX + 290, 310, bore * 0.9),
    elbow(1420, 310, bore, 'left', 'down'),
    pipeUp(1420, 310 + bore, 800, bore),
    elbow(1420, 820, bore, 'right', 'up'),
    pipeAcross(1420 + bore, 820, 96 - bore, bore),
    flowArrow([1420 + bore * 1.3, 480], [1420 + bore * 1.3, 600]),
    bar((left + right) / 2 - 70, ground - 34, 150, 14, { fill: palette.steel }),
    tag('Wet well', left + 24, ground + 70),
    tag('Force main', 1200, 880),
  ].join('');
}
