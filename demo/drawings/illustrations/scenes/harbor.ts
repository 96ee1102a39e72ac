import { hatch, line, palette, path, pen, rect } from '../drawing.ts';
import { panes } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { verticalMotor } from './kit/machines.ts';
import { gulls, land, ripples } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

/** The lift bridge over the ship canal: two towers, and the span raised. */
function liftBridge(): string {
  const tower = (x: number): string =>
    path(
      `M${x} 560V90h90v470M${x} 90L${x + 90} 170L${x} 250L${x + 90} 330L${x} 410L${x + 90} 490L${x} 560M${x + 90} 90L${x} 170L${x + 90} 250L${x} 330L${x + 90} 410L${x} 490L${x + 90} 560`,
      { width: pen.outline, stroke: palette.deepWater },
    );
  const bays = steps(9)
    .map((index) => `M${150 + index * 60} 270l30 -60l30 60`)
    .join('');
  return (
    tower(60) +
    tower(690) +
    path(`M60 90L105 54L150 90M690 90L735 54L780 90`, { width: 6, stroke: palette.deepWater }) +
    path(`M150 270H690M150 210H690${bays}`, { width: pen.outline, stroke: palette.deepWater }) +
    rect(150, 266, 540, 18, { fill: palette.ironShade, width: pen.edge }) +
    rect(390, 176, 60, 34, { fill: palette.surface, width: pen.edge }) +
    path('M105 90V266M735 90V266', { width: pen.fine })
  );
}

function oreBoat(): string {
  return [
    path('M180 560V486H260V470H1120V486H1240L1210 600Q1190 640 1150 650H230Q190 640 180 560Z', {
      fill: '#8e3a26',
      width: pen.outline,
    }),
    path('M184 580H1216L1210 600Q1190 640 1150 650H230Q190 640 184 580Z', {
      fill: palette.ink,
      stroke: 'none',
      opacity: 0.35,
    }),
    ...steps(12).map((index) => rect(330 + index * 60, 452, 44, 18, { fill: palette.steel, width: pen.fine })),
    rect(1106, 400, 100, 86, { fill: palette.surface, width: pen.edge }),
    rect(1120, 356, 72, 44, { fill: palette.surface, width: pen.edge }),
    panes(1128, 366, 56, 20, 4, 1),
    rect(196, 400, 110, 86, { fill: palette.surface, width: pen.edge }),
    rect(224, 330, 44, 70, { fill: palette.oxide, width: pen.edge }),
    path('M224 350h44', { width: 10 }),
    path(
      steps(7)
        .map((index) => `M${210 + index * 14} 430h6`)
        .join(''),
      { width: 6 },
    ),
    path('M1156 356V296M246 330c-10 -30 -60 -20 -90 -50', { width: pen.edge }),
  ].join('');
}

export const harbor: SceneDrawing = {
  name: 'harbor',
  alt: 'The Duluth ship canal: the lift bridge is up, an ore boat passes, and on the pier a vertical pump supplies the dock while two dock hands watch.',
  title: 'Dock pumps at the ship canal',
  note: 'Duluth harbor',
  body: () => [
    wash(palette.paper),
    land(
      [
        [-10, 420],
        [300, 330],
        [700, 380],
        [1100, 290],
        [1610, 350],
      ],
      tint.hillFar,
    ),
    land(
      [
        [-10, 470],
        [500, 440],
        [900, 470],
        [1610, 420],
      ],
      tint.hill,
    ),
    liftBridge(),
    rect(0, 560, 1600, 330, { fill: tint.lake, stroke: 'none' }),
    rect(20, 520, 170, 60, { fill: palette.concrete, width: pen.edge }),
    rect(660, 520, 150, 60, { fill: palette.concrete, width: pen.edge }),
    line(0, 560, 1600, 560, { width: pen.fine }),
    oreBoat(),
    rect(0, 640, 1600, 250, { fill: tint.lake, stroke: 'none' }),
    path('M120 644h1150', { stroke: palette.surface, width: 6 }),
    ripples(30, 660, 1000, 180, 40),
    path('M1010 730H1604V894H1010Z', { fill: hatch('concrete'), width: pen.outline }),
    path('M996 712h608v30H996z', { fill: palette.concrete, width: pen.edge }),
    rect(1080, 742, 50, 148, { fill: palette.iron, width: pen.edge }),
    path('M1010 742V890M1040 742V890', { width: 12, stroke: tint.woodShade }),
    verticalMotor(1106, 712, 260, palette.oxide),
    pipe(
      [
        [1132, 660],
        [1330, 660],
        [1330, 690],
        [1600, 690],
      ],
      40,
    ),
    rect(1440, 500, 160, 212, { fill: tint.brick, width: pen.outline }),
    path('M1420 502L1520 440L1620 502Z', { fill: tint.roof, width: pen.outline }),
    rect(1480, 580, 70, 132, { fill: palette.moss, width: pen.edge }),
    figure({
      at: [1236, 712],
      height: 220,
      facing: -1,
      hands: [[1164, 590], undefined],
      coat: palette.water,
      hat: tint.lamplight,
    }),
    figure({ at: [1370, 712], height: 220, facing: -1, coat: palette.moss, hat: palette.surface }),
    gulls(
      [
        [900, 130],
        [1000, 90],
        [1110, 160],
        [1300, 110],
      ],
      26,
    ),
  ],
};
