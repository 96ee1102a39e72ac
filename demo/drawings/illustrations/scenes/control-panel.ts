import { circle, lettering, line, palette, path, pen, rect } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { gauge } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

/** A variable-speed drive with its display. */
function drive(x: number, y: number, label: string): string {
  return (
    rect(x, y, 150, 240, { fill: palette.iron, width: pen.edge, r: 6 }) +
    rect(x + 24, y + 24, 102, 62, { fill: palette.deepWater, width: pen.fine }) +
    lettering(label, x + 75, y + 66, { size: 28, weight: 600, anchor: 'middle', fill: tint.lamplight }) +
    path(
      steps(6)
        .map((index) => `M${x + 24} ${y + 150 + index * 14}h102`)
        .join(''),
      { width: pen.fine },
    ) +
    circle(x + 52, y + 114, 11, { fill: palette.moss, width: pen.fine }) +
    circle(x + 98, y + 114, 11, { fill: palette.oxide, width: pen.fine })
  );
}

function breakers(x: number, y: number, count: number): string {
  return (
    rect(x - 14, y + 26, count * 50 + 28, 14, { fill: palette.steel, width: pen.hair }) +
    steps(count)
      .map(
        (index) =>
          rect(x + index * 50, y, 44, 76, { fill: palette.surface, width: pen.fine }) +
          rect(x + 14 + index * 50, y + (index === 2 ? 36 : 18), 16, 26, {
            fill: index === 2 ? palette.oxide : palette.ink,
            width: pen.hair,
          }),
      )
      .join('')
  );
}

export const controlPanel: SceneDrawing = {
  name: 'control-panel',
  alt: 'An open duplex control panel: breakers, two variable-speed drives, a controller and terminal strips, with an electrician measuring at the terminals.',
  title: 'Duplex control panel, door open',
  note: 'UL 508A, built in hall B',
  body: () => [
    wash(tint.wall),
    rect(0, 800, 1600, 90, { fill: tint.floor, stroke: 'none' }),
    line(0, 800, 1600, 800, { width: pen.outline }),
    rect(150, 90, 400, 660, { fill: palette.steel, width: pen.outline }),
    path('M150 90L100 60V780L150 750', { fill: palette.ironShade, width: pen.outline }),
    rect(190, 130, 320, 170, { fill: palette.surface, width: pen.edge }),
    path('M214 270C270 200 320 180 372 210S450 260 490 164', { stroke: palette.water, width: 6 }),
    path('M210 280h280', { width: pen.fine }),
    ...steps(3).map((index) =>
      circle(240 + index * 110, 366, 30, {
        fill: [palette.moss, palette.bronze, palette.oxide][index] ?? palette.moss,
        width: pen.edge,
      }),
    ),
    ...steps(2).map(
      (index) =>
        circle(270 + index * 160, 480, 40, { fill: palette.surface, width: pen.edge }) +
        path(`M${270 + index * 160} 510v-56`, { width: 14 }),
    ),
    gauge(270, 620, 56, 0.4),
    gauge(430, 620, 56, 0.7),
    rect(560, 60, 660, 720, { fill: palette.ironShade, width: pen.outline }),
    rect(596, 96, 588, 648, { fill: palette.surface, width: pen.edge }),
    ...steps(2).map((index) => rect(596, 206 + index * 318, 588, 26, { fill: palette.concrete, width: pen.hair })),
    path(
      steps(24)
        .map((index) => `M${606 + index * 24} 206v26M${606 + index * 24} 524v26`)
        .join(''),
      { width: pen.hair },
    ),
    breakers(630, 116, 6),
    rect(970, 112, 190, 84, { fill: palette.deepWater, width: pen.edge }),
    lettering('PLC', 1065, 166, { size: 32, weight: 600, anchor: 'middle', fill: palette.surface }),
    drive(640, 256, '47.2'),
    drive(816, 256, '00.0'),
    rect(1010, 260, 140, 100, { fill: palette.iron, width: pen.edge }),
    path('M1030 260v100M1060 260v100M1090 260v100M1120 260v100', { width: pen.hair }),
    rect(1010, 386, 140, 108, { fill: palette.steel, width: pen.edge }),
    circle(1080, 440, 34, { width: 12, stroke: palette.bronze }),
    ...steps(22).map((index) =>
      rect(630 + index * 24, 590, 21, 60, {
        fill: [palette.surface, palette.oxideTint, palette.pool][index % 3] ?? palette.surface,
        width: pen.hair,
      }),
    ),
    path(
      steps(22)
        .map((index) => `M${640 + index * 24} 650v${30 + (index % 4) * 10}`)
        .join(''),
      { width: pen.edge, stroke: palette.deepWater },
    ),
    path(
      steps(22)
        .map((index) => `M${640 + index * 24} 590v-${16 + (index % 3) * 8}`)
        .join(''),
      { width: pen.edge, stroke: palette.oxide },
    ),
    path('M640 720h520', { width: 9, stroke: palette.bronze }),
    path('M700 780v110M800 780v110M900 780v110', { width: 22 }),
    path('M700 780v110M800 780v110M900 780v110', { width: 15, stroke: palette.iron }),
    figure({
      at: [1390, 860],
      height: 560,
      facing: -1,
      lean: 10,
      hands: [
        [1130, 600],
        [1190, 520],
      ],
      coat: palette.oxide,
      hat: tint.lamplight,
      skin: palette.oxideTint,
    }),
    path('M1182 520L1090 592', { width: 7 }),
  ],
};
