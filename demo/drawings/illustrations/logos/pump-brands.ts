/** Marks of the made-up pump makers whose spare parts are sold. */
import { palette, path, polar, rect } from '../drawing.ts';
import { logoSheet, wordmark } from './wordmark.ts';

/** Two fells over water, cut as an N. */
export function drawNorrland(): string {
  return logoSheet(
    path('M60 220V110L112 60V164L190 86V220L138 220V196L60 274Z', { fill: palette.water, stroke: 'none' }) +
      path('M60 250q16 -12 33 0t33 0t33 0t31 0', { stroke: palette.deepWater, width: 9 }) +
      wordmark({ text: 'Norrland', x: 226, y: 176, width: 362, weight: 700, fill: palette.deepWater }) +
      wordmark({
        text: 'PUMPS AND MIXERS',
        x: 230,
        y: 226,
        width: 356,
        weight: 500,
        spacing: 0.12,
        fill: palette.water,
      }),
  );
}

/** Growth rings inside the teeth of a gear. */
export function drawIronwood(): string {
  const [cx, cy] = [140, 160];
  const teeth = Array.from({ length: 12 }, (_, index) => {
    const [a, b, c, d] = [
      polar(cx, cy, 84, index * 30 - 8),
      polar(cx, cy, 104, index * 30 - 5),
      polar(cx, cy, 104, index * 30 + 5),
      polar(cx, cy, 84, index * 30 + 8),
    ];
    return `M${a.join(' ')}L${b.join(' ')}L${c.join(' ')}L${d.join(' ')}Z`;
  }).join('');
  const rings = [66, 50, 34, 18]
    .map(
      (r, index) =>
        `<circle cx="${cx + index * 3}" cy="${cy - index * 2}" r="${r}" fill="none" stroke="${palette.surface}" stroke-width="5"/>`,
    )
    .join('');
  return logoSheet(
    path(teeth, { fill: '#6d3a22', stroke: 'none' }) +
      `<circle cx="${cx}" cy="${cy}" r="88" fill="#6d3a22"/>${rings}` +
      path('M150 154L222 128', { stroke: '#6d3a22', width: 7 }) +
      rect(276, 96, 320, 6, { fill: '#6d3a22', stroke: 'none' }) +
      wordmark({ text: 'IRONWOOD', x: 274, y: 180, width: 324, fill: '#6d3a22' }) +
      wordmark({ text: 'HYDRAULIC COMPANY', x: 276, y: 222, width: 320, face: 'mono', weight: 500, fill: palette.ink }),
  );
}

/** A name plate: horizon, sun and waves in an oval. */
export function drawSuperiorPump(): string {
  return logoSheet(
    `<ellipse cx="320" cy="160" rx="290" ry="126" fill="${palette.oxide}"/>` +
      `<ellipse cx="320" cy="160" rx="276" ry="112" fill="none" stroke="${palette.surface}" stroke-width="4"/>` +
      path('M274 104a46 46 0 0 1 92 0z', { fill: palette.surface, stroke: 'none' }) +
      path('M150 104H490', { stroke: palette.surface, width: 5 }) +
      path('M234 230q14 -12 28 0t28 0t28 0t28 0t28 0t28 0', { stroke: palette.surface, width: 6 }) +
      wordmark({ text: 'SUPERIOR', x: 130, y: 174, width: 380, spacing: 0.04, fill: palette.surface }) +
      wordmark({ text: 'PUMP CO.', x: 240, y: 208, width: 160, weight: 500, spacing: 0.2, fill: palette.surface }),
  );
}
