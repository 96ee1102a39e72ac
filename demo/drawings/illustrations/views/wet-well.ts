/** Two submersible pumps on guide rails in a concrete wet well, with a valve vault beside it. */
import { checkValve, gateValve, pipeAcross, pipeUp } from '../components/pipework.ts';
import {
  bar,
  circle,
  fitInto,
  flowArrow,
  groundLine,
  hatch,
  line,
  palette,
  path,
  pen,
  rect,
  tag,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import { clamp, type Spec } from '../spec.ts';

const ground = 250;
const floor = 1000;

export function wetWell(spec: Spec, machine: Machine): string {
  const bore = clamp(24 + spec.figures.dischargeIn * 4, 30, 70);
  const tall = clamp(230 + spec.figures.heightIn * 2.4, 270, 400);
  const [left, right] = [230, 930];
  const level = floor - tall * spec.between('level', 0.95, 1.3) - 30;
  const pump = (x: number): string => {
    const width = (machine.box.width / machine.box.height) * tall;
    const placed = fitInto(machine, { x: x - width, y: floor - tall - 8, width, height: tall });
    const outlet = floor - 8 - tall * 0.2;
    return [
      line(x + 30, ground + 40, x + 30, floor - 50, { width: pen.edge }),
      line(x + 44, ground + 40, x + 44, floor - 50, { width: pen.edge }),
      pipeUp(x + 58, ground + 172, outlet + bore, bore),
      placed.svg,
      rect(x - 2, outlet - bore * 0.8, 60 + bore, bore * 1.9, { fill: palette.ironShade, r: 10 }),
      rect(x + 14, floor - 40, 44 + bore, 40, { fill: palette.ironShade }),
    ].join('');
  };
  const main = ground + 172;
  const float = (y: number, x: number): string =>
    path(`M${x} ${ground + 46}V${y - 40}Q${x} ${y} ${x + 26} ${y}`, { width: pen.fine }) +
    rect(x + 22, y - 14, 52, 28, { fill: palette.oxideTint, r: 14, width: pen.edge });
  return [
    rect(84, ground, 1432, 800, { fill: hatch('earth'), stroke: 'none' }),
    groundLine(84, ground, 1432),
    // Well and vault, cut.
    path(`M${left - 56} ${ground - 24}H${right + 56}V${floor + 52}H${left - 56}Z`, {
      fill: hatch('concrete'),
      width: pen.outline,
    }),
    path(`M${right + 56} ${ground - 24}H1450V${main + 150}H${right + 56}Z`, {
      fill: hatch('concrete'),
      width: pen.outline,
    }),
    rect(left, ground + 30, right - left, floor - ground - 30, { fill: palette.surface, width: pen.edge }),
    rect(right + 56, ground + 30, 1404 - right - 56, main + 106 - ground - 30, {
      fill: palette.surface,
      width: pen.edge,
    }),
    waterBody(left, level, right - left, floor - level),
    waterLevel(left, level, right - left, left + 60),
    rect(left + 170, ground - 30, 300, 60, { fill: palette.surface, stroke: 'none' }),
    bar(left + 320, ground - 40, 330, 16, { fill: palette.steel }),
    // Inlet sewer.
    rect(84, ground + 210, left - 84, 84, { fill: palette.surface, width: pen.edge }),
    rect(84, ground + 258, left - 84, 36, { fill: palette.pool, stroke: 'none' }),
    path(`M${left} ${ground + 260}Q${left + 44} ${ground + 270} ${left + 50} ${level}H${left}Z`, {
      fill: palette.pool,
      stroke: palette.water,
      width: pen.fine,
    }),
    flowArrow([104, ground + 250], [204, ground + 250]),
    pipeAcross(left + 330, main, 1516 - left - 330, bore),
    pump(left + 260),
    pump(left + 550),
    rect(left + 318 - bore * 0.1, main - bore * 0.62, bore * 1.2, bore * 1.24, { fill: palette.iron, r: bore * 0.3 }),
    rect(left + 608 - bore * 0.1, main - bore * 0.62, bore * 1.2, bore * 1.24, { fill: palette.iron, r: bore * 0.3 }),
    checkValve(1090, main, bore),
    gateValve(1270, main, bore),
    float(level + 60, right - 90),
    float(level - 70, right - 130),
    flowArrow([1400, main - bore - 24], [1510, main - bore - 24]),
    // Control panel.
    rect(1180, ground - 24 - 34, 18, 34, { fill: palette.concrete }),
    rect(1300, ground - 24 - 34, 18, 34, { fill: palette.concrete }),
    rect(1150, ground - 168, 200, 112, { fill: palette.moss, opacity: 0.55, stroke: 'none' }),
    rect(1150, ground - 168, 200, 112, { width: pen.outline }),
    line(1250, ground - 168, 1250, ground - 56, { width: pen.fine }),
    circle(1236, ground - 112, 5, { fill: palette.ink, stroke: 'none' }),
    tag('Wet well', left + 26, ground + 80),
    tag('Valve vault', right + 82, main + 92),
  ].join('');
}
