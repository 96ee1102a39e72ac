import { arrowHead, circle, flowArrow, hatch, lettering, line, palette, path, pen, rect } from '../drawing.ts';
import { chance, steps } from './kit/chance.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';

function bubbles(): string {
  const random = chance(19);
  return steps(70)
    .map((index) => {
      const part = index / 70;
      const x = 560 + part * 520 + random() * 46;
      const y = 520 - part * 90 - Math.sin(part * 3) * 90 + (random() - 0.3) * 74;
      const r = 22 * Math.sin(Math.min(1, part * 1.5) * Math.PI * 0.9) + 4 + random() * 8;
      return circle(x, y, Math.max(4, r), { fill: palette.surface, stroke: palette.water, width: pen.fine });
    })
    .join('');
}

/** Where the bubbles fall in, the vane is eaten into pits. */
function pits(): string {
  const random = chance(23);
  return steps(26)
    .map(() => {
      const part = random();
      return circle(1068 + part * 180 + random() * 12, 470 + part * 76 + random() * 40, 4 + random() * 9, {
        fill: palette.ink,
        stroke: 'none',
      });
    })
    .join('');
}

export const cavitation: SceneDrawing = {
  name: 'cavitation',
  alt: 'A vane seen close up: vapor bubbles form behind its inlet edge where pressure is low and collapse farther along, leaving pits; a pressure curve runs below.',
  title: 'Cavitation on the back of a vane',
  note: 'Vane no. 2, 3 : 1',
  body: () => [
    wash(palette.pool),
    ...steps(6).map((index) =>
      path(
        `M0 ${90 + index * 62}C360 ${90 + index * 62} 500 ${40 + index * 56} 760 ${60 + index * 34}S1240 ${180 + index * 30} 1600 ${210 + index * 44}`,
        {
          stroke: palette.water,
          width: pen.fine,
          opacity: 0.65,
        },
      ),
    ),
    path(
      'M420 600C430 540 500 500 600 470C820 392 1060 400 1320 560L1600 760V700L1600 890H1240L1100 760C900 640 640 640 470 640C436 640 416 626 420 600Z',
      {
        fill: hatch('bronze'),
        width: pen.outline,
      },
    ),
    bubbles(),
    pits(),
    flowArrow([90, 470], [330, 470], palette.water, 12),
    flowArrow([90, 330], [330, 330], palette.water, 12),
    path('M1190 330l-24 84M1240 350l-12 86M1290 390l-6 80', { stroke: palette.oxide, width: 6 }),
    arrowHead(1162, 430, 106, 30),
    arrowHead(1226, 452, 98, 30),
    arrowHead(1283, 486, 94, 30),
    lettering('COLLAPSE', 1130, 300, { size: 34, weight: 600 }),
    lettering('VAPOR', 620, 250, { size: 34, weight: 600 }),
    line(690, 266, 740, 350, { width: pen.fine }),
    rect(0, 680, 1100, 210, { fill: palette.surface, width: pen.edge }),
    line(90, 720, 90, 850, { width: pen.edge }),
    line(90, 850, 1040, 850, { width: pen.edge }),
    line(90, 800, 1040, 800, { stroke: palette.oxide, width: pen.fine, dash: '14 9' }),
    path('M90 740H360C430 740 470 830 560 836S760 826 860 790S980 730 1040 724', {
      stroke: palette.deepWater,
      width: 6,
    }),
    lettering('VAPOR PRESSURE', 110, 790, { size: 24, fill: palette.oxide, weight: 500 }),
    lettering('P', 56, 744, { size: 30, weight: 600 }),
  ],
};
