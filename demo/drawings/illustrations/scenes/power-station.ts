import {
  circle,
  dimension,
  flowArrow,
  hatch,
  line,
  palette,
  path,
  pen,
  rect,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import { lamp, overheadCrane } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { verticalMotor } from './kit/machines.ts';
import { gulls, pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, stage, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const floor = 520;

export const powerStation: SceneDrawing = {
  name: 'power-station',
  alt: 'Section through a power station: turbine and generator under the crane, the condenser below, and two tall cooling-water pumps standing in the intake from the lake.',
  title: 'Cooling-water pumps',
  note: 'Section through unit 2',
  body: () => [
    wash(palette.paper),
    pines([
      [40, floor, 240],
      [1570, 540, 220],
    ]),
    path('M250 160L266 -10H344L360 160', { fill: tint.brick, width: pen.outline }),
    path('M310 160L312 -10H344L360 160', { fill: tint.brickShade, stroke: 'none' }),
    rect(90, 150, 860, floor - 150, { fill: tint.wall, width: pen.outline }),
    rect(70, 126, 900, 30, { fill: tint.roofShade, width: pen.outline }),
    overheadCrane(96, 206, 848, 640),
    lamp(260, 156, 300),
    rect(0, floor, 1600, stage.height - floor, { fill: hatch('earth'), stroke: 'none' }),
    rect(60, floor, 920, 300, { fill: hatch('concrete'), width: pen.outline }),
    rect(110, floor + 40, 800, 230, { fill: palette.surface, width: pen.edge }),
    path('M170 512V430Q176 380 250 380H330L400 350H480V512Z', { fill: palette.water, width: pen.outline }),
    path('M330 380V512M400 350V512M250 380V512', { width: pen.fine }),
    rect(480, 420, 60, 40, { fill: palette.steel, width: pen.edge }),
    path('M540 512V370Q540 340 570 340H750Q780 340 780 370V512Z', { fill: palette.oxide, width: pen.outline }),
    path(
      steps(8)
        .map((index) => `M${566 + index * 26} 360v130`)
        .join(''),
      { width: pen.fine },
    ),
    rect(780, 400, 60, 80, { fill: palette.steel, width: pen.edge }),
    rect(140, 508, 720, 16, { fill: palette.steel, width: pen.edge }),
    path('M250 520v60M400 520v60', { width: 60 }),
    path('M250 520v60M400 520v60', { width: 53, stroke: palette.iron }),
    rect(180, 580, 300, 170, { fill: palette.iron, width: pen.outline }),
    ...steps(5).flatMap((row) =>
      steps(8).map((column) => circle(214 + column * 33, 612 + row * 27, 8, { fill: palette.pool, width: pen.hair })),
    ),
    pipe(
      [
        [1060, 640],
        [640, 640],
        [480, 640],
      ],
      44,
    ),
    pipe(
      [
        [480, 710],
        [760, 710],
        [760, 860],
        [1600, 860],
      ],
      44,
      palette.moss,
    ),
    path('M1000 500H1440V560H1400V890H1040V560H1000Z', { fill: hatch('concrete'), width: pen.outline }),
    rect(1060, 560, 320, 330, { fill: palette.surface, stroke: 'none' }),
    waterBody(1060, 640, 320, 260),
    waterBody(1400, 640, 200, 260),
    waterLevel(1400, 640, 200, 1572),
    rect(1372, 700, 40, 110, { fill: palette.pool, stroke: 'none' }),
    path(
      steps(7)
        .map((index) => `M1412 ${660 + index * 30}h24`)
        .join(''),
      { width: pen.outline },
    ),
    line(1424, 600, 1424, 870, { width: 8 }),
    ...[1140, 1290].map(
      (x, index) =>
        rect(x - 24, 500, 48, 300, { fill: palette.iron, width: pen.edge }) +
        rect(x + 4, 500, 20, 300, { fill: palette.ironShade, stroke: 'none' }) +
        path(`M${x - 24} 790q-20 26 4 46h40q24 -20 4 -46z`, { fill: palette.bronze, width: pen.edge }) +
        path(`M${x - 22} 836h44l20 30h-84z`, { fill: palette.iron, width: pen.edge }) +
        verticalMotor(x, 500, 260, index ? palette.moss : palette.water),
    ),
    pipe(
      [
        [1110, 452],
        [1010, 452],
        [1010, 640],
      ],
      36,
    ),
    figure({
      at: [900, 512],
      height: 190,
      facing: -1,
      hands: [[842, 420], undefined],
      coat: palette.oxide,
      hat: tint.lamplight,
    }),
    figure({
      at: [1216, 500],
      height: 190,
      facing: 1,
      hands: [[1252, 410], undefined],
      coat: palette.water,
      hat: palette.surface,
    }),
    gulls([
      [1320, 120],
      [1400, 160],
      [1480, 110],
    ]),
    flowArrow([900, 640], [800, 640], palette.surface, 8),
    flowArrow([1180, 860], [1290, 860], palette.surface, 8),
    dimension({ from: [1440, 500], to: [1440, 866], along: 'up', at: 1500, text: '30 FT' }),
  ],
};
