import { flowArrow, hatch, palette, path, pen, rect, waterBody, waterLevel } from '../drawing.ts';
import { handrail } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { verticalMotor } from './kit/machines.ts';
import { birch, grass, pines, weather } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';
import { serviceTruck } from './kit/vehicles.ts';

export const culvert: SceneDrawing = {
  name: 'culvert',
  alt: 'Section along a road culvert in high water: a trash rack, the pipe under the road, and an axial pump that lifts the flood over the bank while a truck passes above.',
  title: 'Road culvert with axial pump',
  note: 'Section along the culvert',
  body: () => [
    wash('#dfe6e8'),
    pines([
      [60, 420, 240],
      [150, 420, 180],
      [1530, 430, 260],
    ]),
    birch(250, 420, 200),
    weather('rain', 70, 480),
    waterBody(0, 510, 560, 380),
    waterBody(1180, 690, 420, 200),
    path('M0 760C200 740 360 740 480 740H1180C1340 740 1440 770 1600 780V890H0Z', {
      fill: hatch('earth'),
      width: pen.edge,
    }),
    path('M330 740C400 640 470 520 560 380H1120C1180 520 1230 640 1290 740Z', {
      fill: hatch('earth'),
      width: pen.outline,
    }),
    rect(420, 600, 800, 150, { fill: hatch('concrete'), width: pen.edge }),
    rect(420, 622, 800, 106, { fill: palette.pool, width: pen.edge }),
    path(
      steps(9)
        .map((index) => `M${470 + index * 82} ${650 + (index % 3) * 24}h44`)
        .join(''),
      { stroke: palette.water, width: pen.fine },
    ),
    path('M400 590V750', { width: 16 }),
    path(
      steps(9)
        .map((index) => `M378 ${596 + index * 18}h40`)
        .join(''),
      { width: 6 },
    ),
    waterLevel(0, 510, 470, 120),
    waterLevel(1246, 690, 354, 1500),
    rect(540, 362, 600, 22, { fill: palette.ink, width: pen.fine }),
    serviceTruck(820, 362, 430),
    handrail(548, 362, 120, 60, 2),
    rect(250, 420, 76, 300, { fill: palette.iron, width: pen.outline }),
    rect(296, 420, 30, 300, { fill: palette.ironShade, stroke: 'none' }),
    path('M230 720h116l14 40H216z', { fill: palette.bronze, width: pen.edge }),
    path('M250 736l76 18M326 736l-76 18', { width: pen.edge }),
    path('M196 420h184v-16H196z', { fill: palette.concrete, width: pen.edge }),
    path('M210 404V760M366 420V680', { width: 8, stroke: palette.ironShade }),
    pipe(
      [
        [320, 470],
        [500, 470],
        [560, 400],
        [1110, 400],
        [1200, 520],
        [1290, 640],
      ],
      54,
    ),
    verticalMotor(288, 404, 190, palette.oxide),
    flowArrow([760, 400], [900, 400], palette.surface, 8),
    flowArrow([1310, 640], [1380, 676], palette.water, 9),
    flowArrow([40, 620], [150, 620], palette.water, 10),
    figure({
      at: [470, 404],
      height: 190,
      facing: -1,
      coat: palette.oxide,
      hat: tint.lamplight,
      hands: [[410, 330], undefined],
    }),
    path('M430 404h100', { width: 10 }),
    grass(1280, 736, 200, 8),
  ],
};
