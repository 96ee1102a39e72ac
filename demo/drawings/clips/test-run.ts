/** A pump on the test stand, drawn frame by frame: its impeller turns, and its point moves along its own curve. */

import { pumpCurve } from '../../content/hydraulics.ts';
import type { SeedProduct } from '../../content/product-model.ts';
import { thousands } from '../../content/units.ts';
import { impellerPlan } from '../illustrations/components/impeller.ts';
import {
  centreLine,
  circle,
  cornerTicks,
  lettering,
  line,
  type Point,
  palette,
  path,
  pen,
  polygon,
  rect,
  rotate,
  sheet,
  smoothPath,
} from '../illustrations/drawing.ts';
import { families } from '../illustrations/families/families.ts';
import { makeSpec } from '../illustrations/spec.ts';

export const clipSize = { width: 1280, height: 720 } as const;
/** The clip begins again where it ends. */
export const clipFrames = { count: 160, perSecond: 20 } as const;

const chart = { left: 700, right: 1190, top: 170, bottom: 470 } as const;
const impeller = { x: 340, y: 380, radius: 235 } as const;
/** Turns of the impeller in one clip: slow enough for the eye, whole so that the clip has no seam. */
const turns = 4;
/** The valve is never opened further than this, as a part of the largest flow. */
const widest = 0.97;

const label = { size: 26 } as const;

/** One frame. @param moment 0 at the beginning of the clip, 1 at its end */
export function testRunFrame(product: SeedProduct, moment: number): string {
  const { kind, vanes } = families[product.family].impeller;
  const spec = makeSpec(product);
  const { flowMaxGpm, headMaxFt } = spec.figures;
  const curve = pumpCurve(spec);
  const x = (flow: number): number => chart.left + ((chart.right - chart.left) * flow) / (flowMaxGpm * 1.08);
  const y = (head: number): number => chart.bottom - ((chart.bottom - chart.top) * head) / (headMaxFt * 1.12);
  const pointAt = (flow: number): Point => [x(flow), y(curve.head(flow))];
  const flow = flowMaxGpm * widest * (0.5 - 0.5 * Math.cos(2 * Math.PI * moment));
  const [dutyX, dutyY] = pointAt(flow);
  const points = Array.from({ length: 25 }, (_, step) => pointAt((flowMaxGpm * step) / 24));
  const passed = Array.from({ length: 13 }, (_, step) => pointAt((flow * step) / 12));
  const grid = { stroke: palette.hairline, width: pen.hair } as const;
  const ruling = Array.from({ length: 6 }, (_, step) => {
    const [across, down] = [
      chart.left + ((chart.right - chart.left) * step) / 5,
      chart.top + ((chart.bottom - chart.top) * step) / 5,
    ];
    return line(across, chart.top, across, chart.bottom, grid) + line(chart.left, down, chart.right, down, grid);
  });
  const readings = [
    ['FLOW', `${thousands(Math.round(flow))} gpm`, 0],
    ['HEAD', `${Math.round(curve.head(flow))} ft`, 220],
    ['POWER', `${curve.power(flow).toFixed(1)} hp`, 360],
  ] as const;
  return sheet({
    ...clipSize,
    body: [
      cornerTicks(clipSize.width, clipSize.height),
      lettering(`${spec.code} ON THE TEST STAND`, 76, 96, { size: 34, weight: 600, spacing: 0.04 }),
      rotate(
        impellerPlan(impeller.x, impeller.y, impeller.radius, kind, vanes(spec)),
        -360 * turns * moment,
        impeller.x,
        impeller.y,
      ),
      centreLine(impeller.x - 258, impeller.y, impeller.x + 258, impeller.y),
      centreLine(impeller.x, impeller.y - 258, impeller.x, impeller.y + 258),
      rect(chart.left, chart.top, chart.right - chart.left, chart.bottom - chart.top, {
        fill: palette.surface,
        stroke: 'none',
      }),
      ...ruling,
      polygon([...passed, [dutyX, chart.bottom], [chart.left, chart.bottom]], {
        fill: palette.pool,
        stroke: 'none',
        opacity: 0.55,
      }),
      path(smoothPath(points), { width: 5 }),
      rect(chart.left, chart.top, chart.right - chart.left, chart.bottom - chart.top, { width: pen.edge }),
      line(dutyX, dutyY, dutyX, chart.bottom, { stroke: palette.oxide, width: pen.fine, dash: '10 8' }),
      line(chart.left, dutyY, dutyX, dutyY, { stroke: palette.oxide, width: pen.fine, dash: '10 8' }),
      circle(dutyX, dutyY, 13, { fill: palette.surface, stroke: palette.oxide, width: 6 }),
      lettering('HEAD', chart.left, chart.top - 18, label),
      lettering('FLOW', chart.right, chart.bottom + 38, { ...label, anchor: 'end' }),
      ...readings.flatMap(([name, value, from]) => [
        lettering(name, chart.left + from, 574, { ...label, fill: palette.water }),
        lettering(value, chart.left + from, 626, { size: 34, weight: 600 }),
      ]),
    ],
  });
}
