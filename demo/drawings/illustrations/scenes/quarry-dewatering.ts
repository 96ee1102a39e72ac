import { flowArrow, line, palette, path, pen } from '../drawing.ts';
import { chance, steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { face, isometric, type Spot } from './kit/isometric.ts';
import { birch, pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, ripple, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';
import { serviceTruck } from './kit/vehicles.ts';

const iso = isometric(800, 60, 44);

/** Steps cut into rock around the sump; each is a ring, so only the two far faces show. */
function bench(level: number): string {
  const inset = level * 2.1;
  const [low, high] = [inset - 2, 19 - inset];
  const z = -level * 1.5;
  const random = chance(level + 3);
  const cracks = steps(16)
    .map(() => {
      const along = low + random() * (high - low);
      const [ax, ay] = iso.at(along, low, z - random() * 0.6);
      const [bx, by] = iso.at(low, along, z - random() * 0.6);
      return `M${Math.round(ax)} ${Math.round(ay)}l${Math.round(random() * 8 - 4)} ${Math.round(20 + random() * 26)}M${Math.round(bx)} ${Math.round(by)}l${Math.round(random() * 8 - 4)} ${Math.round(20 + random() * 26)}`;
    })
    .join('');
  const wallRight: Spot[] = [
    [low, low, z],
    [high, low, z],
    [high, low, z - 1.5],
    [low, low, z - 1.5],
  ];
  const wallLeft: Spot[] = [
    [low, low, z],
    [low, high, z],
    [low, high, z - 1.5],
    [low, low, z - 1.5],
  ];
  return (
    face(
      iso,
      [
        [low, low, z - 1.5],
        [high, low, z - 1.5],
        [high, high, z - 1.5],
        [low, high, z - 1.5],
      ],
      { fill: level % 2 ? '#ddd5c4' : '#e4dccb', width: pen.fine },
    ) +
    face(iso, wallRight, { fill: tint.rock, width: pen.edge }) +
    face(iso, wallLeft, { fill: tint.rockShade, width: pen.edge }) +
    path(cracks, { width: pen.hair })
  );
}

export const quarryDewatering: SceneDrawing = {
  name: 'quarry-dewatering',
  alt: 'A stepped quarry from above: a pump on a pontoon in the sump, its discharge line climbing the benches to the rim where a service truck stands.',
  title: 'Quarry, floating pump',
  note: 'Three benches of 20 ft',
  body: () => [
    wash(tint.grass),
    pines([
      [60, 190, 150],
      [150, 150, 130],
      [250, 120, 110],
      [1370, 160, 170],
      [1470, 210, 190],
      [1560, 280, 180],
    ]),
    birch(350, 140, 110),
    bench(0),
    bench(1),
    bench(2),
    face(
      iso,
      [
        [4.6, 4.6, -4.5],
        [12.4, 4.6, -4.5],
        [12.4, 12.4, -4.5],
        [4.6, 12.4, -4.5],
      ],
      { fill: palette.pool, width: pen.edge },
    ),
    ...steps(12).map((index) => ripple(iso, 5.2 + ((index * 37) % 60) / 10, 5.2 + ((index * 53) % 66) / 10, -4.5, 0.9)),
    block(iso, [7.4, 7.4, -4.5], [3, 2.2, 0.5], faces.oxide),
    tank(iso, [8.8, 8.4, -4], 0.55, 1.9, faces.deep),
    pipe(
      [
        iso.at(8.8, 7.9, -3.4),
        iso.at(8.8, 6.4, -4.3),
        iso.at(8.8, 3.2, -4.3),
        iso.at(8.8, 2.3, -2.9),
        iso.at(8.8, 0.9, -2.9),
        iso.at(8.8, 0.2, -1.4),
        iso.at(8.8, -1.6, -1.4),
        iso.at(8.8, -2, 0.1),
        iso.at(8.8, -6, 0.1),
      ],
      20,
      palette.moss,
    ),
    ...steps(3).map((index) => {
      const [x, y] = iso.at(8.8, 6.4 - index * 0.9, -4.4);
      return line(x - 12, y + 8, x + 12, y + 8, { width: 8, stroke: palette.oxide });
    }),
    flowArrow(iso.at(9.6, -2.4, 0.4), iso.at(9.6, -5, 0.4), palette.water, 8),
    serviceTruck(150, 310, 260, { paint: palette.water }),
    figure({ at: iso.at(13.4, 1.3, -3), height: 100, facing: -1, coat: palette.oxide }),
    figure({ at: iso.at(1.3, 12.2, -3), height: 100, facing: 1, coat: palette.moss, hat: palette.surface }),
  ],
};
