import { ellipse, flowArrow, line, palette, path, pen, rect } from '../drawing.ts';
import { archedWindow, brickwork, handrail, lamp } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { basePump } from './kit/machines.ts';
import { gateValve, gauge, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const floor = 800;

function kettle(x: number, width: number): string {
  const half = width / 2;
  return [
    path(`M${x - 30} 120V0h60V120`, { fill: tint.copper, width: pen.outline }),
    path(
      `M${x - half} 330C${x - half} 200 ${x - 60} 190 ${x - 34} 110H${x + 34}C${x + 60} 190 ${x + half} 200 ${x + half} 330Z`,
      { fill: tint.copper, width: pen.outline },
    ),
    path(
      `M${x + 20} 330C${x + 40} 240 ${x + 30} 180 ${x + 16} 110H${x + 34}C${x + 60} 190 ${x + half} 200 ${x + half} 330Z`,
      { fill: tint.copperShade, stroke: 'none' },
    ),
    path(`M${x - half} 330H${x + half}V540Q${x + half} 620 ${x} 640Q${x - half} 620 ${x - half} 540Z`, {
      fill: tint.copper,
      width: pen.outline,
    }),
    path(`M${x + 40} 330H${x + half}V540Q${x + half} 606 ${x + 40} 634Z`, { fill: tint.copperShade, stroke: 'none' }),
    rect(x - half - 10, 318, width + 20, 24, { fill: palette.bronze, width: pen.edge }),
    path(`M${x - half + 30} 230q20 -34 60 -50`, { stroke: palette.surface, width: 8 }),
    ellipse(x, 270, 44, 26, { fill: palette.ink, width: pen.edge }),
    ellipse(x, 270, 30, 16, { fill: tint.lamplight, stroke: 'none' }),
    path(
      steps(9)
        .map((index) => `M${x - half + 20 + index * ((width - 40) / 8)} 330h0.1`)
        .join(''),
      { width: 8 },
    ),
    path(`M${x - half + 40} 596V${floor}M${x + half - 40} 596V${floor}`, { width: 20 }),
  ].join('');
}

export const brewery: SceneDrawing = {
  name: 'brewery',
  alt: 'A brewhouse: two copper kettles joined by pipes, a sanitary pump between them on the floor, a brewer at the valve and another on the platform.',
  title: 'Brewhouse transfer pump',
  note: 'Canal Park',
  body: () => [
    wash('#f0e6d8'),
    brickwork(20, 40, 1560, 560, 36),
    archedWindow(60, 110, 170, 330),
    archedWindow(720, 110, 170, 330),
    archedWindow(1370, 110, 170, 330),
    rect(0, floor, 1600, 90, { fill: tint.floor, stroke: 'none' }),
    path(
      steps(13)
        .map((index) => `M${index * 140 - 60} ${floor}l-50 90`)
        .join(''),
      { width: pen.hair },
    ),
    line(0, floor, 1600, floor, { width: pen.outline }),
    kettle(470, 380),
    kettle(1130, 380),
    lamp(800, 0, 60, false),
    pipe(
      [
        [470, 640],
        [470, 740],
        [640, 740],
      ],
      34,
      palette.steel,
    ),
    pipe(
      [
        [740, 690],
        [740, 520],
        [880, 520],
        [880, 200],
        [1010, 200],
      ],
      30,
      palette.steel,
    ),
    gateValve(560, 740, 28),
    basePump(830, floor, 330, palette.moss),
    gauge(740, 470, 34, 0.5),
    path('M740 504v20', { width: pen.edge }),
    rect(1290, 600, 310, 18, { fill: palette.steel, width: pen.edge }),
    path('M1310 618V800M1560 618V800', { width: 12 }),
    handrail(1330, 600, 260, 96, 3),
    figure({
      at: [1420, 600],
      height: 250,
      facing: -1,
      lean: 8,
      hands: [
        [1300, 440],
        [1310, 480],
      ],
      coat: palette.water,
      hat: 'none',
      skin: palette.oxideTint,
    }),
    figure({
      at: [190, floor],
      height: 320,
      facing: 1,
      hands: [[270, 640], undefined],
      coat: palette.moss,
      trousers: palette.deepWater,
      hat: 'none',
      skin: '#b98d6a',
    }),
    path('M250 610h50v70q-25 16 -50 0z', { fill: tint.copper, width: pen.edge }),
    path('M246 610q29 -26 58 0z', { fill: palette.surface, width: pen.edge }),
    flowArrow([880, 420], [880, 330], palette.oxide, 7),
    ...steps(3).map(
      (index) =>
        path(`M${1330 + index * 80} ${floor}v-96q34 -22 68 0v96q-34 14 -68 0z`, {
          fill: palette.steel,
          width: pen.edge,
        }) + path(`M${1330 + index * 80} ${floor - 66}h68M${1330 + index * 80} ${floor - 26}h68`, { width: pen.fine }),
    ),
  ],
};
