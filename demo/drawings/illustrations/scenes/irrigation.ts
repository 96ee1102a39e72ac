import { flowArrow, line, palette, path, pen } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { face, isometric, levelEllipse, openings } from './kit/isometric.ts';
import { verticalMotor } from './kit/machines.ts';
import { birch, pines, ripples } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { block, faces, gable } from './kit/solids.ts';
import { tint } from './kit/tints.ts';

const iso = isometric(800, -40, 40);

/** One tower of the pivot: legs, wheels, and the span's pipe with its sprinklers. */
function span(index: number): string {
  const x = 12.4;
  const from = 9 + index * 3.4;
  const [ax, ay] = iso.at(x, from, 2.6);
  const [bx, by] = iso.at(x, from + 3.4, 2.6);
  const foot = iso.at(x, from + 3.4, 0);
  const truss = `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + 44} ${bx} ${by}`;
  const drops = steps(5).map((drop) => {
    const part = (drop + 0.5) / 5;
    const [px, py] = [ax + (bx - ax) * part, ay + (by - ay) * part];
    return (
      line(px, py, px, py + 46, { width: pen.fine }) +
      path(`M${px} ${py + 46}l-24 44M${px} ${py + 46}l-9 50M${px} ${py + 46}l9 50M${px} ${py + 46}l24 44`, {
        stroke: palette.water,
        width: pen.fine,
      })
    );
  });
  return (
    drops.join('') +
    path(truss, { width: pen.fine }) +
    path(`M${ax} ${ay}L${bx} ${by}`, { width: 13 }) +
    path(`M${ax} ${ay}L${bx} ${by}`, { width: 8, stroke: palette.steel }) +
    path(`M${bx} ${by}L${foot[0] - 26} ${foot[1] - 14}M${bx} ${by}L${foot[0] + 26} ${foot[1] + 14}`, { width: 6 }) +
    [-26, 26]
      .map(
        (shift) =>
          `<ellipse cx="${foot[0] + shift}" cy="${foot[1] + shift / 2 - 6}" rx="12" ry="18" fill="${palette.ink}"/>`,
      )
      .join('')
  );
}

export const irrigation: SceneDrawing = {
  name: 'irrigation',
  alt: 'Farm fields from above: a vertical turbine pump at a pond feeds a center-pivot sprinkler that wets a circle of crops, a farmer walks the rows and a barn stands behind.',
  title: 'Center pivot, 130 acres',
  note: 'Isometric, Wadena County',
  body: () => {
    const [[cx, cy], rx, ry] = levelEllipse(iso, 12.4, 15, 0, 9.6);
    return [
      wash(tint.grass),
      face(
        iso,
        [
          [-6, 2],
          [4, 2],
          [4, 30],
          [-6, 30],
        ],
        { fill: tint.wood, width: pen.fine },
      ),
      ...steps(9).map((index) =>
        line(...iso.at(-5.4 + index * 1.1, 2), ...iso.at(-5.4 + index * 1.1, 30), {
          width: pen.hair,
          stroke: tint.woodShade,
        }),
      ),
      face(
        iso,
        [
          [4.6, 2],
          [40, 2],
          [40, 42],
          [4.6, 42],
        ],
        { fill: tint.grassShade, width: pen.fine },
      ),
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${tint.field}" stroke="${palette.ink}" stroke-width="2"/>`,
      ...steps(8).map(
        (index) =>
          `<ellipse cx="${cx}" cy="${cy}" rx="${(rx * (index + 1)) / 9}" ry="${(ry * (index + 1)) / 9}" fill="none" stroke="${palette.moss}" stroke-width="1.6" stroke-dasharray="26 9"/>`,
      ),
      path(`M${cx} ${cy}L${iso.at(12.4, 24.6).join(' ')}A${rx} ${ry} 0 0 0 ${iso.at(20.6, 19.9).join(' ')}Z`, {
        fill: palette.poolDeep,
        stroke: 'none',
        opacity: 0.55,
      }),
      gable(iso, [15, -1], [5, 3.6, 2.4], 2, { top: palette.oxide, left: '#c9654a', right: '#a4442a' }),
      openings(
        iso,
        { side: 'left', from: [15, 2.6] },
        { count: 1, start: 1.7, step: 1, sill: 0, width: 1.6, height: 2 },
        { fill: palette.surface, width: pen.fine },
      ),
      pines([
        [60, 130, 110],
        [130, 160, 130],
        [220, 120, 100],
        [1420, 260, 170],
        [1510, 310, 190],
      ]),
      path('M70 470C90 390 250 350 400 380S440 470 330 520S60 560 70 470Z', {
        fill: palette.poolDeep,
        width: pen.edge,
      }),
      ripples(130, 410, 170, 90, 9),
      block(iso, [3.2, 15.4], [2, 2, 0.3], faces.concrete),
      pipe(
        [iso.at(4.3, 16.4, 0.8), iso.at(7.4, 16.4, 0.2), iso.at(12.4, 15.2, 0.2), iso.at(12.4, 15, 2.4)].map(
          ([x, y]) => [x, y] as const,
        ),
        20,
        palette.moss,
      ),
      verticalMotor(...iso.at(4.2, 16.4, 0.3), 170),
      ...steps(3).map((index) => span(index + 1.76)),
      figure({ at: iso.at(17.6, 11), height: 120, facing: -1, coat: palette.oxide, hat: tint.wood }),
      birch(150, 720, 250),
      birch(240, 770, 210),
      flowArrow(iso.at(7.6, 15.6, 0.6), iso.at(10, 15, 0.6), palette.water, 8),
    ];
  },
};
