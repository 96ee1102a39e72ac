import { palette, path, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { edges, face, isometric } from './kit/isometric.ts';
import { handwheel } from './kit/machines.ts';
import { birch, pines } from './kit/nature.ts';
import { gauge, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(790, 132, 60);
const depth = -3.6;

/** One discharge line: check valve, then gate valve with its wheel. */
function line(y: number): string {
  const z = depth + 1.2;
  const [wheelX, wheelY] = iso.at(6.6, y, z + 1.5);
  return (
    pipe([iso.at(0.3, y, z), iso.at(9, y, z)], 40) +
    block(iso, [2.2, y - 0.5, z - 0.55], [1.5, 1, 1.2], faces.deep) +
    tank(iso, [2.9, y, z + 0.6], 0.34, 0.3, faces.iron) +
    path(`M${iso.at(3.4, y + 0.5, z + 0.3).join(' ')}L${iso.at(4.6, y + 0.5, z + 0.7).join(' ')}`, { width: 9 }) +
    tank(iso, [4.6, y + 0.5, z + 0.55], 0.2, 0.3, faces.oxide) +
    block(iso, [6.1, y - 0.4, z - 0.5], [1, 0.8, 1.1], faces.deep) +
    tank(iso, [6.6, y, z + 0.6], 0.26, 0.7, faces.white) +
    handwheel(wheelX, wheelY, 34)
  );
}

export const valveVault: SceneDrawing = {
  name: 'valve-vault',
  alt: 'Valve vault with its near walls cut away: three discharge lines with check and gate valves joining a header, one worker at a valve wheel and another above at the ladder.',
  title: 'Valve vault, near walls removed',
  note: 'Isometric',
  body: () => [
    wash(tint.grass),
    pines([
      [70, 200, 170],
      [160, 160, 150],
      [1420, 170, 170],
      [1520, 230, 200],
    ]),
    birch(270, 170, 140),
    face(
      iso,
      [
        [-12, 8.6],
        [10.6, 8.6],
        [10.6, -12],
        [30, -12],
        [30, 30],
        [-12, 30],
      ],
      { fill: palette.earth, stroke: 'none' },
    ),
    face(
      iso,
      [
        [0, 0, depth],
        [9.4, 0, depth],
        [9.4, 7.4, depth],
        [0, 7.4, depth],
      ],
      { fill: tint.floor, width: pen.edge },
    ),
    face(
      iso,
      [
        [0, 0],
        [9.4, 0],
        [9.4, 0, depth],
        [0, 0, depth],
      ],
      { fill: palette.concrete, width: pen.outline },
    ),
    face(
      iso,
      [
        [0, 0],
        [0, 7.4],
        [0, 7.4, depth],
        [0, 0, depth],
      ],
      { fill: tint.rock, width: pen.outline },
    ),
    face(
      iso,
      [
        [-0.6, -0.6],
        [9.4, -0.6],
        [9.4, 0],
        [0, 0],
        [0, 7.4],
        [-0.6, 7.4],
      ],
      { fill: palette.surface, width: pen.edge },
    ),
    face(
      iso,
      [
        [0, 7.4, depth],
        [9.4, 7.4, depth],
        [9.4, 7.4, depth - 0.5],
        [0, 7.4, depth - 0.5],
      ],
      { fill: palette.concrete, width: pen.edge },
    ),
    face(
      iso,
      [
        [9.4, 0, depth],
        [9.4, 7.4, depth],
        [9.4, 7.4, depth - 0.5],
        [9.4, 0, depth - 0.5],
      ],
      { fill: tint.rock, width: pen.edge },
    ),
    ...steps(3).map((index) =>
      edges(
        iso,
        [
          [3 + index * 3, 0, 0],
          [3 + index * 3, 0, depth],
        ],
        { width: pen.hair, opacity: 0.5 },
      ),
    ),
    path(
      `M${iso.at(7.6, 0, 0.8).join(' ')}L${iso.at(7.6, 0, depth).join(' ')}M${iso.at(8.3, 0, 0.8).join(' ')}L${iso.at(8.3, 0, depth).join(' ')}` +
        steps(9)
          .map((index) => `M${iso.at(7.6, 0, -index * 0.4).join(' ')}L${iso.at(8.3, 0, -index * 0.4).join(' ')}`)
          .join(''),
      { width: pen.outline },
    ),
    line(1.3),
    line(3.5),
    line(5.7),
    pipe([iso.at(8.7, 0.4, depth + 1.2), iso.at(8.7, 7, depth + 1.2)], 56, palette.moss),
    figure({
      at: iso.at(5.3, 4.7, depth),
      height: 225,
      facing: 1,
      lean: 12,
      hands: [iso.at(6.4, 3.7, depth + 2.6), iso.at(6.7, 4, depth + 2.4)],
      coat: palette.oxide,
    }),
    figure({
      at: iso.at(6.6, -1.9),
      height: 225,
      facing: 1,
      lean: 10,
      coat: palette.moss,
      hat: palette.surface,
      hands: [iso.at(7.6, -0.6, 0.9), undefined],
    }),
    gauge(iso.at(0, 6.6, -1)[0], iso.at(0, 6.6, -1.4)[1], 34, 0.5),
  ],
};
