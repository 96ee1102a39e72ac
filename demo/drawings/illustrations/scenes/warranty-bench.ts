import { circle, lettering, line, palette, path, pen, rect } from '../drawing.ts';
import { bench, lamp } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { impellerFace } from './kit/machines.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const top = 560;
const floor = 830;

export const warrantyBench: SceneDrawing = {
  name: 'warranty-bench',
  alt: 'A returned pump taken apart on a bench in the order of its parts, motor, seal, shaft, impeller and volute, each with a tag, while an inspector writes the report.',
  title: 'Warranty bench',
  note: 'Return 24-0187, taken apart',
  body: () => [
    wash(tint.wall),
    rect(0, 0, 1600, 130, { fill: tint.wallShade, stroke: 'none' }),
    line(0, 130, 1600, 130, { width: pen.fine }),
    rect(120, 180, 380, 230, { fill: palette.surface, width: pen.edge }),
    lettering('WARRANTY', 150, 236, { size: 40, weight: 700 }),
    path('M150 270h300M150 304h240M150 338h280M150 372h180', { stroke: palette.hairline, width: pen.edge }),
    path('M416 290l24 26l44 -60', { stroke: palette.moss, width: 12 }),
    lamp(760, 0, 200),
    rect(0, floor, 1600, 60, { fill: tint.floor, stroke: 'none' }),
    line(0, floor, 1600, floor, { width: pen.outline }),
    bench(90, top, 1240, floor),
    path(`M140 ${top}V360Q220 330 300 360V${top}Z`, { fill: palette.water, width: pen.outline }),
    path(
      steps(6)
        .map((index) => `M${162 + index * 24} 372V${top - 20}`)
        .join(''),
      { stroke: palette.surface, width: pen.fine, opacity: 0.7 },
    ),
    rect(130, top - 20, 180, 20, { fill: palette.steel, width: pen.edge }),
    rect(360, top - 40, 260, 26, { fill: palette.steel, width: pen.edge }),
    rect(450, top - 48, 70, 42, { fill: palette.steel, width: pen.edge }),
    path(`M380 ${top}l14 -14h20l14 14zM560 ${top}l14 -14h20l14 14z`, { fill: tint.woodShade, width: pen.fine }),
    circle(690, top - 44, 44, { fill: palette.steel, width: pen.edge }),
    circle(690, top - 44, 24, { fill: tint.wall, width: pen.edge }),
    path(`M664 ${top - 70}l22 14M716 ${top - 30}l-16 -8M690 ${top - 88}v18`, { stroke: palette.oxide, width: 5 }),
    impellerFace(860, top - 88, 88, 4),
    path(
      `M1000 ${top}C980 ${top - 170} 1160 ${top - 220} 1230 ${top - 130}H1300V${top - 50}H1236C1226 ${top - 20} 1210 ${top} 1190 ${top}Z`,
      { fill: palette.iron, width: pen.outline },
    ),
    circle(1110, top - 84, 50, { fill: palette.ironShade, width: pen.edge }),
    circle(1110, top - 84, 32, { fill: palette.ink, stroke: 'none' }),
    ...[220, 490, 690, 860, 1110].map(
      (x, index) =>
        path(`M${x} ${top + 30}v30`, { width: pen.fine }) +
        rect(x - 34, top + 58, 68, 44, { fill: index === 2 ? palette.oxide : palette.surface, width: pen.edge }) +
        lettering(String(index + 1), x, top + 92, {
          size: 32,
          weight: 600,
          anchor: 'middle',
          fill: index === 2 ? palette.surface : palette.ink,
        }),
    ),
    figure({
      at: [1450, floor],
      height: 480,
      facing: -1,
      lean: 6,
      hands: [
        [1342, 536],
        [1360, 500],
      ],
      coat: palette.surface,
      trousers: palette.deepWater,
      hat: 'none',
      skin: '#b98d6a',
    }),
    path('M1290 500l96 -30l18 58l-96 30z', { fill: tint.wood, width: pen.edge }),
    path('M1300 502l78 -24l12 40l-78 24z', { fill: palette.surface, width: pen.fine }),
  ],
};
