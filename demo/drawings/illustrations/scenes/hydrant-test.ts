import { circle, dimension, hatch, line, palette, path, pen, polygon, rect } from '../drawing.ts';
import { panes } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { land, pines } from './kit/nature.ts';
import { gauge, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const ground = 640;

function hydrant(x: number): string {
  return [
    path(`M${x - 40} ${ground}V${ground - 300}q0 -70 40 -70t40 70V${ground}Z`, {
      fill: palette.oxide,
      width: pen.outline,
    }),
    path(`M${x + 8} ${ground}V${ground - 364}q32 10 32 64V${ground}Z`, { fill: '#973822', stroke: 'none' }),
    rect(x - 58, ground - 304, 116, 22, { fill: palette.oxide, width: pen.edge }),
    rect(x - 62, ground - 24, 124, 24, { fill: palette.oxide, width: pen.edge }),
    rect(x - 12, ground - 398, 24, 34, { fill: palette.steel, width: pen.edge }),
    rect(x + 40, ground - 246, 46, 68, { fill: palette.steel, width: pen.edge }),
    rect(x - 70, ground - 236, 30, 48, { fill: palette.oxide, width: pen.edge }),
    circle(x, ground - 210, 26, { fill: '#c9654a', width: pen.edge }),
    rect(x - 30, ground, 60, 150, { fill: palette.iron, width: pen.edge }),
    path(`M${x - 60} ${ground + 150}h120v26h-120z`, { fill: palette.steel, width: pen.edge }),
  ].join('');
}

export const hydrantTest: SceneDrawing = {
  name: 'hydrant-test',
  alt: 'A hydrant flow test on a street: water leaves the hydrant in a long arc while a tester holds a pitot gauge in the stream and a colleague writes the figures.',
  title: 'Hydrant flow test',
  note: '1,180 gpm at 20 psi residual',
  body: () => [
    wash(palette.paper),
    land(
      [
        [-10, 420],
        [400, 370],
        [800, 410],
        [1200, 340],
        [1610, 380],
      ],
      tint.hillFar,
    ),
    ...[
      [40, 260, 240],
      [1240, 230, 280],
    ].map(
      ([x = 0, y = 0, width = 0], index) =>
        rect(x, y + 80, width, ground - y - 80, { fill: index ? tint.wallShade : tint.brick, width: pen.edge }) +
        polygon(
          [
            [x - 20, y + 82],
            [x + width / 2, y - 30],
            [x + width + 20, y + 82],
          ],
          { fill: tint.roof, width: pen.edge },
        ) +
        panes(x + 30, y + 130, 60, 80, 2, 2) +
        panes(x + width - 90, y + 130, 60, 80, 2, 2) +
        rect(x + width / 2 - 26, ground - 120, 52, 120, { fill: palette.moss, width: pen.edge }),
    ),
    pines([
      [340, ground, 260],
      [1180, ground, 230],
    ]),
    rect(0, ground, 1600, 250, { fill: hatch('earth'), stroke: 'none' }),
    path(`M760 ${ground}H1600V${ground + 30}H760Z`, { fill: tint.road, width: pen.edge }),
    line(0, ground, 1600, ground, { width: pen.outline }),
    pipe(
      [
        [0, 800],
        [1600, 800],
      ],
      60,
    ),
    hydrant(560),
    path('M646 410C820 392 1010 430 1150 640L1230 640C1110 420 900 350 646 440Z', {
      fill: palette.pool,
      width: pen.edge,
      stroke: palette.water,
    }),
    path('M646 422C840 408 1020 452 1172 636M646 432C830 410 980 430 1120 560', {
      stroke: palette.water,
      width: pen.fine,
    }),
    path('M1120 640q70 -50 140 0M1090 636l-30 -30M1270 636l36 -34M1180 610l10 -40', {
      stroke: palette.water,
      width: pen.outline,
    }),
    path(
      steps(5)
        .map((index) => `M${1040 + index * 90} 652h50`)
        .join(''),
      { stroke: palette.water, width: pen.edge },
    ),
    figure({
      at: [860, ground + 20],
      height: 330,
      facing: -1,
      lean: 6,
      hands: [
        [740, 400],
        [748, 452],
      ],
      coat: palette.water,
      hat: tint.lamplight,
    }),
    path('M790 350L668 424', { width: 9 }),
    gauge(800, 330, 40, 0.6),
    figure({
      at: [340, ground],
      height: 330,
      facing: 1,
      lean: 6,
      hands: [
        [440, 420],
        [430, 450],
      ],
      coat: palette.moss,
      hat: palette.surface,
    }),
    path('M424 396l80 -14l14 60l-80 16z', { fill: tint.wood, width: pen.edge }),
    gauge(490, 340, 34, 0.4),
    dimension({ from: [560, ground], to: [560, 800], along: 'up', at: 440, text: '8 FT' }),
  ],
};
