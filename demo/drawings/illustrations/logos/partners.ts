/** Marks of the made-up suppliers and partners around the lake. */
import { circle, palette, path, polar, rect } from '../drawing.ts';
import { logoSheet, wordmark } from './wordmark.ts';

/** A pouring ladle on a shield. */
export function drawNorthShoreFoundry(): string {
  return logoSheet(
    path('M56 56H216V180C216 232 170 262 136 276C102 262 56 232 56 180Z', { fill: palette.ink, stroke: 'none' }) +
      path('M88 104H176L166 168Q164 178 154 178H110Q100 178 98 168Z', { fill: palette.surface, stroke: 'none' }) +
      path('M176 104L198 94L190 116L174 122Z', { fill: palette.surface, stroke: 'none' }) +
      path('M192 112C202 140 198 170 190 204', { stroke: palette.oxide, width: 10 }) +
      path('M92 104C92 74 172 74 172 104', { stroke: palette.surface, width: 7 }) +
      wordmark({ text: 'NORTH SHORE', x: 250, y: 150, width: 344 }) +
      wordmark({ text: 'FOUNDRY', x: 250, y: 230, width: 344, weight: 700, fill: palette.oxide }),
  );
}

/** A bolt that splits the range. */
export function drawIronRangeElectric(): string {
  return logoSheet(
    path('M40 240L110 120L150 180L190 96L266 240Z', { fill: palette.ironShade, stroke: 'none' }) +
      path('M176 40L118 166H158L132 280L226 136H180L214 40Z', {
        fill: palette.oxide,
        stroke: palette.surface,
        width: 9,
      }) +
      wordmark({ text: 'Iron Range', x: 290, y: 152, width: 300, weight: 700 }) +
      wordmark({ text: 'ELECTRIC', x: 291, y: 214, width: 298, weight: 500, spacing: 0.16 }),
  );
}

/** The lift bridge, drawn as an H between half gears. */
export function drawDuluthPortMachine(): string {
  const tower = (x: number): string =>
    rect(x, 40, 26, 150, { fill: palette.deepWater, stroke: 'none' }) +
    path(`M${x - 6} 40l19 -20l19 20z`, { fill: palette.deepWater, stroke: 'none' });
  return logoSheet(
    tower(216) +
      tower(398) +
      rect(242, 92, 156, 14, { fill: palette.deepWater, stroke: 'none' }) +
      rect(242, 124, 156, 14, { fill: palette.deepWater, stroke: 'none' }) +
      path('M250 124l20 -18l20 18l20 -18l20 18l20 -18l20 18l20 -18', { stroke: palette.deepWater, width: 6 }) +
      path('M120 190q25 -18 50 0t50 0t50 0t50 0t50 0t50 0t50 0t50 0', { stroke: palette.water, width: 9 }) +
      wordmark({ text: 'DULUTH PORT', x: 120, y: 254, width: 400, fill: palette.deepWater }) +
      wordmark({ text: 'MACHINE WORKS', x: 120, y: 290, width: 400, weight: 500, spacing: 0.3, fill: palette.water }),
  );
}

/** Three coats, each over the one before. */
export function drawStLouisBayCoatings(): string {
  const coat = (y: number, fill: string): string =>
    path(`M60 ${y}q22 -20 45 0t45 0t45 0V${y + 66}H60Z`, { fill, stroke: 'none' });
  return logoSheet(
    rect(60, 60, 135, 200, { fill: palette.steel, stroke: 'none' }) +
      coat(104, palette.poolDeep) +
      coat(150, palette.water) +
      coat(196, palette.deepWater) +
      wordmark({ text: 'St. Louis Bay', x: 228, y: 150, width: 366, weight: 700, fill: palette.deepWater }) +
      wordmark({ text: 'Coatings', x: 228, y: 226, width: 230, weight: 400, fill: palette.water }),
  );
}

/** A ball bearing whose balls are the only colour. */
export function drawMesabiBearing(): string {
  const [cx, cy] = [150, 160];
  const balls = Array.from({ length: 10 }, (_, index) =>
    circle(...polar(cx, cy, 71, index * 36), 16, { fill: index === 8 ? palette.oxide : palette.ink, stroke: 'none' }),
  ).join('');
  return logoSheet(
    circle(cx, cy, 104, { stroke: palette.ink, width: 14 }) +
      circle(cx, cy, 40, { stroke: palette.ink, width: 14 }) +
      balls +
      wordmark({ text: 'MESABI', x: 292, y: 168, width: 300, weight: 700 }) +
      wordmark({ text: 'BEARING & DRIVE', x: 293, y: 212, width: 298, face: 'mono', weight: 500 }),
  );
}

/** An arrowhead that is also the pointer of a dial. */
export function drawArrowheadControls(): string {
  const marks = Array.from({ length: 9 }, (_, index) => {
    const [a, b] = [polar(140, 176, 112, 180 + index * 22.5), polar(140, 176, 94, 180 + index * 22.5)];
    return `M${a.map((value) => value.toFixed(1)).join(' ')}L${b.map((value) => value.toFixed(1)).join(' ')}`;
  }).join('');
  return logoSheet(
    path(marks, { stroke: palette.moss, width: 9 }) +
      path('M140 84L190 244L140 212L90 244Z', { fill: palette.moss, stroke: 'none' }) +
      path('M140 84V212L90 244Z', { fill: '#2d5139', stroke: 'none' }) +
      wordmark({ text: 'ARROWHEAD', x: 272, y: 164, width: 324, weight: 600, fill: palette.moss }) +
      wordmark({ text: 'CONTROLS', x: 273, y: 220, width: 322, weight: 400, spacing: 0.28 }),
  );
}
