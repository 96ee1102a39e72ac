import { palette, path, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { edges, face, isometric, openings } from './kit/isometric.ts';
import { impellerFace } from './kit/machines.ts';
import { pines } from './kit/nature.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, shading, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(790, 318, 48);

/** A lathe whose bed runs along x, with a pump shaft between centres. */
function lathe(x: number, y: number): string {
  const [ax, ay] = iso.at(x + 1.6, y + 0.6, 1.75);
  const [bx, by] = iso.at(x + 5.2, y + 0.6, 1.75);
  return (
    block(iso, [x, y], [6.4, 1.4, 0.7], faces.iron) +
    block(iso, [x, y + 0.15, 0.7], [5.9, 1.1, 0.35], faces.white) +
    block(iso, [x, y, 0.7], [1.4, 1.4, 1.7], faces.deep) +
    path(`M${ax} ${ay}L${bx} ${by}`, { width: 34, cap: 'butt' }) +
    path(`M${ax} ${ay}L${bx} ${by}`, { width: 28, stroke: palette.bronze, cap: 'butt' }) +
    path(`M${ax} ${ay - 6}L${bx} ${by - 6}`, { width: 5, stroke: palette.surface, cap: 'butt' }) +
    block(iso, [x + 3, y + 1, 0.7], [0.8, 0.6, 0.9], faces.oxide) +
    block(iso, [x + 5.1, y + 0.2, 0.7], [0.8, 0.9, 1.35], faces.deep)
  );
}

/** A vertical boring mill with a casing on its table. */
function boringMill(x: number, y: number): string {
  return (
    tank(iso, [x + 1.5, y + 1.5], 1.5, 0.7, faces.iron) +
    block(iso, [x, y], [0.7, 0.8, 3.6], faces.moss) +
    block(iso, [x + 2.3, y], [0.7, 0.8, 3.6], faces.moss) +
    tank(iso, [x + 1.5, y + 1.5, 0.7], 0.95, 0.8, faces.oxide) +
    tank(iso, [x + 1.5, y + 1.5, 1.5], 0.6, 0.25, faces.oxide) +
    block(iso, [x, y + 0.6, 2.4], [3, 0.6, 0.7], faces.moss) +
    block(iso, [x + 1.2, y + 1.2, 2.1], [0.6, 0.5, 1.5], faces.white)
  );
}

export const machineShop: SceneDrawing = {
  name: 'machine-shop',
  alt: 'The machine shop seen into its corner: a lathe turning a pump shaft, a boring mill, racks of impellers, and three machinists under tall windows.',
  title: 'Machine shop, hall B',
  note: 'Isometric, roof removed',
  body: () => [
    wash(tint.grass),
    pines([
      [80, 300, 200],
      [180, 230, 170],
      [270, 190, 150],
      [1330, 190, 160],
      [1430, 240, 180],
      [1530, 310, 210],
      [90, 840, 260],
      [1500, 850, 280],
    ]),
    face(
      iso,
      [
        [-2, -2],
        [13, -2],
        [13, 11],
        [-2, 11],
      ],
      { fill: tint.floor, width: pen.outline },
    ),
    ...steps(6).map((index) =>
      edges(
        iso,
        [
          [-2, index * 2],
          [13, index * 2],
        ],
        { width: pen.hair, opacity: 0.4 },
      ),
    ),
    ...steps(7).map((index) =>
      edges(
        iso,
        [
          [index * 2, -2],
          [index * 2, 11],
        ],
        { width: pen.hair, opacity: 0.4 },
      ),
    ),
    face(
      iso,
      [
        [2.6, -2],
        [3, -2],
        [3, 11],
        [2.6, 11],
      ],
      { fill: tint.lamplight, stroke: 'none' },
    ),
    face(
      iso,
      [
        [-2, -2],
        [13, -2],
        [13, -2, 4.2],
        [-2, -2, 4.2],
      ],
      { fill: tint.brick, width: pen.outline },
    ),
    face(
      iso,
      [
        [-2, -2],
        [-2, 11],
        [-2, 11, 4.2],
        [-2, -2, 4.2],
      ],
      { fill: tint.brickShade, width: pen.outline },
    ),
    openings(
      iso,
      { side: 'left', from: [-2, -2] },
      { count: 4, start: 1, step: 3.6, sill: 1.2, width: 2.4, height: 2.6 },
      { fill: tint.glass, width: pen.edge },
    ),
    openings(
      iso,
      { side: 'right', from: [-2, -2] },
      { count: 3, start: 1.4, step: 4, sill: 1.2, width: 2.4, height: 2.6 },
      { fill: tint.glass, width: pen.edge },
    ),
    ...steps(4).map((index) => shading(iso, [-1 + index * 3.6, -2, 1.2], [1.4 + index * 3.6, -2, 1.2], 2.6, 4)),
    ...steps(3).map((index) => shading(iso, [-2, -0.6 + index * 4, 1.2], [-2, 1.8 + index * 4, 1.2], 2.6, 4)),
    block(iso, [-1.6, -1.6], [0.9, 6, 0.9], faces.timber),
    ...steps(3).map((index) => {
      const [x, y] = iso.at(-1, 0 + index * 1.8, 1.6);
      return impellerFace(x, y, 40, 5);
    }),
    block(iso, [4, -1.7], [5.5, 1, 0.9], faces.timber),
    ...steps(4).map((index) =>
      tank(iso, [4.8 + index * 1.3, -1.2, 0.9], 0.4, 0.7, index % 2 ? faces.iron : faces.oxide),
    ),
    figure({
      at: iso.at(5.2, 1.5),
      height: 190,
      facing: 1,
      lean: 10,
      hands: [iso.at(6.5, 1.6, 2.2), iso.at(6.6, 2.2, 2.6)],
      coat: palette.oxide,
    }),
    lathe(4, 2.2),
    lathe(1, 6.4),
    boringMill(9.4, 5),
    figure({
      at: iso.at(9, 9),
      height: 180,
      facing: 1,
      lean: 8,
      hands: [iso.at(10.4, 8.2, 2.3), iso.at(10.4, 8.4, 2)],
      coat: palette.water,
      hat: palette.surface,
    }),
    figure({
      at: iso.at(2.6, 9.6),
      height: 190,
      facing: 1,
      lean: 10,
      hands: [iso.at(4.2, 8.4, 1.5), iso.at(4.2, 8.8, 1.6)],
      coat: palette.moss,
    }),
    block(iso, [5.6, 9.2], [1.8, 1.2, 0.5], faces.timber),
    tank(iso, [6.5, 9.8, 0.5], 0.5, 0.6, faces.iron),
  ],
};
