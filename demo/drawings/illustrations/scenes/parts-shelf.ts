import { circle, ellipse, lettering, palette, path, pen, rect } from '../drawing.ts';
import { rack } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { impellerFace } from './kit/machines.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const boards = [250, 450, 650, 850] as const;

function carton(x: number, y: number, width: number, height: number, label: string, fill: string = tint.wood): string {
  return (
    rect(x, y - height, width, height, { fill, width: pen.edge }) +
    path(`M${x} ${y - height + 22}h${width}M${x + width / 2 - 12} ${y - height}v22h24v-22`, { width: pen.hair }) +
    rect(x + 14, y - height * 0.62, width - 28, height * 0.4, { fill: palette.surface, width: pen.fine }) +
    lettering(label, x + width / 2, y - height * 0.36, { size: 22, weight: 600, anchor: 'middle' })
  );
}

function bearing(x: number, y: number, r: number): string {
  return (
    circle(x, y - r, r, { fill: palette.steel, width: pen.edge }) +
    circle(x, y - r, r * 0.76, { fill: palette.surface, width: pen.fine }) +
    steps(9)
      .map((index) =>
        circle(x + Math.cos(index * 0.698) * r * 0.62, y - r + Math.sin(index * 0.698) * r * 0.62, r * 0.13, {
          fill: palette.iron,
          width: pen.hair,
        }),
      )
      .join('') +
    circle(x, y - r, r * 0.46, { fill: palette.steel, width: pen.fine }) +
    circle(x, y - r, r * 0.3, { fill: tint.wallShade, width: pen.fine })
  );
}

function seal(x: number, y: number): string {
  return (
    path(`M${x - 40} ${y - 16}h80v16h-80zM${x - 30} ${y - 80}h60v20h-60z`, { fill: palette.oxide, width: pen.edge }) +
    path(
      `M${x - 32} ${y - 22}L${x + 32} ${y - 34}M${x - 32} ${y - 36}L${x + 32} ${y - 48}M${x - 32} ${y - 50}L${x + 32} ${y - 60}`,
      { width: 6 },
    ) +
    ellipse(x, y - 80, 30, 7, { fill: palette.steel, width: pen.fine })
  );
}

function shaft(x: number, y: number, length: number): string {
  return (
    rect(x, y - 46, length, 30, { fill: palette.steel, width: pen.edge }) +
    rect(x + length * 0.3, y - 54, length * 0.3, 46, { fill: palette.steel, width: pen.edge }) +
    rect(x - 40, y - 40, 40, 18, { fill: palette.iron, width: pen.fine }) +
    path(`M${x + 20} ${y - 36}h${length * 0.2}`, { stroke: palette.surface, width: 5 }) +
    path(`M${x + 20} ${y}l14 -16h20l14 16zM${x + length - 70} ${y}l14 -16h20l14 16z`, {
      fill: tint.woodShade,
      width: pen.fine,
    })
  );
}

export const partsShelf: SceneDrawing = {
  name: 'parts-shelf',
  alt: 'Spare parts on a rack: impellers, mechanical seals, bearings, shafts, O-rings and labelled cartons of repair kits.',
  title: 'Parts shelf, aisle 4',
  note: 'Ships within two days',
  body: () => [
    wash(tint.wallShade),
    rack(80, 40, 1440, 850, boards),
    rect(790, 40, 20, 850, { fill: palette.iron, width: pen.fine }),
    ...steps(4).map((index) =>
      impellerFace(170 + index * 150, 176, 68, 4 + (index % 3), index % 2 ? palette.iron : palette.bronze),
    ),
    carton(830, 250, 170, 130, 'KIT 3040'),
    carton(1014, 250, 170, 130, 'KIT 4060'),
    carton(1198, 250, 170, 130, 'KIT 1510', palette.mossTint),
    carton(1382, 250, 120, 96, 'GR-2'),
    ...steps(6).map((index) => seal(150 + index * 108, 450)),
    ...steps(4).map((index) => bearing(900 + index * 160, 450, 62 - index * 6)),
    shaft(150, 650, 560),
    carton(850, 650, 130, 120, 'SN-30'),
    carton(990, 650, 130, 120, 'SN-40'),
    carton(1130, 650, 130, 120, 'SC-80', palette.oxideTint),
    ...steps(3).map((index) => circle(1340 + index * 56, 590 - (index % 2) * 8, 52 - index * 5, { width: 11 })),
    ...steps(3).map((index) =>
      circle(1340 + index * 56, 590 - (index % 2) * 8, 52 - index * 5, { width: 5, stroke: palette.ironShade }),
    ),
    ...steps(5).map(
      (index) =>
        path(`M${140 + index * 126} 850c-16 -70 10 -120 44 -120s60 50 44 120z`, {
          fill: index % 2 ? palette.iron : palette.water,
          width: pen.edge,
        }) + rect(170 + index * 126, 712, 30, 22, { fill: palette.steel, width: pen.fine }),
    ),
    ...steps(4).map(
      (index) =>
        rect(850 + index * 162, 770, 146, 80, { fill: palette.deepWater, width: pen.edge }) +
        rect(872 + index * 162, 800, 102, 30, { fill: palette.surface, width: pen.fine }) +
        lettering(['M12', 'M16', 'M20', 'KEYS'][index] ?? '', 923 + index * 162, 823, {
          size: 22,
          anchor: 'middle',
          weight: 600,
        }),
    ),
    ...boards.map((board, row) =>
      [300, 1150]
        .map(
          (x) =>
            rect(x, board + 1, 120, 26, { fill: palette.surface, width: pen.hair }) +
            lettering(`A4-${row + 1}${x > 500 ? 'R' : 'L'}`, x + 60, board + 21, { size: 20, anchor: 'middle' }),
        )
        .join(''),
    ),
  ],
};
