import { circle, lettering, line, palette, path, pen, polygon, rect, smoothPath } from '../drawing.ts';
import { steps } from './kit/chance.ts';
import { type SceneDrawing, wash } from './kit/scene.ts';
import { tint } from './kit/tints.ts';

const [left, right, top, bottom] = [230, 1200, 110, 780] as const;

/** A point of the chart from flow and head, both 0 to 1. */
function at(flow: number, head: number): readonly [number, number] {
  return [left + (right - left) * flow, bottom - (bottom - top) * head];
}

function headCurve(shutOff: number): string {
  return smoothPath(
    steps(9).map((index) => at((index / 8) * 0.92 * Math.sqrt(shutOff), shutOff * (1 - 0.62 * (index / 8) ** 2))),
  );
}

export const pumpCurve: SceneDrawing = {
  name: 'pump-curve',
  alt: 'A sheet on a drawing board: head against flow for three impeller trims, the system curve crossing them, and the duty point ringed in red beside a set square and a pencil.',
  title: 'Pump curve and duty point',
  note: 'Three trims, 1,750 rpm',
  body: () => [
    wash(tint.wood),
    path('M0 60H1600M0 300H1600M0 560H1600M0 800H1600', { stroke: tint.woodShade, width: pen.fine }),
    polygon(
      [
        [70, 60],
        [1350, 34],
        [1384, 862],
        [90, 878],
      ],
      { fill: '#c9ad7d', stroke: 'none' },
    ),
    polygon(
      [
        [60, 44],
        [1340, 24],
        [1366, 846],
        [76, 862],
      ],
      { fill: palette.surface, width: pen.edge },
    ),
    path(
      steps(21)
        .map((index) => `M${left + index * 48.5} ${top}V${bottom}`)
        .join('') +
        steps(15)
          .map((index) => `M${left} ${top + index * 47.86}H${right}`)
          .join(''),
      {
        stroke: palette.poolDeep,
        width: pen.hair,
      },
    ),
    path(`M${left} ${top - 20}V${bottom}H${right + 30}`, { width: pen.outline }),
    ...[0.9, 0.76, 0.63].map((shutOff, index) =>
      path(headCurve(shutOff), { stroke: palette.deepWater, width: index === 1 ? 8 : pen.outline }),
    ),
    path(smoothPath(steps(9).map((index) => at((index / 8) * 0.86, 0.2 + 0.72 * (index / 8) ** 2))), {
      stroke: palette.moss,
      width: 6,
      dash: '22 12',
    }),
    path(smoothPath(steps(9).map((index) => at((index / 8) * 0.9, 0.62 * Math.sin((index / 8) * 2.3)))), {
      stroke: palette.ironShade,
      width: pen.outline,
    }),
    circle(...at(0.596, 0.546), 26, { stroke: palette.oxide, width: 8 }),
    circle(...at(0.596, 0.546), 7, { fill: palette.oxide, stroke: 'none' }),
    line(...at(0.596, 0.5), ...at(0.596, 0), { stroke: palette.oxide, width: pen.fine, dash: '10 8' }),
    line(...at(0.56, 0.546), ...at(0, 0.546), { stroke: palette.oxide, width: pen.fine, dash: '10 8' }),
    lettering('DUTY', at(0.67, 0.53)[0], at(0.67, 0.53)[1], { size: 38, weight: 700, fill: palette.oxide }),
    lettering('FLOW, GPM', right - 90, bottom + 50, { size: 30, weight: 500, anchor: 'end' }),
    lettering('HEAD, FT', left - 30, top - 6, { size: 30, weight: 500, anchor: 'end', angle: -90 }),
    ...[12.5, 11.5, 10.5].map((inches, index) =>
      lettering(`${inches} IN`, left + 14, at(0, [0.9, 0.76, 0.63][index] ?? 0)[1] - 10, { size: 24 }),
    ),
    polygon(
      [
        [1180, 860],
        [1580, 860],
        [1580, 420],
      ],
      { fill: tint.glass, width: pen.edge, opacity: 0.82 },
    ),
    polygon(
      [
        [1330, 800],
        [1520, 800],
        [1520, 590],
      ],
      { fill: tint.wood, width: pen.edge, opacity: 0.9 },
    ),
    path(
      steps(19)
        .map((index) => `M${1200 + index * 20} 860v${index % 5 === 0 ? -22 : -12}`)
        .join(''),
      { width: pen.hair },
    ),
    path('M1010 640L1330 330l22 24L1032 664l-40 18z', { fill: palette.oxide, width: pen.edge }),
    path('M1010 640l22 24l-40 18z', { fill: tint.wood, width: pen.edge }),
    path('M1320 340l22 24', { width: pen.edge }),
    rect(1440, 60, 110, 280, { fill: palette.paper, width: pen.edge }),
    path(
      steps(14)
        .map((index) => `M1440 ${74 + index * 20}h${index % 5 === 0 ? 40 : 22}`)
        .join(''),
      { width: pen.fine },
    ),
    rect(1430, 180, 130, 46, { fill: tint.glass, width: pen.edge, opacity: 0.75 }),
    line(1430, 203, 1560, 203, { stroke: palette.oxide, width: pen.fine }),
  ],
};
