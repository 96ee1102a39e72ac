import { ellipse, flowArrow, group, palette, path, pen } from '../drawing.ts';
import { chance, steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { face, isometric, levelEllipse, openings } from './kit/isometric.ts';
import { birch, pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, gable, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(800, 126, 46);

function fish(x: number, y: number, angle: number, size: number): string {
  return group(
    path(
      `M${-size} 0Q0 ${-size * 0.55} ${size} 0Q0 ${size * 0.55} ${-size} 0L${-size * 1.5} ${-size * 0.4}V${size * 0.4}Z`,
      { fill: palette.deepWater, width: pen.hair },
    ),
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(${angle})`,
  );
}

/** A round rearing tank; its fish swim against the current. */
function rearingTank(x: number, y: number, r: number): string {
  const [[cx, cy], rx, ry] = levelEllipse(iso, x, y, 1.3, r);
  const random = chance(Math.round(x * 11 + y));
  const school = steps(9).map((index) => {
    const angle = index * 40 + random() * 24;
    const reach = 0.42 + random() * 0.34;
    const radians = (angle * Math.PI) / 180;
    return fish(cx + Math.cos(radians) * rx * reach, cy + Math.sin(radians) * ry * reach, angle + 90, 11);
  });
  return (
    tank(iso, [x, y], r, 1.3, faces.deep, { water: true }) +
    ellipse(cx, cy, rx * 0.12, ry * 0.12, { fill: palette.steel, width: pen.fine }) +
    school.join('')
  );
}

export const fishHatchery: SceneDrawing = {
  name: 'fish-hatchery',
  alt: 'A fish hatchery: round rearing tanks with trout, long raceways, a small pump house that lifts lake water, and a keeper with a net.',
  title: 'Fish hatchery, French River',
  note: 'Isometric',
  body: () => [
    wash(tint.grass),
    pines([
      [80, 240, 190],
      [180, 190, 160],
      [280, 160, 190],
      [1300, 190, 180],
      [1400, 240, 210],
      [1500, 300, 190],
    ]),
    birch(1220, 190, 150),
    face(
      iso,
      [
        [-3, -1],
        [19, -1],
        [19, 15],
        [-3, 15],
      ],
      { fill: '#e4e2cf', width: pen.fine },
    ),
    gable(iso, [0, 0], [5, 3.4, 2.2], 1.2, { top: palette.oxide, left: palette.surface, right: palette.concrete }),
    openings(
      iso,
      { side: 'left', from: [0, 3.4] },
      { count: 3, start: 0.6, step: 1.5, sill: 0.7, width: 0.9, height: 1 },
      { fill: tint.glass, width: pen.fine },
    ),
    openings(
      iso,
      { side: 'right', from: [5, 0] },
      { count: 1, start: 1.2, step: 1, sill: 0, width: 1, height: 1.7 },
      { fill: palette.moss, width: pen.fine },
    ),
    pipe([iso.at(5, 2.4, 0.4), iso.at(7, 2.4, 0.4), iso.at(7, 13, 0.4)], 18),
    ...steps(3).map((index) => pipe([iso.at(7, 4.2 + index * 3.9, 0.4), iso.at(8.2, 4.2 + index * 3.9, 0.4)], 14)),
    ...steps(2).map(
      (index) =>
        block(iso, [9 + index * 0, 0 + index * 2.4], [9.4, 1.9, 0.8], faces.concrete) +
        face(
          iso,
          [
            [9.3, 0.25 + index * 2.4, 0.8],
            [18.1, 0.25 + index * 2.4, 0.8],
            [18.1, 1.65 + index * 2.4, 0.8],
            [9.3, 1.65 + index * 2.4, 0.8],
          ],
          { fill: palette.poolDeep, width: pen.fine },
        ) +
        steps(8)
          .map((at) => {
            const [x, y] = iso.at(10 + at * 1.05, 0.7 + index * 2.4 + (at % 2) * 0.5, 0.8);
            return fish(x, y, 208, 10);
          })
          .join(''),
    ),
    rearingTank(3, 7, 2.1),
    rearingTank(10.4, 7.6, 2.1),
    rearingTank(15.8, 7.6, 2.1),
    rearingTank(3, 12, 2.1),
    rearingTank(10.4, 12.8, 2.1),
    rearingTank(15.8, 12.8, 2.1),
    path('M626 398L498 388', { width: 6 }),
    figure({
      at: iso.at(5.7, 9.8, 0),
      height: 150,
      facing: -1,
      hands: [
        [590, 395],
        [608, 397],
      ],
      coat: palette.oxide,
      trousers: palette.moss,
      hat: tint.wood,
    }),
    path('M498 388q-46 -30 -54 4q16 44 54 -4', { fill: palette.surface, width: pen.edge, opacity: 0.9 }),
    flowArrow(iso.at(7, 13.4, 0.4), iso.at(7, 15.6, 0.4), palette.water, 8),
  ],
};
