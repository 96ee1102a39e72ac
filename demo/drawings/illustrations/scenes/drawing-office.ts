import { circle, lettering, line, palette, path, pen, polygon, rect } from '../drawing.ts';
import { lamp, panes } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { impellerFace } from './kit/machines.ts';
import { pines, ripples } from './kit/nature.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const floor = 800;

/** A sheet pinned to the wall with a pump on it. */
function pinned(x: number, y: number, width: number, height: number, body: string): string {
  return (
    rect(x, y, width, height, { fill: palette.surface, width: pen.edge }) +
    circle(x + width / 2, y + 12, 6, { fill: palette.oxide, width: pen.hair }) +
    body
  );
}

export const drawingOffice: SceneDrawing = {
  name: 'drawing-office',
  alt: 'The drawing office: a drafter works on a volute at a tilted board under a lamp, with Lake Superior and an ore boat in the window and drawings pinned to the wall.',
  title: 'Drawing office, second floor',
  note: 'View to the lake',
  body: () => [
    wash(tint.wall),
    rect(0, floor, 1600, 90, { fill: tint.woodShade, stroke: 'none' }),
    line(0, floor, 1600, floor, { width: pen.outline }),
    path(
      steps(8)
        .map((index) => `M${index * 220 - 40} ${floor}l-60 90`)
        .join(''),
      { width: pen.hair },
    ),
    rect(110, 90, 610, 430, { fill: palette.paper, width: pen.outline }),
    path('M110 380C240 340 380 366 470 350S640 330 720 346V520H110Z', { fill: tint.lake, stroke: 'none' }),
    path('M110 330C190 290 260 300 330 334H110Z', { fill: tint.hill, width: pen.fine }),
    line(110, 334, 720, 334, { width: pen.fine }),
    rect(110, 334, 610, 186, { fill: tint.lake, stroke: 'none' }),
    path('M420 336h190l18 -34h-26v-20h-34v20H444v-12h-30v12z', { fill: palette.deepWater, width: pen.fine }),
    ripples(130, 360, 540, 140, 16),
    pines([
      [160, 520, 170],
      [230, 520, 220],
      [300, 520, 140],
    ]),
    panes(110, 90, 610, 430, 4, 3, 'none'),
    rect(90, 520, 650, 22, { fill: tint.wood, width: pen.edge }),
    pinned(1220, 110, 150, 190, impellerFace(1295, 210, 56)),
    pinned(
      1400,
      140,
      150,
      210,
      [
        path('M1440 320v-90h70v90zM1450 230v-40h50v40M1425 320h100', { width: pen.edge }),
        lettering('SN-3040', 1475, 176, { size: 22, anchor: 'middle', weight: 500 }),
      ].join(''),
    ),
    pinned(
      1230,
      340,
      140,
      110,
      path('M1246 430V360M1246 430h110M1250 372c40 2 70 16 96 46', { width: pen.edge, stroke: palette.water }),
    ),
    lamp(1010, 0, 130),
    path('M880 800L960 520M1240 800L1150 480M930 640h270', { width: 20, cap: 'butt' }),
    path('M880 800L960 520M1240 800L1150 480M930 640h270', { width: 14, stroke: tint.woodShade, cap: 'butt' }),
    polygon(
      [
        [850, 640],
        [1190, 330],
        [1222, 362],
        [884, 672],
      ],
      { fill: tint.wood, width: pen.outline },
    ),
    polygon(
      [
        [872, 616],
        [1172, 343],
        [1184, 355],
        [884, 628],
      ],
      { fill: palette.surface, width: pen.edge },
    ),
    path('M930 562l90 -82', { stroke: palette.water, width: 6 }),
    path('M1000 520L1120 400', { width: 12, stroke: palette.oxide }),
    polygon(
      [
        [842, 636],
        [866, 612],
        [890, 668],
        [872, 684],
      ],
      { fill: tint.woodShade, width: pen.edge },
    ),
    figure({
      at: [762, floor],
      height: 440,
      facing: 1,
      lean: 12,
      stride: 0.16,
      hands: [
        [905, 590],
        [880, 560],
      ],
      coat: palette.moss,
      trousers: palette.deepWater,
      hat: 'none',
      skin: '#b98d6a',
    }),
    path('M1330 800V600h200v200', { fill: tint.woodShade, width: pen.edge }),
    path('M1330 640h200M1330 680h200M1330 720h200M1330 760h200', { width: pen.fine }),
    path('M1412 620h36M1412 660h36M1412 700h36M1412 740h36M1412 780h36', { width: pen.outline }),
    ...steps(5).map(
      (index) =>
        circle(1360 + index * 34, 584, 16, { fill: palette.surface, width: pen.edge }) +
        circle(1360 + index * 34, 584, 6, { width: pen.hair }),
    ),
    impellerFace(1490, 548, 52),
    path('M330 800v-90h-40v-14h180v14h-40v90', { fill: tint.wood, width: pen.edge }),
  ],
};
