import { flowArrow, palette, path, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { face, isometric, openings } from './kit/isometric.ts';
import { handwheel } from './kit/machines.ts';
import { birch, pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, gable, ripple, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(760, 120, 46);

export const canalGate: SceneDrawing = {
  name: 'canal-gate',
  alt: 'A canal headgate: a keeper turns the wheel of a sluice gate while two axial pumps in a brick house lift water from the low side to the high side.',
  title: 'Canal gate and lift pumps',
  note: 'Isometric, high side left',
  body: () => [
    wash(tint.field),
    pines([
      [60, 180, 150],
      [140, 140, 130],
      [1440, 200, 150],
      [1530, 250, 170],
    ]),
    face(
      iso,
      [
        [-16, 3],
        [9, 3],
        [9, 9],
        [-16, 9],
      ],
      { fill: palette.poolDeep, width: pen.fine },
    ),
    face(
      iso,
      [
        [9, 3, -2],
        [36, 3, -2],
        [36, 9, -2],
        [9, 9, -2],
      ],
      { fill: palette.pool, width: pen.fine },
    ),
    face(
      iso,
      [
        [9, 3],
        [36, 3],
        [36, 3, -2],
        [9, 3, -2],
      ],
      { fill: palette.earth, width: pen.fine },
    ),
    ...steps(9).map((index) => ripple(iso, -9 + ((index * 41) % 160) / 10, 3.8 + ((index * 29) % 44) / 10, 0, 1)),
    ...steps(9).map((index) => ripple(iso, 11 + ((index * 47) % 110) / 10, 3.8 + ((index * 31) % 44) / 10, -2, 1)),
    block(iso, [8, -1, -2], [1.4, 4, 3], faces.concrete),
    gable(iso, [9.6, -4.6], [7, 4.2, 3.2], 1.6, faces.brick),
    openings(
      iso,
      { side: 'left', from: [9.6, -0.4] },
      { count: 4, start: 0.7, step: 1.55, sill: 1, width: 0.9, height: 1.5 },
      { fill: tint.glass, width: pen.fine },
    ),
    openings(
      iso,
      { side: 'right', from: [16.6, -4.6] },
      { count: 1, start: 1.5, step: 1, sill: 0, width: 1.2, height: 2.2 },
      { fill: palette.moss, width: pen.fine },
    ),
    ...steps(2).map(
      (index) =>
        tank(iso, [11.4 + index * 2.6, 1.6, -1], 0.75, 3, faces.deep) +
        pipe([iso.at(11.4 + index * 2.6, 1.7, 0.1), iso.at(11.4 + index * 2.6, 3.8, -1.7)], 34, palette.iron),
    ),
    pipe([iso.at(14, 0.7, 0.4), iso.at(7, 0.7, 0.4), iso.at(5.6, 0.7, 0.4), iso.at(5.6, 3.4, 0.2)], 30, palette.iron),
    face(
      iso,
      [
        [8.4, 3, -2],
        [8.4, 9, -2],
        [8.4, 9, 0.6],
        [8.4, 3, 0.6],
      ],
      { fill: palette.oxide, width: pen.outline },
    ),
    ...steps(4).map((index) =>
      face(
        iso,
        [
          [8.4, 3.3 + index * 1.4, -1.6],
          [8.4, 4.3 + index * 1.4, -1.6],
          [8.4, 4.3 + index * 1.4, 0.2],
          [8.4, 3.3 + index * 1.4, 0.2],
        ],
        { width: pen.fine },
      ),
    ),
    block(iso, [8.2, 2.6, 0.6], [0.7, 0.5, 2.6], faces.concrete),
    block(iso, [8, 2.6, 3.2], [1.2, 7, 0.4], faces.concrete),
    block(iso, [8.2, 9, -2], [0.7, 0.6, 5.2], faces.concrete),
    path(`M${iso.at(8.5, 6, 0.6).join(' ')}L${iso.at(8.5, 6, 5).join(' ')}`, { width: 9 }),
    handwheel(iso.at(8.5, 6, 4.7)[0], iso.at(8.5, 6, 4.7)[1], 40, palette.oxide),
    figure({
      at: iso.at(8.6, 7.9, 3.6),
      height: 170,
      facing: 1,
      lean: 8,
      hands: [iso.at(8.5, 6.6, 5), iso.at(8.5, 6.6, 4.3)],
      coat: palette.moss,
      hat: palette.surface,
    }),
    face(
      iso,
      [
        [-16, 9],
        [9, 9],
        [9, 9, -2],
        [36, 9, -2],
        [36, 9],
        [36, 40],
        [-16, 40],
      ],
      { fill: tint.grass, width: pen.fine },
    ),
    block(iso, [8.2, 9, -0.2], [0.7, 0.6, 3.4], faces.concrete),
    birch(300, 760, 260),
    birch(390, 800, 210),
    pines([
      [1040, 850, 230],
      [1150, 870, 190],
      [120, 760, 300],
    ]),
    flowArrow(iso.at(14, 6, -2), iso.at(11, 6, -2), palette.water, 10),
    flowArrow(iso.at(1, 6), iso.at(-3, 6), palette.water, 10),
  ],
};
