import { lettering, palette, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { face, isometric, openings } from './kit/isometric.ts';
import { submersible } from './kit/machines.ts';
import { birch, pines } from './kit/nature.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, gable, ripple, sawtooth, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';
import { serviceTruck } from './kit/vehicles.ts';

const iso = isometric(720, 236, 34);
const window = { fill: tint.glass, width: pen.fine };

function foundry(): string {
  return [
    gable(iso, [0, 0], [7, 8, 3.6], 2.2, faces.brick),
    openings(
      iso,
      { side: 'left', from: [0, 8] },
      { count: 4, start: 0.6, step: 1.6, sill: 0.8, width: 1, height: 2 },
      window,
    ),
    openings(
      iso,
      { side: 'right', from: [7, 0] },
      { count: 1, start: 2.6, step: 1, sill: 0, width: 2.6, height: 3 },
      { fill: palette.moss, width: pen.fine },
    ),
    gable(iso, [0.6, 3, 5.1], [5.6, 2, 0.7], 0.6, { top: tint.roof, left: tint.glass, right: tint.glass }),
    tank(
      iso,
      [1.5, 1.4, 4.6],
      0.7,
      7,
      { top: palette.concrete, left: tint.brick, right: tint.brickShade },
      { taper: 0.72 },
    ),
  ].join('');
}

function shops(): string {
  return [
    sawtooth(iso, [9.5, -1], [9.6, 8, 3.2], 4, 1.6, faces.brick),
    openings(
      iso,
      { side: 'left', from: [9.5, 7] },
      { count: 6, start: 0.6, step: 1.5, sill: 0.8, width: 0.9, height: 1.7 },
      window,
    ),
    openings(
      iso,
      { side: 'right', from: [19.1, -1] },
      { count: 4, start: 0.8, step: 1.8, sill: 0.8, width: 1.1, height: 1.7 },
      window,
    ),
  ].join('');
}

function testHall(): string {
  const sign = iso.at(14.4, 17, 3.6);
  return [
    block(iso, [10.5, 10.5], [7, 6.5, 5], faces.brick),
    block(iso, [12, 12, 5], [4, 3.4, 0.8], { top: tint.roof, left: tint.glass, right: tint.glass }),
    openings(
      iso,
      { side: 'left', from: [10.5, 17] },
      { count: 4, start: 0.6, step: 1.6, sill: 0.6, width: 1, height: 1.8 },
      window,
    ),
    openings(
      iso,
      { side: 'right', from: [17.5, 10.5] },
      { count: 1, start: 1.7, step: 1, sill: 0, width: 3, height: 3.6 },
      { fill: palette.oxide, width: pen.edge },
    ),
    `<g transform="matrix(0.866 0.5 0 1 ${sign[0].toFixed(1)} ${sign[1].toFixed(1)})">${lettering('ALDER CREEK', -104, 0, { size: 36, face: 'sans', weight: 700, fill: palette.surface })}</g>`,
  ].join('');
}

export const worksBuilding: SceneDrawing = {
  name: 'works-building',
  alt: 'The works from above: brick foundry with its stack, machine shop with sawtooth roof, test hall, yard with pumps ready to ship, and the creek running past pines.',
  title: 'The works on Alder Creek',
  note: 'Isometric, from the south',
  body: () => [
    wash(tint.grass),
    face(
      iso,
      [
        [-14, 19.5],
        [40, 19.5],
        [40, 24.5],
        [-14, 24.5],
      ],
      { fill: palette.poolDeep, width: pen.edge },
    ),
    ...steps(16).map((index) => ripple(iso, -6 + index * 1.7, 20.2 + ((index * 29) % 38) / 10, 0, 1.1)),
    pines([
      [60, 150, 130],
      [140, 190, 170],
      [210, 130, 130],
      [300, 160, 160],
      [400, 110, 110],
      [1060, 110, 130],
      [1150, 150, 160],
      [1250, 190, 150],
      [1340, 160, 130],
      [1440, 250, 190],
      [1540, 300, 180],
    ]),
    face(
      iso,
      [
        [-2, -3],
        [23, -3],
        [23, 18.4],
        [-2, 18.4],
      ],
      { fill: '#e6e0cf', width: pen.fine },
    ),
    face(
      iso,
      [
        [23, -8],
        [25.6, -8],
        [25.6, 19.5],
        [23, 19.5],
      ],
      { fill: tint.road, width: pen.fine },
    ),
    face(
      iso,
      [
        [22.6, 19.2],
        [26, 19.2],
        [26, 24.8],
        [22.6, 24.8],
      ],
      { fill: tint.wood, width: pen.edge },
    ),
    foundry(),
    shops(),
    testHall(),
    block(iso, [0.4, 11], [6.4, 5, 2.6], faces.brick),
    openings(
      iso,
      { side: 'left', from: [0.4, 16] },
      { count: 4, start: 0.5, step: 1.5, sill: 0.7, width: 0.9, height: 1.1 },
      window,
    ),
    openings(
      iso,
      { side: 'right', from: [6.8, 11] },
      { count: 3, start: 0.6, step: 1.5, sill: 0.7, width: 0.9, height: 1.1 },
      window,
    ),
    ...steps(3).map((index) =>
      submersible(...iso.at(19.9 + index * 0.9, 15.4 - index * 2.2), 104, index === 1 ? palette.oxide : palette.water),
    ),
    serviceTruck(1420, 630, 230),
    birch(90, 470, 170),
    pines([
      [60, 700, 240],
      [150, 760, 270],
      [250, 830, 230],
      [350, 880, 190],
    ]),
  ],
};
