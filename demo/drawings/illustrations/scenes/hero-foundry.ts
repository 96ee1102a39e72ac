/** The foundry and machine shop of the long section through the works. */
import { circle, line, palette, path, pen, rect } from '../drawing.ts';
import { lamp } from './kit/buildings.ts';
import { steps } from './kit/chance.ts';
import { figure } from './kit/figure.ts';
import { hookAndRope, impellerFace } from './kit/machines.ts';
import { tint } from './kit/tints.ts';

/** A building cut open: brick walls with the room's back wall between them. */
export function cutShell(x: number, top: number, width: number, ground: number, wall = 18): string {
  return (
    rect(x, top, width, ground - top, { fill: tint.wall, width: pen.edge }) +
    rect(x, top, wall, ground - top, { fill: tint.brickShade, width: pen.edge }) +
    rect(x + width - wall, top, wall, ground - top, { fill: tint.brickShade, width: pen.edge })
  );
}

/** The foundry: gable roof with a monitor, stack, cupola and a ladle on its way to the mould. */
export function foundry(x: number, ground: number): string {
  const [width, eaves] = [470, ground - 250];
  return [
    path(`M${x + 60} ${eaves}L${x + 72} ${ground - 560}h56l12 ${310}z`, { fill: tint.brick, width: pen.outline }),
    path(`M${x + 112} ${eaves}V${ground - 560}h16l12 310z`, { fill: tint.brickShade, stroke: 'none' }),
    rect(x + 62, ground - 574, 76, 18, { fill: palette.concrete, width: pen.edge }),
    path(`M${x + 100} ${ground - 590}c-30 -26 34 -40 8 -70c30 -20 70 6 110 -22`, {
      stroke: palette.ironShade,
      width: pen.edge,
    }),
    path(`M${x - 18} ${eaves}L${x + width / 2} ${eaves - 112}L${x + width + 18} ${eaves}Z`, {
      fill: tint.roof,
      width: pen.outline,
    }),
    path(
      `M${x + 165} ${eaves - 66}V${eaves - 116}L${x + 235} ${eaves - 152}L${x + 305} ${eaves - 116}V${eaves - 66}L${x + 235} ${eaves - 112}Z`,
      {
        fill: tint.glass,
        width: pen.edge,
      },
    ),
    path(`M${x + 155} ${eaves - 112}L${x + 235} ${eaves - 156}L${x + 315} ${eaves - 112}`, { width: 8 }),
    cutShell(x, eaves, width, ground),
    path(`M${x + 18} ${eaves + 26}H${x + width - 18}`, { width: 14 }),
    path(`M${x + 18} ${eaves + 26}H${x + width - 18}`, { width: 8, stroke: palette.oxide }),
    path(`M${x + 260} ${eaves + 130}L${x + 190} ${ground}H${x + 400}Z`, {
      fill: tint.fireCore,
      stroke: 'none',
      opacity: 0.8,
    }),
    rect(x + 56, eaves + 40, 88, ground - eaves - 40, { fill: palette.ironShade, width: pen.edge }),
    path(`M${x + 56} ${eaves + 80}h88M${x + 56} ${eaves + 150}h88`, { width: pen.fine }),
    path(`M${x + 76} ${ground - 20}v-44q24 -28 48 0v44z`, { fill: tint.fire, width: pen.edge }),
    hookAndRope(x + 250, eaves + 32, eaves + 76, 16),
    path(`M${x + 204} ${eaves + 128}V${eaves + 74}H${x + 296}V${eaves + 128}`, { width: 7 }),
    path(`M${x + 194} ${eaves + 120}h112l-14 76h-84z`, { fill: palette.iron, width: pen.edge }),
    path(`M${x + 202} ${eaves + 120}h96`, { stroke: tint.fire, width: 9 }),
    path(`M${x + 306} ${eaves + 122}q26 10 28 66`, { stroke: tint.fire, width: 9 }),
    rect(x + 284, ground - 54, 104, 54, { fill: tint.wood, width: pen.edge }),
    path(`M${x + 284} ${ground - 27}h104M${x + 320} ${ground - 54}l-4 -12h34l-4 12`, { width: pen.fine }),
    figure({
      at: [x + 168, ground],
      height: 118,
      facing: 1,
      lean: 10,
      hands: [
        [x + 208, eaves + 168],
        [x + 204, eaves + 178],
      ],
      coat: palette.water,
    }),
    figure({
      at: [x + 424, ground],
      height: 118,
      facing: -1,
      hands: [
        [x + 384, ground - 66],
        [x + 390, ground - 56],
      ],
      coat: palette.oxide,
      hat: palette.surface,
    }),
  ].join('');
}

function lathe(x: number, ground: number): string {
  return (
    rect(x, ground - 40, 210, 22, { fill: palette.iron, width: pen.edge }) +
    path(`M${x + 16} ${ground - 18}v18h34v-18M${x + 160} ${ground - 18}v18h34v-18`, {
      fill: palette.ironShade,
      width: pen.edge,
    }) +
    rect(x, ground - 104, 58, 64, { fill: palette.water, width: pen.edge }) +
    rect(x + 58, ground - 84, 22, 34, { fill: palette.steel, width: pen.edge }) +
    rect(x + 80, ground - 78, 96, 22, { fill: palette.bronze, width: pen.edge }) +
    path(`M${x + 176} ${ground - 67}h14v-20h20v47h-34`, { fill: palette.water, width: pen.edge }) +
    rect(x + 112, ground - 56, 24, 16, { fill: palette.oxide, width: pen.fine })
  );
}

/** The machine shop under its sawtooth roof, with a lathe, a boring mill and a rack of impellers. */
export function machineHall(x: number, ground: number): string {
  const [width, eaves, teeth] = [540, ground - 210, 4];
  const step = width / teeth;
  return [
    ...steps(teeth).map((index) => {
      const from = x + index * step;
      return (
        path(`M${from} ${eaves}L${from + step} ${eaves - 104}V${eaves}Z`, { fill: tint.roof, width: pen.outline }) +
        path(`M${from + step - 30} ${eaves}V${eaves - 80}L${from + step} ${eaves - 104}V${eaves}Z`, {
          fill: tint.glass,
          width: pen.edge,
        })
      );
    }),
    cutShell(x, eaves, width, ground),
    lamp(x + 140, eaves, eaves + 50, false),
    lamp(x + 400, eaves, eaves + 50, false),
    lathe(x + 50, ground),
    rect(x + 330, ground - 150, 44, 150, { fill: palette.moss, width: pen.edge }),
    rect(x + 330, ground - 150, 118, 34, { fill: palette.moss, width: pen.edge }),
    rect(x + 404, ground - 116, 22, 44, { fill: palette.steel, width: pen.edge }),
    path(`M${x + 384} ${ground - 26}q4 -44 32 -44t32 44z`, { fill: palette.iron, width: pen.edge }),
    rect(x + 372, ground - 26, 96, 26, { fill: palette.ironShade, width: pen.edge }),
    figure({
      at: [x + 292, ground],
      height: 118,
      facing: -1,
      hands: [
        [x + 250, ground - 62],
        [x + 256, ground - 70],
      ],
      coat: palette.oxide,
    }),
    ...steps(2).map((index) => impellerFace(x + 494, ground - 34 - index * 56, 27)),
    line(x + 18, eaves + 4, x + width - 18, eaves + 4, { width: pen.outline }),
    circle(x + 269, eaves + 46, 20, { fill: palette.surface, width: pen.edge }),
    path(`M${x + 269} ${eaves + 34}v12h9`, { width: pen.fine }),
  ].join('');
}
