import { cornerTicks, hatch, line, palette, path, pen, rect, sheet, waterBody, waterLevel } from '../drawing.ts';
import { cutShell, foundry, machineHall } from './hero-foundry.ts';
import { handrail } from './kit/buildings.ts';
import { figure } from './kit/figure.ts';
import { cabinet, hookAndRope, submersible } from './kit/machines.ts';
import { grass, gulls, land, pines, ripples } from './kit/nature.ts';
import { gateValve, pipe } from './kit/pipes.ts';
import { tint } from './kit/tints.ts';

export const heroSize = { width: 1920, height: 960 } as const;
const ground = 690;

/** The test hall: the tallest room, its crane, and the basin under its floor. */
function testHall(x: number): string {
  const [width, top] = [380, ground - 370];
  return [
    path(`M${x - 20} ${top}h${width + 40}v-26h${-width - 40}z`, { fill: tint.roofShade, width: pen.outline }),
    rect(x + 60, top - 62, 260, 38, { fill: tint.glass, width: pen.edge }),
    path(`M${x + 112} ${top - 62}v38M${x + 164} ${top - 62}v38M${x + 216} ${top - 62}v38M${x + 268} ${top - 62}v38`, {
      width: pen.fine,
    }),
    cutShell(x, top, width, ground),
    rect(x + 18, top + 30, width - 36, 34, { fill: palette.oxide, width: pen.edge }),
    rect(x + 130, top + 12, 96, 26, { fill: palette.steel, width: pen.edge }),
    path(`M${x + 10} ${ground}V920H${x + width - 10}V${ground}h-32V888H${x + 42}V${ground}Z`, {
      fill: hatch('concrete'),
      width: pen.outline,
    }),
    waterBody(x + 42, ground + 50, width - 84, 148),
    waterLevel(x + 42, ground + 50, width - 84, x + 262),
    pipe(
      [
        [x + 226, ground - 6],
        [x + 300, ground - 6],
        [x + 300, 860],
      ],
      26,
    ),
    hookAndRope(x + 178, top + 44, top + 128, 24),
    submersible(x + 178, ground + 60, 300, palette.water),
    cabinet(x + 290, ground - 116, 62, 116),
    figure({
      at: [x + 64, ground],
      height: 122,
      facing: 1,
      lean: 8,
      hands: [
        [x + 116, ground - 92],
        [x + 112, ground - 72],
      ],
      coat: palette.moss,
      hat: palette.surface,
    }),
  ].join('');
}

function creek(): string {
  return [
    path('M1590 690C1680 640 1800 676 1920 640V760H1590Z', { fill: tint.grass, width: pen.edge }),
    waterBody(1600, 748, 320, 212),
    path('M1560 690H1610C1650 694 1650 760 1676 800S1740 880 1920 888V960H1560Z', {
      fill: hatch('earth'),
      stroke: 'none',
    }),
    path('M1560 690H1610C1650 694 1650 760 1676 800S1740 880 1920 888', { width: pen.outline }),
    waterLevel(1656, 748, 264, 1800),
    pipe(
      [
        [1540, 716],
        [1668, 716],
        [1668, 736],
      ],
      26,
    ),
    handrail(1566, 690, 54, 60, 2),
    ripples(1700, 770, 170, 60, 8),
  ].join('');
}

/** The wide picture of the home page; what matters lies in its middle band, so that it can be cropped. */
export function drawHero(): string {
  return sheet({
    ...heroSize,
    body: [
      path('M0 430C200 360 420 400 640 352S1100 330 1320 372S1720 300 1920 350V760H0Z', {
        fill: tint.hillFar,
        stroke: 'none',
      }),
      path('M1500 470H1920V760H1500Z', { fill: tint.lake, stroke: 'none' }),
      line(1500, 470, 1920, 470, { width: pen.fine }),
      path('M1690 468h150l14 -26h-20v-16h-26v16h-104v-10h-22v10z', { fill: palette.deepWater, width: pen.fine }),
      path('M1690 468h150l6 -12h-162z', { fill: palette.oxide, stroke: 'none' }),
      ripples(1580, 490, 320, 150, 14),
      gulls([
        [1640, 250],
        [1730, 210],
        [1800, 262],
      ]),
      land(
        [
          [-10, 560],
          [90, 520],
          [200, 560],
          [420, 620],
        ],
        tint.hill,
      ),
      pines([
        [20, ground, 330],
        [120, ground, 420],
        [196, ground, 270],
        [1642, 676, 220],
        [1592, 690, 290],
      ]),
      foundry(210, ground),
      machineHall(680, ground),
      rect(0, ground, 1580, 270, { fill: hatch('earth'), stroke: 'none' }),
      line(0, ground, 1600, ground, { width: pen.outline }),
      pipe(
        [
          [1000, 770],
          [1236, 770],
        ],
        30,
      ),
      pipe(
        [
          [240, 770],
          [760, 770],
          [760, 812],
          [1000, 812],
          [1000, 770],
        ],
        30,
      ),
      gateValve(520, 770, 26),
      creek(),
      testHall(1220),
      pines([
        [1876, 668, 330],
        [1806, 676, 230],
      ]),
      grass(10, ground - 4, 180, 14),
      cornerTicks(heroSize.width, heroSize.height),
    ],
  });
}
