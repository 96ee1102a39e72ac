import { dimension, flowArrow, line, palette, path, pen, rect } from '../drawing.ts';
import { archedWindow, handrail, lamp, overheadCrane, truss } from './kit/buildings.ts';
import { figure } from './kit/figure.ts';
import { basin, soil } from './kit/ground.ts';
import { cabinet, hookAndRope, submersible } from './kit/machines.ts';
import { flange, gateValve, gauge, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const floor = 470;

export const testBasin: SceneDrawing = {
  name: 'test-basin',
  alt: 'Section through the test hall: a submersible pump runs in a deep basin, its discharge passes a flow meter and a valve back into the water, and a tester works at the control cabinet below two large gauges.',
  title: 'Test basin, hall C',
  note: 'Section, looking north',
  body: () => [
    wash(tint.wall),
    rect(0, 0, 1600, 96, { fill: tint.wallShade, stroke: 'none' }),
    truss(0, 96, 800, 78),
    truss(800, 96, 800, 78),
    ...[130, 330, 1120, 1320].map((x) => archedWindow(x, 190, 130, 210)),
    overheadCrane(0, 108, 1600, 690),
    lamp(470, 96, 200),
    lamp(1010, 96, 200),
    soil(floor),
    basin(300, floor, 760, 400, { wall: 44, level: floor + 74, markAt: 420 }),
    pipe(
      [
        [712, floor + 262],
        [800, floor + 262],
        [800, 392],
        [1000, 392],
        [1000, floor + 128],
      ],
      34,
    ),
    flange(800, floor + 120, 34, 90),
    flange(880, 392, 34),
    gateValve(948, 392, 30),
    rect(828, 366, 44, 52, { fill: palette.water, width: pen.edge }),
    path('M850 366v-26', { width: pen.edge }),
    rect(830, 310, 40, 32, { fill: palette.surface, width: pen.fine }),
    flowArrow([1000, floor + 150], [1000, floor + 220], palette.water, 9),
    hookAndRope(690, 120, floor + 68, 22),
    line(690, floor + 60, 690, floor + 118, { width: pen.fine }),
    submersible(690, floor + 350, 240),
    handrail(86, floor, 212, 84, 3),
    gauge(560, 300, 52, 0.62),
    gauge(690, 300, 52, 0.4),
    path(`M560 352v${floor - 352}M690 352v32H800`, { width: pen.fine }),
    cabinet(1196, floor - 190, 120, 190),
    rect(1330, floor - 104, 200, 14, { fill: tint.wood, width: pen.fine }),
    path(`M1350 ${floor - 90}v90M1510 ${floor - 90}v90`, { width: 6 }),
    path(`M1380 ${floor - 104}l16 -78h104l-14 78z`, { fill: palette.deepWater, width: pen.edge }),
    path(`M1404 ${floor - 120}c20 -6 30 -40 74 -46`, { stroke: tint.lamplight, width: pen.edge }),
    figure({
      at: [1128, floor],
      height: 250,
      facing: 1,
      hands: [
        [1200, floor - 150],
        [1190, floor - 118],
      ],
      coat: palette.oxide,
      hat: palette.surface,
    }),
    figure({ at: [190, floor], height: 250, facing: 1, hands: [[262, floor - 92], undefined], coat: palette.moss }),
    dimension({ from: [1060, floor + 74], to: [1060, floor + 356], along: 'up', at: 1150, text: '18 FT' }),
  ],
};
