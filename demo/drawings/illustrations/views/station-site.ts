/** A packaged lift station in the ground beside a road. */
import { elbow, pipeAcross } from '../components/pipework.ts';
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
  polygon,
  rect,
  tag,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import type { Spec } from '../spec.ts';

const ground = 340;

function farHouse(x: number, width: number, height: number): string {
  const top = ground - height;
  return (
    rect(x, top, width, height, { fill: palette.surface, width: pen.edge }) +
    polygon(
      [
        [x - 14, top],
        [x + width / 2, top - width * 0.4],
        [x + width + 14, top],
      ],
      { fill: palette.oxideTint, width: pen.edge },
    ) +
    rect(x + width * 0.2, top + height * 0.3, width * 0.22, height * 0.34, { fill: palette.pool, width: pen.fine }) +
    rect(x + width * 0.58, top + height * 0.34, width * 0.22, height * 0.66, {
      fill: palette.hairline,
      width: pen.fine,
    })
  );
}

export function stationSite(spec: Spec, machine: Machine): string {
  const houses = spec.whole('houses', 2, 4);
  const placed = fitInto(machine, { x: 430, y: ground - 78, width: 760, height: 790 }, { y: 0 });
  const bottom = placed.box.y + placed.box.height;
  const [inX, inY] = placed.at(machine.box.x, (machine.ports?.suction ?? [0, machine.box.height * 0.48])[1]);
  const right = placed.box.x + placed.box.width;
  const [, outY] = placed.at(0, 250);
  return [
    rect(84, ground, 1432, 730, { fill: hatch('earth'), stroke: 'none' }),
    path(`M${placed.box.x - 40} ${ground}L${placed.box.x + 30} ${bottom}H${right - 200}L${right - 40} ${ground}Z`, {
      fill: palette.earth,
      width: pen.fine,
      dash: '18 10',
    }),
    groundLine(84, ground, 1432),
    ...Array.from({ length: houses }, (_, index) => farHouse(110 + index * 96, 78, 62 + (index % 2) * 18)),
    rect(84, ground - 6, 290, 26, { fill: palette.ironShade, width: pen.edge }),
    bar(250, ground - 12, 84, 14, { fill: palette.ink, stroke: 'none' }),
    // Manhole and gravity sewer.
    rect(214, ground + 20, 72, inY - ground + 30, { fill: palette.surface, width: pen.edge }),
    rect(200, inY + 44, 100, 24, { fill: hatch('concrete') }),
    rect(286, inY - 28, inX - 286, 56, { fill: palette.surface, width: pen.edge }),
    rect(286, inY + 2, inX - 286, 24, { fill: palette.pool, stroke: 'none' }),
    placed.svg,
    pipeAcross(right, outY, 1350 - right, 34),
    elbow(1380, outY, 34, 'left', 'down'),
    rect(1363, outY + 34, 34, 120, { fill: palette.iron, width: pen.edge }),
    elbow(1380, outY + 180, 34, 'right', 'up'),
    pipeAcross(1414, outY + 180, 102, 34),
    flowArrow([1400, outY + 250], [1500, outY + 250]),
    // Panel with its mast and lamp.
    bar(1290, ground - 150, 16, 150, { fill: palette.steel }),
    bar(1370, ground - 150, 16, 150, { fill: palette.steel }),
    rect(1258, ground - 210, 144, 116, { fill: palette.mossTint, width: pen.outline, r: 4 }),
    rect(1276, ground - 192, 60, 40, { fill: palette.surface, width: pen.fine }),
    circle(1370, ground - 172, 8, { fill: palette.oxide, width: pen.fine }),
    line(1420, ground, 1420, ground - 250, { width: 8 }),
    circle(1420, ground - 258, 13, { fill: palette.oxide, width: pen.edge }),
    ...[1450, 1490].map((x, index) =>
      circle(x, ground - 60 - index * 16, 34, { fill: palette.mossTint, width: pen.edge }),
    ),
    tag('Gravity sewer', 300, inY + 130),
    tag('Force main', 1230, outY + 240),
  ].join('');
}
