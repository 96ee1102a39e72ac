import { flowArrow, line, palette, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { edges, face, isometric, levelEllipse, openings } from './kit/isometric.ts';
import { pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, gable, ripple, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(760, 120, 36);

/** A round clarifier with its bridge and centre well. */
function clarifier(x: number, y: number, r: number): string {
  const [[cx, cy], rx, ry] = levelEllipse(iso, x, y, 1.5, r);
  const [fromX, fromY] = iso.at(x, y - r * 0.15, 2.1);
  const [toX, toY] = iso.at(x, y + r, 2.1);
  return (
    tank(iso, [x, y], r, 1.5, faces.concrete, { water: true }) +
    `<ellipse cx="${cx}" cy="${cy + 3}" rx="${rx * 0.62}" ry="${ry * 0.62}" fill="none" stroke="${palette.water}" stroke-width="1.4"/>` +
    tank(iso, [x, y, 1.4], r * 0.17, 0.8, faces.iron) +
    line(fromX, fromY + 8, toX, toY + 8, { width: 16 }) +
    line(fromX, fromY + 8, toX, toY + 8, { width: 10, stroke: palette.oxide }) +
    line(fromX, fromY - 14, toX, toY - 14, { width: pen.fine })
  );
}

function aeration(x: number, y: number): string {
  return (
    block(iso, [x, y], [9, 6, 1.4], faces.concrete) +
    steps(3)
      .map(
        (lane) =>
          face(
            iso,
            [
              [x + 0.4, y + 0.4 + lane * 1.85, 1.4],
              [x + 8.6, y + 0.4 + lane * 1.85, 1.4],
              [x + 8.6, y + 1.9 + lane * 1.85, 1.4],
              [x + 0.4, y + 1.9 + lane * 1.85, 1.4],
            ],
            {
              fill: palette.poolDeep,
              width: pen.fine,
            },
          ) +
          steps(6)
            .map((index) => ripple(iso, x + 0.9 + index * 1.25, y + 0.8 + lane * 1.85 + (index % 2) * 0.6, 1.4, 0.7))
            .join(''),
      )
      .join('')
  );
}

export const treatmentPlant: SceneDrawing = {
  name: 'treatment-plant',
  alt: 'A wastewater treatment plant from above: three aeration lanes, two round clarifiers with bridges, a brick pump house and the outfall into the river.',
  title: 'Treatment plant',
  note: 'Isometric, flow left to right',
  body: () => [
    wash(tint.grass),
    face(
      iso,
      [
        [-14, 26],
        [40, 26],
        [40, 46],
        [-14, 46],
      ],
      { fill: tint.lake, width: pen.fine },
    ),
    face(
      iso,
      [
        [-20, -9],
        [50, -9],
        [50, -6.4],
        [-20, -6.4],
      ],
      { fill: tint.road, width: pen.fine },
    ),
    face(
      iso,
      [
        [-3, -3],
        [25, -3],
        [25, 24],
        [-3, 24],
      ],
      { fill: '#e6e5d2', width: pen.fine },
    ),
    pines([
      [70, 210, 150],
      [150, 160, 130],
      [230, 190, 170],
      [330, 140, 140],
      [1180, 170, 150],
      [1270, 210, 170],
      [1370, 190, 140],
      [1480, 270, 180],
      [1560, 330, 150],
    ]),
    gable(iso, [0, 0], [6, 5, 3], 1.5, faces.brick),
    openings(
      iso,
      { side: 'left', from: [0, 5] },
      { count: 4, start: 0.6, step: 1.35, sill: 0.9, width: 0.8, height: 1.4 },
      { fill: tint.glass, width: pen.fine },
    ),
    openings(
      iso,
      { side: 'right', from: [6, 0] },
      { count: 1, start: 1.8, step: 1, sill: 0, width: 1.4, height: 2.2 },
      { fill: palette.moss, width: pen.fine },
    ),
    aeration(10, 0),
    pipe([iso.at(6, 3.4, 0.5), iso.at(10, 3.4, 0.5)], 18, palette.moss),
    clarifier(15, 12.5, 4.2),
    clarifier(4.4, 13, 4.2),
    pipe(
      [iso.at(19, 3, 0.5), iso.at(21.6, 3, 0.5), iso.at(21.6, 12.5, 0.5), iso.at(19.3, 12.5, 0.5)],
      18,
      palette.moss,
    ),
    tank(iso, [20.4, 18.4], 2, 2.4, faces.iron),
    block(iso, [10, 20], [4, 3, 2.2], faces.brick),
    openings(
      iso,
      { side: 'left', from: [10, 23] },
      { count: 3, start: 0.5, step: 1.15, sill: 0.7, width: 0.7, height: 0.9 },
      { fill: tint.glass, width: pen.fine },
    ),
    pipe([iso.at(11, 23.2, 0.4), iso.at(11, 27, 0.1)], 26),
    figure({ at: iso.at(4.6, 19.4, 0), height: 92, facing: 1, coat: palette.oxide }),
    figure({ at: iso.at(23.4, 6, 0), height: 92, facing: -1, coat: palette.moss, hat: palette.surface }),
    edges(
      iso,
      [
        [-14, 26],
        [40, 26],
      ],
      { width: pen.edge },
    ),
    flowArrow(iso.at(11, 27.4), iso.at(11, 30), palette.water, 9),
  ],
};
