import { circle, flowArrow, line, palette, path, pen, polygon, rect } from '../drawing.ts';
import { panes } from './kit/buildings.ts';
import { chance, steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { land, pines, ripples } from './kit/nature.ts';
import { pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

/** A snow gun on its stand and the plume it throws to the right. */
function gun(x: number, y: number, size: number): string {
  const random = chance(x);
  const [mouthX, mouthY] = [x + size * 0.6, y - size * 1.15];
  const flakes = steps(60).map(() => {
    const far = random();
    return `M${(mouthX + far * size * 4.4).toFixed(1)} ${(mouthY - far * size * 1.3 + far * far * size * 1.5 + (random() - 0.5) * far * size * 1.5).toFixed(1)}h0.1`;
  });
  return (
    polygon(
      [
        [mouthX, mouthY - 8],
        [mouthX + size * 3.6, mouthY - size * 1.2],
        [mouthX + size * 4.6, mouthY + size * 0.9],
        [mouthX, mouthY + 8],
      ],
      { fill: palette.surface, stroke: 'none', opacity: 0.8 },
    ) +
    path(flakes.join(''), { stroke: palette.ironShade, width: 5 }) +
    path(`M${x - size * 0.4} ${y}L${x} ${y - size}L${x + size * 0.4} ${y}`, { width: 8 }) +
    path(
      `M${x - size * 0.6} ${y - size * 1.3}L${x + size * 0.6} ${y - size * 1.5}V${y - size * 0.8}L${x - size * 0.6} ${y - size * 0.8}Z`,
      { fill: palette.oxide, width: pen.edge },
    ) +
    circle(x - size * 0.6, y - size * 1.05, size * 0.26, { fill: palette.steel, width: pen.edge })
  );
}

export const snowmaking: SceneDrawing = {
  name: 'snowmaking',
  alt: 'A ski hill above the lake in winter: a pump house at the pond feeds a line of snow guns up the slope under a chair lift, a skier comes down between pines.',
  title: 'Snowmaking, Spirit Mountain side',
  note: 'First cold morning',
  body: () => [
    wash('#d5e1e6'),
    circle(240, 150, 56, { fill: tint.moon, width: pen.fine }),
    land(
      [
        [-10, 420],
        [300, 350],
        [640, 420],
        [1000, 300],
        [1610, 180],
      ],
      tint.snowShade,
    ),
    land(
      [
        [-10, 760],
        [300, 740],
        [640, 650],
        [1000, 470],
        [1300, 300],
        [1610, 190],
      ],
      tint.snow,
      pen.outline,
    ),
    pines(
      [
        [1130, 420, 190],
        [1220, 370, 200],
        [1320, 310, 180],
        [1420, 270, 170],
        [1520, 240, 180],
        [70, 740, 330],
        [170, 740, 260],
        [250, 736, 200],
      ],
      true,
    ),
    path('M560 330L1600 -40M560 352L1600 -18', { width: pen.fine }),
    ...[
      [600, 700, 380],
      [940, 540, 330],
      [1280, 330, 250],
    ].map(
      ([x = 0, y = 0, height = 0]) =>
        path(`M${x} ${y}V${y - height}M${x - 50} ${y - height + 4}h100`, { width: 14 }) +
        path(`M${x} ${y}V${y - height}M${x - 50} ${y - height + 4}h100`, { width: 8, stroke: palette.moss }),
    ),
    ...[
      [770, 262],
      [1100, 142],
    ].map(
      ([x = 0, y = 0]) =>
        path(`M${x} ${y}v70M${x - 40} ${y + 70}h80v30h-80zM${x - 34} ${y + 100}v24M${x + 34} ${y + 100}v24`, {
          fill: palette.oxide,
          width: pen.edge,
        }) + figure({ at: [x, y + 128], height: 84, facing: 1, hat: 'none', coat: palette.water, crouch: 0.3 }),
    ),
    pipe(
      [
        [430, 740],
        [660, 670],
        [1000, 500],
        [1300, 330],
      ],
      18,
      palette.moss,
    ),
    gun(700, 690, 90),
    gun(1010, 520, 72),
    path('M760 894C860 730 1200 700 1380 640S1560 600 1610 580V894Z', { fill: tint.snow, width: pen.edge }),
    path('M-4 780C200 750 420 790 600 780S760 830 800 894H-4Z', { fill: tint.lake, width: pen.edge }),
    ripples(60, 800, 560, 70, 16),
    rect(300, 590, 230, 180, { fill: tint.brick, width: pen.outline }),
    path('M276 596L415 500L554 596Z', { fill: tint.snow, width: pen.outline }),
    panes(330, 630, 70, 60, 2, 2, tint.lamplight),
    rect(430, 640, 70, 130, { fill: palette.moss, width: pen.edge }),
    path('M330 770v50q0 20 -20 20h-60', { width: 26 }),
    path('M330 770v50q0 20 -20 20h-60', { width: 19, stroke: palette.iron }),
    figure({
      at: [606, 770],
      height: 170,
      facing: 1,
      hands: [[660, 690], undefined],
      coat: palette.oxide,
      hat: palette.moss,
    }),
    figure({
      at: [1300, 740],
      height: 200,
      facing: -1,
      lean: 26,
      crouch: 0.26,
      stride: 0.12,
      hands: [
        [1200, 660],
        [1206, 690],
      ],
      coat: palette.deepWater,
      trousers: palette.oxide,
      hat: tint.lamplight,
    }),
    path('M1190 762L1400 730q10 0 14 -8M1186 774L1396 742', { width: 8 }),
    line(1206, 690, 1330, 752, { width: 5 }),
    line(1200, 660, 1340, 726, { width: 5 }),
    path('M1400 744C1480 720 1540 690 1600 660M1400 756C1480 732 1540 704 1600 676', {
      stroke: palette.poolDeep,
      width: pen.outline,
    }),
    flowArrow([820, 610], [900, 566], palette.water, 7),
  ],
};
