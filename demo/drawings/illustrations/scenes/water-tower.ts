import { dimension, flowArrow, hatch, lettering, line, palette, path, pen, rect, waterLevel } from '../drawing.ts';
import { panes } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { basePump } from './kit/machines.ts';
import { birch, grass, gulls, land, pines } from './kit/nature.ts';
import { gateValve, pipe } from './kit/pipes.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const ground = 720;

/** The tank on its legs, the right half cut open to show the water. */
function tower(x: number): string {
  return [
    path(
      `M${x - 190} 300L${x - 240} ${ground}M${x + 190} 300L${x + 240} ${ground}M${x - 80} 330L${x - 100} ${ground}M${x + 80} 330L${x + 100} ${ground}`,
      { width: 18 },
    ),
    path(
      `M${x - 190} 300L${x - 240} ${ground}M${x + 190} 300L${x + 240} ${ground}M${x - 80} 330L${x - 100} ${ground}M${x + 80} 330L${x + 100} ${ground}`,
      { width: 11, stroke: palette.iron },
    ),
    path(
      `M${x - 208} 450H${x + 208}M${x - 224} 580H${x + 224}M${x - 200} 390L${x - 96} 450M${x + 200} 390L${x + 96} 450M${x - 208} 450L${x - 98} 580M${x + 208} 450L${x + 98} 580M${x - 224} 580L${x - 104} ${ground}M${x + 224} 580L${x + 104} ${ground}`,
      { width: pen.outline },
    ),
    path(`M${x - 220} 150H${x + 220}V290C${x + 200} 350 ${x + 90} 372 ${x} 372S${x - 200} 350 ${x - 220} 290Z`, {
      fill: palette.surface,
      width: pen.outline,
    }),
    path(`M${x} 200H${x + 214}V288C${x + 194} 346 ${x + 90} 366 ${x} 366Z`, { fill: palette.pool, stroke: 'none' }),
    path(`M${x - 220} 150H${x}V372C${x - 90} 372 ${x - 200} 350 ${x - 220} 290Z`, {
      fill: palette.iron,
      width: pen.edge,
    }),
    path(`M${x - 236} 150Q${x} 20 ${x + 236} 150Z`, { fill: palette.oxide, width: pen.outline }),
    path(`M${x} 86V150`, { width: pen.fine }),
    rect(x - 10, 40, 20, 44, { fill: palette.steel, width: pen.edge }),
    waterLevel(x + 2, 200, 212, x + 110),
    lettering('PROCTOR', x - 110, 250, { size: 42, face: 'sans', weight: 700, anchor: 'middle' }),
    path(
      `M${x - 250} 300h500M${x - 250} 268h500` +
        steps(11)
          .map((index) => `M${x - 250 + index * 50} 268v32`)
          .join(''),
      { width: pen.edge },
    ),
  ].join('');
}

export const waterTower: SceneDrawing = {
  name: 'water-tower',
  alt: 'A water tower on steel legs, half of its tank cut open to show the level, with the riser, a small pump house at its foot and the town and pines behind.',
  title: 'Water tower and fill pump',
  note: 'Half section, 500,000 gallons',
  body: () => [
    wash(palette.paper),
    land(
      [
        [-10, 560],
        [300, 500],
        [640, 560],
        [1000, 490],
        [1300, 550],
        [1610, 500],
      ],
      tint.hillFar,
    ),
    land(
      [
        [-10, 660],
        [500, 630],
        [1000, 670],
        [1610, 640],
      ],
      tint.grass,
    ),
    ...[
      [80, 560, 130],
      [250, 590, 110],
      [1290, 570, 130],
      [1450, 596, 110],
    ].map(
      ([x = 0, y = 0, width = 0], index) =>
        rect(x, y, width, ground - y, { fill: index % 2 ? tint.wallShade : tint.brick, width: pen.edge }) +
        path(`M${x - 14} ${y}L${x + width / 2} ${y - 56}L${x + width + 14} ${y}Z`, {
          fill: index % 2 ? tint.roof : palette.oxide,
          width: pen.edge,
        }) +
        panes(x + 20, y + 28, 34, 40, 2, 2) +
        panes(x + width - 54, y + 28, 34, 40, 2, 2),
    ),
    pines([
      [30, ground, 270],
      [1240, ground, 280],
      [1580, ground, 330],
    ]),
    rect(0, ground, 1600, 170, { fill: hatch('earth'), stroke: 'none' }),
    line(0, ground, 1600, ground, { width: pen.outline }),
    tower(760),
    pipe(
      [
        [760, 372],
        [760, 810],
        [1600, 810],
      ],
      44,
      palette.moss,
    ),
    rect(930, 540, 270, 180, { fill: tint.brick, width: pen.outline }),
    rect(954, 566, 222, 148, { fill: tint.wall, width: pen.edge }),
    path('M908 544L1065 470L1222 544Z', { fill: tint.roof, width: pen.outline }),
    basePump(1072, 716, 190),
    pipe(
      [
        [0, 770],
        [640, 770],
        [640, 810],
        [760, 810],
      ],
      30,
    ),
    gateValve(330, 770, 28),
    flowArrow([760, 700], [760, 600], palette.surface, 9),
    flowArrow([1380, 810], [1500, 810], palette.surface, 9),
    figure({
      at: [600, ground],
      height: 150,
      facing: 1,
      coat: palette.oxide,
      hat: tint.lamplight,
      hands: [[650, 640], undefined],
    }),
    birch(1360, ground, 200),
    grass(20, ground - 3, 560, 16),
    gulls([
      [240, 160],
      [330, 120],
      [1240, 150],
      [1330, 190],
    ]),
    dimension({ from: [510, 200], to: [510, ground], along: 'up', at: 440, text: '130 FT' }),
  ],
};
