import { circle, flowArrow, hatch, palette, path, pen, polar, rect } from '../drawing.ts';
import { lamp } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { basePump, submersible } from './kit/machines.ts';
import { flange, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const [cx, cy, r] = [800, 440, 400] as const;

export const tunnelDewatering: SceneDrawing = {
  name: 'tunnel-dewatering',
  alt: 'Cross section of a tunnel in rock: ring segments, a walkway, a drainage sump in the invert with a submersible pump, a booster pump beside the track and two miners.',
  title: 'Tunnel ring 218, drainage pump',
  note: 'Section, 22 ft bore',
  body: () => [
    wash(tint.rockShade),
    path(
      steps(60)
        .map(
          (index) =>
            `M${(index * 271) % 1600} ${(index * 157) % 890}l${30 + (index % 4) * 14} ${-12 + (index % 5) * 8}l${10 + (index % 3) * 9} 26`,
        )
        .join(''),
      { width: pen.hair },
    ),
    circle(cx, cy, r + 44, { fill: hatch('concrete'), width: pen.outline }),
    circle(cx, cy, r, { fill: '#ded8ca', width: pen.outline }),
    path(
      steps(8)
        .map((index) => {
          const a = polar(cx, cy, r, 22 + index * 45);
          const b = polar(cx, cy, r + 44, 22 + index * 45);
          return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`;
        })
        .join(''),
      { width: pen.edge },
    ),
    circle(cx, cy - 40, 210, { fill: '#c4bdae', width: pen.fine }),
    circle(cx, cy - 40, 130, { fill: '#8d8a83', width: pen.fine }),
    circle(cx, cy - 40, 64, { fill: palette.deepWater, width: pen.fine }),
    path(
      `M${cx - 374} 580H${cx + 374}C${cx + 340} 690 ${cx + 230} 800 ${cx} 840C${cx - 230} 800 ${cx - 340} 690 ${cx - 374} 580Z`,
      { fill: hatch('concrete'), width: pen.outline },
    ),
    rect(690, 580, 230, 196, { fill: palette.pool, width: pen.edge }),
    rect(690, 580, 230, 60, { fill: palette.surface, stroke: 'none' }),
    path('M690 640H920', { stroke: palette.water, width: pen.edge }),
    path('M690 580V776H920V580', { width: pen.edge }),
    pipe(
      [
        [870, 720],
        [890, 720],
        [890, 520],
        [1080, 520],
        [1080, 250],
        [1080, 180],
      ],
      28,
      palette.moss,
    ),
    submersible(800, 768, 150),
    flange(890, 540, 28, 90),
    path('M690 580h60M840 580h26M914 580h6', { width: 12 }),
    ...[1010, 1068].map((x) => path(`M${x} 180a16 16 0 1 0 .1 0`, { fill: palette.iron, width: pen.edge })),
    path('M440 300h60M430 330h60', { width: 10 }),
    circle(470, 280, 22, { fill: palette.iron, width: pen.edge }),
    circle(462, 334, 16, { fill: palette.oxide, width: pen.edge }),
    lamp(800, 44, 130),
    basePump(1030, 580, 190, palette.oxide),
    figure({
      at: [560, 580],
      height: 230,
      facing: 1,
      lean: 8,
      hands: [[640, 470], undefined],
      coat: palette.oxide,
      hat: tint.lamplight,
    }),
    path('M640 470v-20h28v40h-28z', { fill: tint.lamplight, width: pen.edge }),
    flowArrow([1080, 340], [1080, 230], palette.surface, 8),
  ],
};
