import { circle, line, palette, path, pen, rect } from '../drawing.ts';
import { archedWindow, bench, brickwork } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { impellerFace } from './kit/machines.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const floor = 810;

export const apprentice: SceneDrawing = {
  name: 'apprentice',
  alt: 'An apprentice measures the vanes of a bronze impeller with a caliper at the bench while a journeyman points at the place to check.',
  title: 'First week at the bench',
  note: 'Apprentice school, since 1946',
  body: () => [
    wash('#eee2d4'),
    brickwork(20, 60, 1560, 640, 40),
    archedWindow(90, 90, 200, 380),
    archedWindow(1310, 90, 200, 380),
    rect(400, 110, 800, 170, { fill: tint.wood, width: pen.edge }),
    ...steps(9).map((index) => path(`M${450 + index * 52} 140v${50 + (index % 3) * 24}`, { width: 9 })),
    ...steps(9).map((index) =>
      rect(450 - 9 + index * 52, 190 + (index % 3) * 24, 18, 30, {
        fill: [palette.oxide, palette.water, palette.moss][index % 3] ?? palette.oxide,
        width: pen.fine,
        r: 6,
      }),
    ),
    ...steps(4).map((index) => circle(950 + index * 62, 180, 30 - index * 5, { fill: 'none', width: 10 })),
    line(930, 150, 1160, 150, { width: pen.fine }),
    rect(0, floor, 1600, 80, { fill: tint.floor, stroke: 'none' }),
    line(0, floor, 1600, floor, { width: pen.outline }),
    figure({
      at: [530, floor],
      height: 500,
      facing: 1,
      lean: 12,
      hands: [
        [700, 520],
        [690, 480],
      ],
      coat: palette.water,
      hat: palette.surface,
      skin: palette.bronze,
    }),
    figure({
      at: [1100, floor],
      height: 530,
      facing: -1,
      lean: 8,
      hands: [
        [890, 440],
        [960, 572],
      ],
      coat: palette.oxide,
      hat: palette.moss,
      skin: palette.oxideTint,
    }),
    bench(380, 590, 860, floor),
    rect(760, 556, 90, 34, { fill: palette.ironShade, width: pen.edge }),
    impellerFace(800, 452, 118, 6),
    path('M676 420h-8V320H940V420h-18V344H694V420Z', { fill: palette.steel, width: pen.edge }),
    path(
      steps(11)
        .map((index) => `M${712 + index * 20} 322v${index % 5 === 0 ? 14 : 8}`)
        .join(''),
      { width: pen.hair },
    ),
    rect(420, 548, 120, 42, { fill: palette.oxide, width: pen.edge }),
    path('M436 548v-20h88v20', { width: 6 }),
    rect(1060, 570, 130, 20, { fill: palette.surface, width: pen.edge }),
    path('M1076 564h98', { width: pen.fine, stroke: palette.water }),
  ],
};
