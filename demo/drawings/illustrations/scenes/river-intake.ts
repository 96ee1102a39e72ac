import {
  dimension,
  flowArrow,
  hatch,
  line,
  palette,
  path,
  pen,
  polygon,
  rect,
  waterBody,
  waterLevel,
} from '../drawing.ts';
import { brickwork, panes } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { verticalMotor } from './kit/machines.ts';
import { gulls, land, pines } from './kit/nature.ts';
import { checkValve, gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, stage, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const bank = 400;
const level = 520;

/** The long column of a vertical turbine, its bowls at the foot. */
function turbine(x: number): string {
  return [
    rect(x - 22, bank, 44, 330, { fill: palette.iron, width: pen.edge }),
    rect(x + 4, bank, 18, 330, { fill: palette.ironShade, stroke: 'none' }),
    ...steps(3).map((index) => rect(x - 32, bank + 96 + index * 100, 64, 14, { fill: palette.steel, width: pen.fine })),
    ...steps(3).map((index) =>
      path(`M${x - 30} ${720 + index * 32}q-14 16 4 32h52q18 -16 4 -32z`, { fill: palette.bronze, width: pen.edge }),
    ),
    path(`M${x - 26} 814h52l14 22h-80z`, { fill: palette.iron, width: pen.edge }),
  ].join('');
}

export const riverIntake: SceneDrawing = {
  name: 'river-intake',
  alt: 'Section through a river bank: two vertical turbine pumps stand in the intake well under a brick pump house, behind a bar screen at the water.',
  title: 'River intake, two vertical turbines',
  note: 'Section A–A',
  body: () => [
    wash(palette.paper),
    land(
      [
        [840, 380],
        [1100, 300],
        [1330, 330],
        [1600, 270],
      ],
      tint.hill,
    ),
    pines([
      [1290, 420, 120],
      [1360, 424, 160],
      [1440, 420, 130],
      [1510, 424, 190],
      [1580, 420, 150],
      [40, bank, 260],
      [130, bank, 200],
    ]),
    gulls([
      [1100, 150],
      [1190, 120],
      [1250, 180],
    ]),
    waterBody(500, level, 1100, 400),
    path('M900 890C1000 850 1200 842 1600 852V890Z', { fill: hatch('earth'), width: pen.edge }),
    waterLevel(836, level, 764, 1240),
    rect(0, bank, 440, stage.height - bank, { fill: hatch('earth'), stroke: 'none' }),
    rect(480, bank + 40, 326, 412, { fill: palette.surface, stroke: 'none' }),
    waterBody(480, level + 6, 326, 326),
    rect(800, 640, 44, 120, { fill: palette.pool, stroke: 'none' }),
    path(`M440 ${bank}H840V640H800V${bank + 40}H480V852H800V760H840V890H440Z`, {
      fill: hatch('concrete'),
      width: pen.edge,
    }),
    path('M858 440L930 846', { width: 10 }),
    path(
      steps(12)
        .map((index) => `M${862 + index * 6} ${464 + index * 33}l26 -5`)
        .join(''),
      { width: pen.edge },
    ),
    rect(840, 440, 40, 14, { fill: palette.steel, width: pen.fine }),
    line(0, bank, 840, bank, { width: pen.outline }),
    turbine(570),
    turbine(716),
    rect(400, 110, 480, bank - 110, { fill: tint.brick, width: pen.outline }),
    brickwork(400, 120, 480, 270),
    rect(430, 150, 420, bank - 150, { fill: tint.wall, width: pen.edge }),
    polygon(
      [
        [376, 112],
        [640, 36],
        [904, 112],
      ],
      { fill: tint.roof, width: pen.outline },
    ),
    panes(452, 176, 70, 90, 2, 3),
    panes(760, 176, 70, 90, 2, 3),
    rect(606, 150, 74, 26, { fill: palette.oxide, width: pen.fine }),
    pipe(
      [
        [550, 352],
        [0, 352],
      ],
      44,
    ),
    pipe(
      [
        [716, 352],
        [640, 352],
        [640, 380],
        [430, 380],
      ],
      26,
    ),
    verticalMotor(570, bank, 196),
    verticalMotor(716, bank, 196, palette.moss),
    rect(396, 330, 36, 44, { fill: tint.brickShade, width: pen.fine }),
    checkValve(318, 352, 42),
    gateValve(196, 352, 42),
    figure({
      at: [806, bank],
      height: 170,
      facing: -1,
      hands: [[752, 300], undefined],
      coat: palette.oxide,
      hat: palette.surface,
    }),
    flowArrow([110, 300], [30, 300], palette.water, 8),
    flowArrow([1060, 700], [960, 700], palette.water, 9),
    flowArrow([850, 700], [770, 700], palette.water, 8),
    dimension({ from: [880, level], to: [880, 852], along: 'up', at: 1130, text: '24 FT', second: '7.3 m' }),
  ],
};
