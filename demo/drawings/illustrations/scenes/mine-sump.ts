import { circle, flowArrow, hatch, palette, path, pen, rect, waterBody, waterLevel } from '../drawing.ts';
import { lamp } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { basePump, cabinet } from './kit/machines.ts';
import { gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const rockLines = path(
  steps(46)
    .map(
      (index) =>
        `M${(index * 347) % 1600} ${220 + ((index * 211) % 650)}l${24 + (index % 5) * 10} ${18 - (index % 4) * 12}`,
    )
    .join(''),
  { width: pen.hair },
);

export const mineSump: SceneDrawing = {
  name: 'mine-sump',
  alt: 'Section through an iron mine: a headframe at the surface, the shaft with its rising main, and on the 400-foot level a pump room with a slurry pump beside the sump.',
  title: 'Sump, 400-foot level',
  note: 'Section through no. 2 shaft',
  body: () => [
    wash(palette.paper),
    rect(0, 190, 1600, 700, { fill: '#c9a893', stroke: 'none' }),
    path('M0 190H1600V330C1300 300 1000 380 700 340S200 320 0 360Z', { fill: hatch('earth'), stroke: 'none' }),
    path('M0 360C200 320 420 390 700 340S1300 300 1600 330', { width: pen.edge }),
    path('M0 600C300 560 500 640 800 600S1300 570 1600 610', { width: pen.fine, opacity: 0.6 }),
    rockLines,
    path('M0 190H1600', { width: pen.outline }),
    path('M240 190L330 34H390L430 190M250 172L396 70M424 172L322 60', { width: 12 }),
    rect(560, 110, 220, 80, { fill: tint.brick, width: pen.edge }),
    path('M540 112l130 -56l130 56z', { fill: tint.roof, width: pen.edge }),
    circle(360, 48, 30, { fill: palette.steel, width: 6 }),
    path('M390 44L640 110', { width: pen.edge }),
    rect(300, 190, 130, 700, { fill: tint.wallShade, width: pen.outline }),
    path('M366 190V890', { width: pen.fine }),
    path(
      steps(9)
        .map((index) => `M300 ${270 + index * 70}h130`)
        .join(''),
      { width: pen.fine },
    ),
    rect(312, 560, 46, 76, { fill: palette.oxide, width: pen.edge }),
    path('M335 40V560', { width: pen.fine }),
    path('M430 430C620 400 900 396 1200 410C1420 420 1500 440 1530 520V700H430Z', {
      fill: tint.wall,
      width: pen.outline,
    }),
    path('M980 700V840H1530V700Z', { fill: palette.surface, width: pen.outline }),
    waterBody(982, 742, 546, 97),
    waterLevel(982, 742, 546, 1440),
    path('M430 700H1530', { width: pen.outline }),
    path('M520 430V420M520 700V436M760 700V414M1240 700V424', { width: 18, stroke: tint.woodShade }),
    path('M500 436h290', { width: 18, stroke: tint.woodShade }),
    lamp(640, 414, 470),
    lamp(1080, 408, 470),
    pipe(
      [
        [730, 590],
        [730, 520],
        [398, 520],
        [398, 130],
        [398, 120],
      ],
      34,
      palette.moss,
    ),
    pipe(
      [
        [700, 628],
        [660, 628],
      ],
      30,
    ),
    basePump(840, 700, 330, palette.oxide),
    pipe(
      [
        [704, 634],
        [650, 634],
        [650, 670],
        [1040, 670],
        [1040, 800],
      ],
      26,
    ),
    gateValve(560, 520, 30),
    cabinet(1150, 520, 110, 180),
    figure({
      at: [600, 700],
      height: 210,
      facing: 1,
      lean: 8,
      hands: [[690, 600], undefined],
      coat: palette.water,
      hat: tint.lamplight,
    }),
    flowArrow([398, 420], [398, 300], palette.surface, 8),
    path('M1290 700h110l20 -70h-150z', { fill: palette.ironShade, width: pen.edge }),
    path('M1310 712a14 14 0 1 0 .1 0M1380 712a14 14 0 1 0 .1 0', { fill: palette.ink, width: pen.fine }),
  ],
};
