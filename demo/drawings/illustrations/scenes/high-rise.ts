import { flowArrow, hatch, line, palette, path, pen, rect } from '../drawing.ts';
import { panes } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { basePump, cabinet } from './kit/machines.ts';
import { birch, gulls, land, ripples } from './kit/nature.ts';
import { gauge, pipe } from './kit/pipes.ts';
import { type SceneDrawing, stage, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const [left, right, ground, storey] = [560, 980, 660, 84] as const;

/** One floor of the tower in section, with its branch from the riser and someone's room. */
function floor(index: number): string {
  const y = ground - (index + 1) * storey;
  const seat = left + 60 + ((index * 97) % 180);
  return (
    rect(left, y, right - left, storey, { fill: index % 2 ? tint.wall : palette.surface, width: pen.edge }) +
    rect(left, y + storey - 9, right - left, 9, { fill: hatch('concrete'), width: pen.fine }) +
    panes(left + 12, y + 16, 60, 44, 2, 1) +
    pipe(
      [
        [right - 60, y + 56],
        [right - 130, y + 56],
      ],
      12,
      palette.moss,
    ) +
    path(`M${right - 130} ${y + 56}v-14h-16`, { width: 6 }) +
    path(`M${seat + 40} ${y + storey - 9}v-26h46v26M${seat + 34} ${y + storey - 35}h58`, { width: pen.edge }) +
    (index % 2
      ? figure({
          at: [seat - 16, y + storey - 9],
          height: 62,
          facing: index % 4 === 1 ? 1 : -1,
          hat: 'none',
          coat: [palette.oxide, palette.moss, palette.water][index % 3] ?? palette.water,
        })
      : '')
  );
}

export const highRise: SceneDrawing = {
  name: 'high-rise',
  alt: 'Section through a tall building by the harbor: a booster set with two pumps in the basement sends water up a riser to every floor, gauges on the wall.',
  title: 'Booster set in a high-rise',
  note: 'Section, 7 of 24 floors',
  body: () => [
    wash(palette.paper),
    land(
      [
        [-10, 460],
        [300, 400],
        [620, 450],
        [1000, 390],
        [1610, 440],
      ],
      tint.hillFar,
    ),
    rect(0, 560, 1600, 100, { fill: tint.lake, stroke: 'none' }),
    ripples(20, 580, 460, 60, 12),
    gulls([
      [180, 180],
      [260, 140],
      [340, 200],
    ]),
    ...[
      [60, 380, 130],
      [210, 300, 150],
      [380, 430, 110],
      [1080, 340, 150],
      [1260, 440, 120],
      [1410, 280, 150],
    ].map(
      ([x = 0, y = 0, width = 0], index) =>
        rect(x, y, width, ground - y, { fill: index % 2 ? tint.wallShade : tint.brick, width: pen.edge }) +
        steps(Math.floor((ground - y - 40) / 56))
          .map((row) =>
            steps(3)
              .map((column) =>
                rect(x + 14 + column * (width / 3 - 2), y + 22 + row * 56, width / 3 - 20, 30, {
                  fill: tint.glass,
                  width: pen.hair,
                }),
              )
              .join(''),
          )
          .join(''),
    ),
    rect(0, ground, 1600, stage.height - ground, { fill: hatch('earth'), stroke: 'none' }),
    line(0, ground, 1600, ground, { width: pen.outline }),
    ...steps(8).map(floor),
    rect(left - 6, 0, right - left + 12, ground, { width: pen.outline }),
    rect(420, ground, 700, 210, { fill: hatch('concrete'), width: pen.outline }),
    rect(450, ground + 24, 640, 156, { fill: palette.surface, width: pen.edge }),
    pipe(
      [
        [0, 800],
        [560, 800],
      ],
      30,
    ),
    pipe(
      [
        [640, 770],
        [640, 716],
        [right - 60, 716],
        [right - 60, 0],
      ],
      26,
      palette.moss,
    ),
    pipe(
      [
        [860, 770],
        [860, 716],
      ],
      26,
      palette.moss,
    ),
    basePump(700, 838, 200),
    basePump(920, 838, 200, palette.oxide),
    gauge(560, 720, 30, 0.5),
    cabinet(1010, 716, 66, 122),
    figure({
      at: [510, 838],
      height: 130,
      facing: 1,
      hands: [[560, 752], undefined],
      coat: palette.oxide,
      hat: tint.lamplight,
    }),
    flowArrow([right - 60, 560], [right - 60, 480], palette.surface, 7),
    flowArrow([right - 60, 300], [right - 60, 220], palette.surface, 7),
    birch(1160, ground, 160),
    birch(500, ground, 150),
  ],
};
