/** A grinder pump in a basin in a garden, between a house and a small pressure main under the road. */
import { checkValve, elbow, pipeAcross, pipeUp } from '../components/pipework.ts';
import {
  bar,
  circle,
  fitInto,
  flowArrow,
  groundLine,
  hatch,
  line,
  n,
  palette,
  path,
  pen,
  polygon,
  rect,
  tag,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import type { Spec } from '../spec.ts';

const ground = 430;

function house(x: number, width: number, height: number, storeys: number): string {
  const top = ground - height;
  const windows = Array.from({ length: storeys }, (_, row) =>
    [0.2, 0.62]
      .map((part) => {
        const [wx, wy] = [x + width * part, top + 34 + row * (height / storeys)];
        return (
          rect(wx, wy, 62, 66, { fill: palette.pool, width: pen.edge }) +
          line(wx + 31, wy, wx + 31, wy + 66, { width: pen.fine }) +
          line(wx, wy + 33, wx + 62, wy + 33, { width: pen.fine })
        );
      })
      .join(''),
  );
  const boards = Array.from({ length: Math.floor(height / 22) }, (_, row) =>
    line(x, top + row * 22, x + width, top + row * 22, { stroke: palette.hairline, width: pen.hair }),
  );
  return (
    rect(x, top, width, height, { fill: palette.surface, width: pen.outline }) +
    boards.join('') +
    rect(x, top, width, height, { width: pen.outline }) +
    polygon(
      [
        [x - 34, top],
        [x + width / 2, top - width * 0.26],
        [x + width + 34, top],
      ],
      { fill: palette.ironShade, width: pen.outline },
    ) +
    rect(x + width * 0.72, top - width * 0.25, 34, 76, { fill: palette.oxideTint, width: pen.edge }) +
    windows.join('')
  );
}

export function houseStation(spec: Spec, machine: Machine): string {
  const storeys = spec.whole('storeys', 1, 2);
  const width = spec.between('house', 330, 430);
  const [left, right] = [740, 1030];
  const floor = 1010;
  const tall = spec.between('pump', 300, 340);
  const placed = fitInto(
    machine,
    { x: left + 18, y: floor - tall - 4, width: right - left - 30, height: tall },
    { y: 1, x: 0.3 },
  );
  const level = floor - tall - spec.between('level', -40, 60);
  const [riser, outlet] = placed.at(...(machine.ports?.discharge ?? [0, 0]));
  const main = 620;
  return [
    rect(84, ground, 1432, 640, { fill: hatch('earth'), stroke: 'none' }),
    groundLine(84, ground, 1432),
    house(150, width, storeys === 2 ? 230 : 150, storeys),
    rect(150, ground, width, 120, { fill: hatch('concrete') }),
    rect(176, ground, width - 52, 94, { fill: palette.surface, width: pen.edge }),
    // Drain from the house.
    pipeUp(150 + width - 74, ground - 60, 590, 34, 'steel'),
    elbow(150 + width - 74, 600, 34, 'right', 'up', 'steel'),
    pipeAcross(150 + width - 40, 600, left - 150 - width + 40, 34, 'steel'),
    flowArrow([600, 560], [700, 560]),
    // Basin with ribs, seen cut.
    path(`M${left - 18} ${ground - 34}H${right + 18}V${floor + 18}H${left - 18}Z`, {
      fill: hatch('metalBack'),
      width: pen.outline,
    }),
    rect(left, ground - 10, right - left, floor - ground + 10, { fill: palette.surface, width: pen.edge }),
    ...[0.2, 0.4, 0.6, 0.8].map(
      (part) =>
        rect(left - 32, ground + (floor - ground) * part, 14, 30, { fill: palette.steel, width: pen.fine }) +
        rect(right + 18, ground + (floor - ground) * part, 14, 30, { fill: palette.steel, width: pen.fine }),
    ),
    waterBody(left + 2, level, right - left - 4, floor - level),
    waterLevel(left + 2, level, right - left - 4, left + 50),
    bar((left + right) / 2, ground - 56, right - left + 70, 24, { fill: palette.moss, width: pen.edge, r: 6 }),
    pipeUp(riser, main + 10, outlet + 4, 22, 'steel'),
    elbow(riser, main, 22, 'right', 'down', 'steel'),
    pipeAcross(riser + 20, main, 1440 - riser - 20, 22, 'steel'),
    placed.svg,
    path(
      `M${n(placed.box.x + placed.box.width * 0.6)} ${n(placed.box.y)}C${left + 30} ${n(placed.box.y - 90)} ${left + 60} ${ground + 60} ${left + 20} ${ground + 20}`,
      { width: 6 },
    ),
    rect(left + 60, level - 56, 52, 26, { fill: palette.oxideTint, r: 13, width: pen.edge }),
    path(`M${left + 62} ${n(level - 44)}Q${left + 24} ${n(level - 60)} ${left + 24} ${ground + 20}`, {
      width: pen.fine,
    }),
    checkValve(1150, main, 26),
    circle(1440, main, 44, { fill: palette.iron, width: pen.outline }),
    circle(1440, main, 34, { fill: palette.pool, width: pen.edge }),
    flowArrow([1230, main - 44], [1350, main - 44]),
    // Road with kerb.
    rect(1290, ground - 4, 226, 30, { fill: palette.ironShade, width: pen.edge }),
    rect(1270, ground - 18, 24, 50, { fill: palette.concrete, width: pen.edge }),
    // Alarm panel on a post.
    bar(640, ground - 150, 14, 150, { fill: palette.steel }),
    rect(596, ground - 210, 88, 104, { fill: palette.surface, width: pen.outline, r: 4 }),
    circle(640, ground - 222, 12, { fill: palette.oxide, width: pen.edge }),
    ...[0, 1, 2].map((tree) =>
      circle(1130 + tree * 54, ground - 90 - (tree % 2) * 34, 48, { fill: palette.mossTint, width: pen.edge }),
    ),
    bar(1184, ground - 70, 14, 70, { fill: palette.earth }),
    tag('Basin', right + 60, ground + 560),
    tag('Pressure main', 1200, main + 104),
  ].join('');
}
