import { dimension, flowArrow, hatch, line, palette, path, pen, rect, waterBody, waterLevel } from '../drawing.ts';
import { handrail } from './kit/buildings.ts';
import { figure } from './kit/figure.ts';
import { hookAndRope, submersible } from './kit/machines.ts';
import { grass, land, pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const ground = 560;

export const craneLift: SceneDrawing = {
  name: 'crane-lift',
  alt: 'A portable davit lifts a submersible pump out of a wet well: one worker turns the winch, another steadies the pump over the open hatch.',
  title: 'Lifting the pump with a davit',
  note: 'Load 1,150 lb',
  body: () => [
    wash(palette.paper),
    land(
      [
        [-10, 420],
        [240, 350],
        [520, 400],
        [860, 330],
        [1240, 400],
        [1610, 340],
      ],
      tint.hill,
    ),
    pines([
      [60, ground, 360],
      [170, ground, 270],
      [1420, ground, 330],
      [1530, ground, 420],
    ]),
    rect(0, ground, 1600, 330, { fill: hatch('earth'), stroke: 'none' }),
    line(0, ground, 1600, ground, { width: pen.outline }),
    rect(560, ground - 16, 560, 380, { fill: hatch('concrete'), width: pen.outline }),
    rect(610, ground - 16, 460, 380, { fill: palette.surface, width: pen.edge }),
    waterBody(611, 770, 458, 130),
    waterLevel(611, 770, 458, 680),
    rect(560, ground - 22, 110, 22, { fill: palette.concrete, width: pen.edge }),
    rect(960, ground - 22, 160, 22, { fill: palette.concrete, width: pen.edge }),
    path(`M790 ${ground}V890M850 ${ground}V890`, { stroke: palette.ironShade, width: 6 }),
    pipe(
      [
        [950, 890],
        [950, 640],
        [1600, 640],
      ],
      34,
    ),
    path(`M670 ${ground - 22}L610 ${ground - 150}`, { width: 14 }),
    path(`M670 ${ground - 22}L610 ${ground - 150}`, { width: 8, stroke: palette.steel }),
    path(`M1040 ${ground - 22}V180Q1040 110 970 110H810`, { width: 30, cap: 'butt' }),
    path(`M1040 ${ground - 22}V180Q1040 110 970 110H810`, { width: 23, stroke: palette.oxide, cap: 'butt' }),
    path(`M1000 ${ground - 22}h80l-14 -40h-52z`, { fill: palette.steel, width: pen.edge }),
    path('M1032 240L920 116', { width: 10 }),
    rect(1050, 330, 50, 60, { fill: palette.iron, width: pen.edge }),
    path('M1075 360h60v-34', { width: 9 }),
    path('M1046 330L830 108', { width: pen.fine }),
    hookAndRope(820, 108, 220, 24),
    submersible(820, 500, 270),
    flowArrow([700, 400], [700, 290], palette.oxide, 9),
    figure({
      at: [1250, ground],
      height: 330,
      facing: -1,
      lean: 12,
      hands: [
        [1132, 324],
        [1138, 350],
      ],
      coat: palette.water,
      hat: palette.surface,
    }),
    figure({
      at: [480, ground],
      height: 330,
      facing: 1,
      lean: 14,
      stride: 0.28,
      hands: [
        [690, 440],
        [650, 400],
      ],
      coat: palette.oxide,
      hat: tint.lamplight,
    }),
    handrail(1130, ground - 4, 90, 110, 1),
    grass(180, ground - 4, 240, 9),
    dimension({ from: [1120, ground], to: [1120, 770], along: 'up', at: 1240, text: '12 FT' }),
  ],
};
