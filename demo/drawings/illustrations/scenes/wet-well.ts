import { dimension, flowArrow, hatch, line, palette, path, pen, rect, waterBody, waterLevel } from '../drawing.ts';
import { ladder } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { soil } from './kit/ground.ts';
import { cabinet, submersible } from './kit/machines.ts';
import { birch, grass, pines } from './kit/nature.ts';
import { checkValve, flange, gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const ground = 290;

export const wetWell: SceneDrawing = {
  name: 'wet-well',
  alt: 'Section through a lift station: two submersible pumps on guide rails in a round wet well, a sewer flowing in, float levels marked, and the valves in a vault beside it.',
  title: 'Duplex wet well and valve vault',
  note: 'Section on the pump axis',
  body: () => [
    wash(palette.paper),
    pines([
      [80, ground, 220],
      [170, ground, 170],
      [1440, ground, 190],
      [1530, ground, 230],
    ]),
    birch(1340, ground, 180),
    soil(ground),
    grass(20, ground - 4, 300, 10),
    rect(480, ground - 20, 520, 590, { fill: hatch('concrete'), width: pen.outline }),
    rect(526, ground + 20, 428, 506, { fill: palette.surface, width: pen.edge }),
    waterBody(527, 610, 426, 205),
    path('M527 815V720L600 815ZM953 815V720L880 815Z', { fill: hatch('concrete'), width: pen.edge }),
    waterLevel(527, 610, 426, 742),
    rect(1070, ground - 20, 380, 240, { fill: hatch('concrete'), width: pen.outline }),
    rect(1110, ground + 20, 300, 160, { fill: palette.surface, width: pen.edge }),
    pipe(
      [
        [0, 520],
        [526, 520],
      ],
      70,
      palette.concrete,
    ),
    flowArrow([300, 520], [430, 520], palette.water, 10),
    path('M526 500C560 510 568 560 566 606M526 540C540 550 544 580 544 606', {
      stroke: palette.water,
      width: pen.edge,
    }),
    ...steps(2).map((index) => {
      const x = 650 + index * 170;
      return (
        path(`M${x - 12} ${ground + 4}V660M${x + 12} ${ground + 4}V660`, {
          width: pen.edge,
          stroke: palette.ironShade,
        }) +
        pipe(
          [
            [x + 66, 790],
            [x + 66, 400 - index * 28],
            [1110 - index * 0, 400 - index * 28],
          ],
          26,
        ) +
        flange(x + 66, 560, 26, 90) +
        submersible(x, 808, 170, index ? palette.moss : palette.water) +
        path(`M${x} 640V${ground - 4}`, { width: pen.fine })
      );
    }),
    pipe(
      [
        [1110, 400],
        [1600, 400],
      ],
      26,
    ),
    checkValve(1200, 400, 28),
    gateValve(1310, 400, 26),
    flowArrow([1480, 366], [1570, 366], palette.water, 8),
    ladder(546, ground + 20, 240, 34),
    ...[470, 610, 760].map(
      (y, index) =>
        line(920, ground + 24, 926 - index * 6, y - 24, { width: pen.fine }) +
        path(`M${914 - index * 6} ${y - 24}h24v34q-12 14 -24 0z`, { fill: palette.oxide, width: pen.edge }),
    ),
    rect(600, ground - 34, 270, 16, { fill: palette.steel, width: pen.edge }),
    path(`M870 ${ground - 34}l70 -110`, { width: 12 }),
    path(`M870 ${ground - 34}l70 -110`, { width: 6, stroke: palette.steel }),
    rect(1200, ground - 34, 130, 16, { fill: palette.steel, width: pen.edge }),
    path('M340 290V190M400 290V190', { width: 8 }),
    cabinet(310, 90, 124, 150),
    figure({
      at: [236, ground],
      height: 190,
      facing: 1,
      hands: [
        [312, 150],
        [314, 180],
      ],
      coat: palette.oxide,
      hat: tint.lamplight,
    }),
    dimension({ from: [1000, 470], to: [1000, 760], along: 'up', at: 1060, text: '8 FT' }),
  ],
};
