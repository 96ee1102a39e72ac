import { flowArrow, palette, path, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { face, isometric, levelEllipse, openings } from './kit/isometric.ts';
import { pines } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, gable, ripple, tank } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(700, 190, 38);
const window = { fill: tint.glass, width: pen.fine };

/** A log pile: the cut ends show on its right face. */
function logs(x: number, y: number): string {
  const ends = steps(4).flatMap((row) =>
    steps(6 - row).map((column) => iso.at(x + 4.6, y + 0.3 + column * 0.55 + row * 0.27, 0.28 + row * 0.5)),
  );
  return (
    gable(iso, [x, y], [4.6, 3.4, 0.4], 1.9, { top: tint.wood, left: tint.wood, right: tint.woodShade }) +
    steps(5)
      .map((row) =>
        path(
          `M${iso.at(x, y + 3.4 - row * 0.34, 0.4 + row * 0.38).join(' ')}L${iso.at(x + 4.6, y + 3.4 - row * 0.34, 0.4 + row * 0.38).join(' ')}`,
          { width: pen.hair },
        ),
      )
      .join('') +
    ends
      .map(
        ([cx, cy]) =>
          `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="9" ry="11" fill="${tint.wood}" stroke="${palette.ink}" stroke-width="2"/>`,
      )
      .join('')
  );
}

export const paperMill: SceneDrawing = {
  name: 'paper-mill',
  alt: 'A paper mill from above: log piles, a digester tower, stock chests piped to the long machine hall, a roll of paper on a cart and the river beside it.',
  title: 'Paper mill, stock preparation',
  note: 'Isometric, Cloquet',
  body: () => {
    const [[rollX, rollY]] = levelEllipse(iso, 19.4, 13.4, 0.9, 1);
    return [
      wash(tint.grass),
      face(
        iso,
        [
          [-14, 16],
          [40, 16],
          [40, 21],
          [-14, 21],
        ],
        { fill: palette.poolDeep, width: pen.edge },
      ),
      ...steps(14).map((index) => ripple(iso, -8 + index * 1.9, 16.7 + ((index * 31) % 38) / 10, 0, 1.1)),
      face(
        iso,
        [
          [-4, -3],
          [24, -3],
          [24, 15],
          [-4, 15],
        ],
        { fill: '#e6e0cf', width: pen.fine },
      ),
      pines([
        [70, 170, 150],
        [150, 130, 130],
        [1180, 160, 150],
        [1280, 200, 170],
        [1390, 240, 150],
        [1500, 320, 190],
      ]),
      logs(-3, 1),
      logs(-3, 6),
      tank(iso, [5, 0.6], 1.3, 5, faces.iron),
      tank(iso, [5, 0.6, 5], 1.3, 0.9, faces.oxide, { taper: 0.5 }),
      block(iso, [6.8, -1.6], [3.6, 4, 5], faces.brick),
      openings(
        iso,
        { side: 'left', from: [6.8, 2.4] },
        { count: 2, start: 0.5, step: 1.5, sill: 2.8, width: 1, height: 1.4 },
        window,
      ),
      openings(
        iso,
        { side: 'left', from: [6.8, 2.4] },
        { count: 2, start: 0.5, step: 1.5, sill: 0.6, width: 1, height: 1.4 },
        window,
      ),
      tank(
        iso,
        [9.6, -0.6, 5],
        0.6,
        2.9,
        { top: palette.concrete, left: tint.brick, right: tint.brickShade },
        { taper: 0.75 },
      ),
      gable(iso, [11.6, -1.6], [11, 5.6, 3.2], 1.7, faces.brick),
      openings(
        iso,
        { side: 'left', from: [11.6, 4] },
        { count: 7, start: 0.5, step: 1.5, sill: 0.9, width: 1, height: 1.6 },
        window,
      ),
      openings(
        iso,
        { side: 'right', from: [22.6, -1.6] },
        { count: 1, start: 1.8, step: 1, sill: 0, width: 2, height: 2.6 },
        { fill: palette.moss, width: pen.fine },
      ),
      pipe([iso.at(5, 2, 1), iso.at(5, 6.6, 1)], 20, palette.moss),
      ...steps(3).map((index) => tank(iso, [5.4 + index * 4, 8, 0], 1.6, 2.8, index === 1 ? faces.white : faces.iron)),
      ...steps(3).map((index) =>
        pipe([iso.at(6.9 + index * 4, 8.6, 0.5), iso.at(8 + index * 4, 8.6, 0.5)], 18, palette.moss),
      ),
      pipe([iso.at(15, 8.2, 0.6), iso.at(17, 8.2, 0.6), iso.at(17, 4.2, 0.6)], 20, palette.moss),
      ...steps(3).map((index) => block(iso, [6.6 + index * 4, 9.6], [1.5, 0.8, 0.7], faces.deep)),
      block(iso, [18.4, 12.6], [2.2, 1.8, 0.4], faces.oxide),
      `<ellipse cx="${rollX}" cy="${rollY}" rx="26" ry="30" fill="${palette.surface}" stroke="${palette.ink}" stroke-width="3"/>`,
      `<ellipse cx="${rollX}" cy="${rollY}" rx="7" ry="9" fill="${tint.woodShade}" stroke="${palette.ink}" stroke-width="2"/>`,
      figure({
        at: iso.at(17.2, 13.6),
        height: 112,
        facing: 1,
        lean: 10,
        hands: [iso.at(18.4, 13.4, 1.2), iso.at(18.4, 13.6, 1)],
        coat: palette.oxide,
      }),
      figure({ at: iso.at(4.4, 12), height: 112, facing: 1, coat: palette.moss, hat: palette.surface }),
      block(iso, [0, 12.4], [2.6, 2.2, 1.6], faces.brick),
      pipe([iso.at(1, 14.6, 0.4), iso.at(1, 16.6, 0.1)], 20),
      flowArrow(iso.at(12, 18.5), iso.at(16, 18.5), palette.water, 9),
      pines([
        [90, 620, 200],
        [180, 690, 240],
        [300, 800, 220],
      ]),
    ];
  },
};
