import { circle, lettering, palette, path, pen, rect } from '../drawing.ts';
import { lamp, rack } from './kit/buildings.ts';
import { figure } from './kit/figure.ts';
import { impellerFace } from './kit/machines.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const reds = ['#c9654a', tint.wood, palette.mossTint, tint.copper] as const;

/** A wooden pattern of a volute with its core print. */
function volute(x: number, y: number, size: number, fill: string): string {
  return (
    path(
      `M${x - size} ${y}C${x - size} ${y - size * 1.5} ${x + size * 0.5} ${y - size * 2} ${x + size * 0.9} ${y - size}H${x + size * 1.5}V${y - size * 0.4}H${x + size * 0.9}C${x + size * 0.8} ${y - size * 0.1} ${x + size * 0.6} ${y} ${x + size * 0.4} ${y}Z`,
      { fill, width: pen.edge },
    ) +
    circle(x, y - size * 0.8, size * 0.34, { fill: palette.ink, width: pen.fine }) +
    circle(x, y - size * 0.8, size * 0.2, { fill: tint.wood, stroke: 'none' })
  );
}

function casing(x: number, y: number, size: number, fill: string): string {
  return (
    path(
      `M${x - size * 1.2} ${y}v${-size * 0.3}h${size * 0.3}C${x - size} ${y - size * 1.6} ${x + size} ${y - size * 1.6} ${x + size * 0.9} ${y - size * 0.3}h${size * 0.3}v${size * 0.3}Z`,
      { fill, width: pen.edge },
    ) +
    path(`M${x - size * 0.5} ${y - size * 1.15}V${y}M${x + size * 0.5} ${y - size * 1.15}V${y}`, { width: pen.hair })
  );
}

function bend(x: number, y: number, size: number, fill: string): string {
  return path(
    `M${x - size} ${y}h${size * 0.7}v${-size * 0.1}a${size * 0.8} ${size * 0.8} 0 0 1 ${size * 0.8} ${-size * 0.8}h${size * 0.1}v${-size * 0.7}h${-size * 0.2}a${size * 1.4} ${size * 1.4} 0 0 0 ${-size * 1.4} ${size * 1.6}Z`,
    { fill, width: pen.edge },
  );
}

const boards = [270, 470, 670, 840] as const;

export const patternStore: SceneDrawing = {
  name: 'pattern-store',
  alt: 'The pattern store: shelves of wooden patterns for volutes, casings, bends and impellers, painted and tagged, with a pattern maker lifting one down.',
  title: 'Pattern store',
  note: '2,140 patterns, the oldest from 1921',
  body: () => [
    wash('#eadfce'),
    rack(70, 60, 900, 830, boards),
    rack(1240, 60, 330, 830, boards),
    ...boards.flatMap((board, row) => [
      volute(190, board, 66, reds[row % 4] ?? tint.wood),
      impellerFace(380, board - 62, 60, 5 + (row % 3), reds[(row + 1) % 4]),
      row % 2
        ? bend(560, board, 62, reds[(row + 2) % 4] ?? tint.wood)
        : casing(550, board, 76, reds[(row + 2) % 4] ?? tint.wood),
      row % 2
        ? casing(760, board, 86, reds[(row + 3) % 4] ?? tint.wood)
        : volute(750, board, 78, reds[(row + 3) % 4] ?? tint.wood),
      impellerFace(905, board - 42, 40, 4, reds[row % 4]),
      row % 2
        ? volute(1380, board, 70, reds[(row + 2) % 4] ?? tint.wood)
        : casing(1400, board, 90, reds[(row + 1) % 4] ?? tint.wood),
      impellerFace(1520, board - 34, 32, 5, reds[(row + 3) % 4]),
    ]),
    ...boards.flatMap((board, row) =>
      [190, 550, 760, 1390].map(
        (x, column) =>
          rect(x - 34, board + 1, 68, 24, { fill: palette.surface, width: pen.hair }) +
          lettering(`${row + 1}${column + 3}-${120 + row * 37 + column * 11}`, x, board + 19, {
            size: 17,
            anchor: 'middle',
          }),
      ),
    ),
    lamp(1100, 0, 110),
    rect(970, 850, 270, 40, { fill: tint.floor, stroke: 'none' }),
    path('M1010 890L1080 330M1170 890L1100 330M1022 790h136M1036 690h108M1048 590h84M1060 490h60', { width: 14 }),
    path('M1010 890L1080 330M1170 890L1100 330M1022 790h136M1036 690h108M1048 590h84M1060 490h60', {
      width: 8,
      stroke: tint.wood,
    }),
    figure({
      at: [1076, 690],
      height: 400,
      facing: -1,
      lean: 6,
      stride: 0.12,
      hands: [
        [944, 420],
        [952, 452],
      ],
      coat: '#9a8a6c',
      trousers: palette.deepWater,
      hat: 'none',
      skin: palette.bronze,
    }),
    impellerFace(905, 428, 40, 4, reds[1]),
  ],
};
