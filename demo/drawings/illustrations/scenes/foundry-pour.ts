import { ellipse, line, palette, path, pen, polygon, rect } from '../drawing.ts';
import { archedWindow, brickwork, overheadCrane, truss } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { handwheel, hookAndRope } from './kit/machines.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const floor = 760;

/** Moulding boxes, stacked cope on drag, with the pouring cup on top. */
function flask(x: number, width: number, height: number): string {
  return (
    rect(x, floor - height, width, height, { fill: tint.wood, width: pen.edge }) +
    path(
      `M${x} ${floor - height / 2}h${width}M${x + 20} ${floor - height}v${height}M${x + width - 20} ${floor - height}v${height}`,
      {
        width: pen.fine,
      },
    ) +
    rect(x - 14, floor - height * 0.62, 14, 18, { fill: palette.steel, width: pen.fine }) +
    rect(x + width, floor - height * 0.62, 14, 18, { fill: palette.steel, width: pen.fine }) +
    path(`M${x + width / 2 - 30} ${floor - height - 26}h60l-14 26h-32z`, { fill: palette.earth, width: pen.edge })
  );
}

function ladle(): string {
  return [
    path('M664 330V246H856V330', { width: 12 }),
    path('M664 330V246H856V330', { width: 6, stroke: palette.steel }),
    path('M640 322H880L850 500Q846 520 826 520H694Q674 520 670 500Z', { fill: palette.iron, width: pen.outline }),
    path('M790 322H880L850 500Q846 520 826 520H780Z', { fill: palette.ironShade, stroke: 'none' }),
    path('M640 322H880L850 500Q846 520 826 520H694Q674 520 670 500Z', { width: pen.outline }),
    path('M880 322l52 -18l-10 34l-46 18z', { fill: palette.iron, width: pen.edge }),
    ellipse(760, 322, 120, 20, { fill: tint.fire, width: pen.edge }),
    ellipse(770, 322, 92, 12, { fill: tint.fireCore, stroke: 'none' }),
    path('M648 380H872M658 440H862', { width: pen.fine }),
    handwheel(700, 410, 44),
  ].join('');
}

export const foundryPour: SceneDrawing = {
  name: 'foundry-pour',
  alt: 'The foundry floor: a crane ladle pours iron into the mold of a pump volute while one founder turns the handwheel and another steadies the stream.',
  title: 'Pouring a 12-inch volute',
  note: 'Foundry, bay 2',
  body: () => [
    wash('#e9dccb'),
    polygon(
      [
        [920, 320],
        [360, 890],
        [1500, 890],
      ],
      { fill: tint.fireCore, stroke: 'none', opacity: 0.75 },
    ),
    rect(0, 0, 1600, 110, { fill: tint.wallShade, stroke: 'none' }),
    brickwork(20, 220, 460, 380, 30),
    brickwork(1120, 220, 460, 380, 30),
    archedWindow(90, 200, 150, 270),
    archedWindow(300, 200, 150, 270),
    archedWindow(1140, 200, 150, 270),
    truss(0, 104, 1600, 90, 16),
    overheadCrane(0, 112, 1600, 760),
    hookAndRope(760, 130, 250, 26),
    rect(0, floor, 1600, 130, { fill: palette.earth, stroke: 'none' }),
    line(0, floor, 1600, floor, { width: pen.outline }),
    path(
      steps(34)
        .map((index) => `M${20 + index * 48} ${floor + 24 + ((index * 37) % 80)}h${14 + ((index * 13) % 30)}`)
        .join(''),
      {
        width: pen.hair,
      },
    ),
    rect(1360, 300, 240, 460, { fill: palette.ironShade, width: pen.outline }),
    path('M1360 360h240M1360 640h240M1400 300V0M1560 300V0', { width: pen.edge }),
    rect(1400, 0, 160, 300, { fill: palette.iron, width: pen.edge }),
    path('M1400 90h160M1400 190h160', { width: pen.fine }),
    path('M1420 640V520Q1480 450 1540 520V640Z', { fill: tint.fire, width: pen.edge }),
    path('M1446 640V550Q1480 500 1514 550V640Z', { fill: tint.fireCore, stroke: 'none' }),
    flask(60, 250, 150),
    flask(850, 330, 180),
    flask(1210, 130, 110),
    path('M926 312C950 330 984 380 1000 556L1024 556C1016 380 980 312 930 300Z', { fill: tint.fire, width: pen.edge }),
    path('M932 312C960 340 994 400 1008 554L1014 554C1006 400 970 322 934 306Z', {
      fill: tint.fireCore,
      stroke: 'none',
    }),
    path('M985 540l-34 -22M1040 540l34 -26M1000 520l-10 -30M1048 552l44 -6M978 556l-44 -4', {
      stroke: palette.oxide,
      width: pen.outline,
    }),
    ladle(),
    figure({
      at: [570, floor],
      height: 320,
      facing: 1,
      lean: 14,
      stride: 0.3,
      hands: [
        [694, 448],
        [668, 412],
      ],
      coat: '#8fa1a8',
      trousers: palette.deepWater,
      hat: palette.surface,
    }),
    figure({
      at: [1270, floor + 60],
      height: 320,
      facing: -1,
      lean: 10,
      stride: 0.34,
      hands: [
        [1140, 620],
        [1190, 656],
      ],
      coat: palette.oxide,
      hat: palette.surface,
    }),
    line(1240, 690, 1030, 544, { width: 9 }),
    line(1240, 690, 1030, 544, { width: 4, stroke: palette.steel }),
  ],
};
