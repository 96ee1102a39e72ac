import { dimension, flowArrow, hatch, line, palette, path, pen, rect, waterBody, waterLevel } from '../drawing.ts';
import { handrail, panes } from './kit/buildings.ts';
import { figure } from './kit/figure.ts';
import { basePump } from './kit/machines.ts';
import { birch, gulls, land, pines } from './kit/nature.ts';
import { gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

export const reservoir: SceneDrawing = {
  name: 'reservoir',
  alt: 'Section through a hill reservoir: a covered concrete tank half full of water, a pump house at its foot with two split-case pumps, and the town main leaving below ground.',
  title: 'Hill reservoir and booster house',
  note: 'Section, 2.4 million gallons',
  body: () => [
    wash(palette.paper),
    land(
      [
        [-10, 260],
        [260, 170],
        [600, 240],
        [980, 150],
        [1300, 230],
        [1610, 190],
      ],
      tint.hillFar,
    ),
    gulls([
      [1180, 110],
      [1260, 150],
      [1330, 100],
    ]),
    pines([
      [60, 350, 250],
      [140, 330, 200],
      [960, 392, 190],
      [1030, 420, 240],
    ]),
    path('M-4 360C120 320 160 320 200 320H860C980 330 1040 520 1120 620H1604V894H-4Z', {
      fill: hatch('earth'),
      width: pen.outline,
    }),
    path('M170 290H890V700H170Z', { fill: hatch('concrete'), width: pen.outline }),
    rect(218, 338, 624, 314, { fill: palette.surface, width: pen.edge }),
    waterBody(219, 430, 622, 221),
    waterLevel(219, 430, 622, 340),
    ...[374, 530, 686].map((x) => rect(x - 16, 338, 32, 314, { fill: palette.concrete, width: pen.edge })),
    path('M150 290C300 262 760 262 910 290', { fill: tint.grass, width: pen.outline }),
    rect(300, 226, 70, 48, { fill: palette.steel, width: pen.edge }),
    path('M290 226q45 -34 90 0z', { fill: tint.roof, width: pen.edge }),
    handrail(560, 268, 240, 60, 4),
    figure({ at: [660, 266], height: 150, facing: 1, coat: palette.oxide, hat: palette.surface }),
    rect(1130, 380, 400, 250, { fill: tint.brick, width: pen.outline }),
    rect(1158, 410, 344, 210, { fill: tint.wall, width: pen.edge }),
    path('M1104 382L1330 288L1556 382Z', { fill: tint.roof, width: pen.outline }),
    panes(1190, 436, 70, 64, 2, 2),
    panes(1396, 436, 70, 64, 2, 2),
    rect(1130, 620, 400, 30, { fill: palette.concrete, width: pen.edge }),
    pipe(
      [
        [842, 616],
        [1000, 616],
        [1040, 700],
        [1196, 700],
        [1196, 590],
        [1216, 590],
      ],
      36,
    ),
    gateValve(930, 616, 32),
    basePump(1330, 620, 260, palette.water),
    pipe(
      [
        [1260, 540],
        [1260, 486],
        [1478, 486],
        [1478, 740],
        [1600, 740],
      ],
      34,
      palette.moss,
    ),
    flowArrow([1100, 700], [1170, 700], palette.surface, 8),
    flowArrow([1520, 740], [1592, 740], palette.surface, 8),
    figure({
      at: [1428, 620],
      height: 150,
      facing: -1,
      hands: [[1390, 560], undefined],
      coat: palette.moss,
      hat: tint.lamplight,
    }),
    birch(1070, 590, 200),
    line(170, 290, 890, 290, { width: pen.fine }),
    dimension({ from: [170, 430], to: [170, 651], along: 'up', at: 90, text: '22 FT' }),
  ],
};
