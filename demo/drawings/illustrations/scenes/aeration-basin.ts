import { circle, flowArrow, line, palette, path, pen, rect } from '../drawing.ts';
import { handrail } from './kit/buildings.ts';
import { chance, steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { basin, soil } from './kit/ground.ts';
import { cabinet, submersible } from './kit/machines.ts';
import { pines } from './kit/nature.ts';
import { flange, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';

function plume(x: number, seed: number): string {
  const random = chance(seed);
  return steps(26)
    .map((index) => {
      const rise = index / 26;
      return circle(x + (random() - 0.5) * (30 + rise * 90), 760 - rise * 330, 4 + rise * 9 * random() + 2, {
        fill: palette.surface,
        stroke: palette.water,
        width: pen.hair,
      });
    })
    .join('');
}

export const aerationBasin: SceneDrawing = {
  name: 'aeration-basin',
  alt: 'Section along an aeration basin: fine bubbles rise from diffusers on the floor, a blower stands on the deck, and a return-sludge pump hangs at the far end.',
  title: 'Aeration basin with return pump',
  note: 'Section along the lane',
  body: () => [
    wash(palette.paper),
    pines([
      [60, 330, 190],
      [140, 330, 240],
      [1480, 330, 210],
      [1560, 330, 260],
    ]),
    soil(330),
    basin(90, 300, 1420, 540, { wall: 50, level: 420, markAt: 1160 }),
    pipe(
      [
        [300, 250],
        [300, 780],
        [1080, 780],
      ],
      26,
      palette.moss,
    ),
    ...steps(6).map((index) => plume(400 + index * 128, 60 + index)),
    ...steps(6).map(
      (index) =>
        rect(362 + index * 128, 756, 76, 16, { fill: palette.oxide, width: pen.edge }) +
        line(400 + index * 128, 772, 400 + index * 128, 784, { width: 8 }),
    ),
    ...steps(3).map((index) =>
      path(`M${470 + index * 240} 470q60 -46 120 0`, { stroke: palette.deepWater, width: pen.outline }),
    ),
    rect(160, 230, 260, 70, { fill: palette.concrete, width: pen.edge }),
    circle(220, 180, 54, { fill: palette.iron, width: pen.outline }),
    circle(220, 180, 22, { fill: palette.steel, width: pen.edge }),
    rect(268, 140, 120, 84, { fill: palette.water, width: pen.edge, r: 8 }),
    path('M284 158h88M284 174h88M284 190h88M284 206h88', { stroke: palette.surface, width: pen.fine, opacity: 0.7 }),
    path('M186 130v-30h68v40', { fill: palette.iron, width: pen.edge }),
    pipe(
      [
        [1330, 700],
        [1400, 700],
        [1400, 260],
        [1600, 260],
      ],
      34,
    ),
    flange(1400, 500, 34, 90),
    submersible(1270, 786, 210),
    path('M1250 576V190M1290 576V190', { width: pen.fine }),
    path('M1230 300V150H1310', { width: 14 }),
    path('M1230 300V150H1310', { width: 8, stroke: palette.oxide }),
    line(1300, 156, 1300, 240, { width: pen.fine }),
    flowArrow([1480, 260], [1570, 260], palette.surface, 8),
    handrail(460, 300, 700, 80, 8),
    rect(430, 296, 780, 14, { fill: palette.steel, width: pen.edge }),
    figure({
      at: [700, 296],
      height: 200,
      facing: 1,
      hands: [[770, 216], undefined],
      coat: palette.oxide,
      hat: palette.surface,
    }),
    figure({
      at: [1150, 296],
      height: 200,
      facing: 1,
      lean: 8,
      hands: [
        [1226, 200],
        [1228, 170],
      ],
      coat: palette.moss,
    }),
    cabinet(960, 180, 80, 116, palette.steel),
  ],
};
