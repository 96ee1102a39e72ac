/** The pump performance chart: head, efficiency and power over flow, in both systems of units. */
import { pumpCurve } from '../../../content/hydraulics.ts';
import { thousands } from '../../../content/units.ts';
import {
  circle,
  type Lettering,
  lettering,
  letteringWidth,
  line,
  type Point,
  palette,
  path,
  pen,
  polygon,
  rect,
  smoothPath,
} from '../drawing.ts';
import type { Spec } from '../spec.ts';

const chart = { left: 230, right: 1390, top: 150, bottom: 740, powerTop: 800, powerBottom: 970 } as const;
/** Large enough to be read on a phone, where the sheet is shown at a quarter of its size. */
const label = { size: 38 } as const;
/** Half the height of a label's letters, which centers it on its tick. */
const middle = 13;
const unit = { ...label, weight: 600, anchor: 'end' } as const;

/** A round step that divides a range into four to eight parts. */
function niceStep(range: number): number {
  const rough = range / 6;
  const unit = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * unit >= rough) ?? 10) * unit;
}

function ticks(end: number, step: number): number[] {
  return Array.from({ length: Math.floor(end / step + 1e-6) + 1 }, (_, index) => index * step);
}

export function curveView(spec: Spec): string {
  const { figures, impellerIn } = spec;
  const curve = pumpCurve(spec);
  const flowStep = niceStep(figures.flowMaxGpm * 1.15);
  const flowEnd = Math.ceil((figures.flowMaxGpm * 1.15) / flowStep) * flowStep;
  const headStep = niceStep(figures.headMaxFt * 1.08);
  const headEnd = Math.ceil((figures.headMaxFt * 1.08) / headStep) * headStep;
  const flows = Array.from({ length: 25 }, (_, index) => (figures.flowMaxGpm * index) / 24);
  const powerMost = Math.max(...flows.map(curve.power)) * 1.15;
  const powerStep = niceStep(powerMost * 2);
  const powerEnd = Math.ceil(powerMost / powerStep) * powerStep;
  const x = (flow: number): number => chart.left + ((chart.right - chart.left) * flow) / flowEnd;
  const y = (head: number): number => chart.bottom - ((chart.bottom - chart.top) * head) / headEnd;
  const yEfficiency = (part: number): number => chart.bottom - (chart.bottom - chart.top) * part;
  const yPower = (hp: number): number => chart.powerBottom - ((chart.powerBottom - chart.powerTop) * hp) / powerEnd;
  const litres = flowEnd * 0.06309;
  const metres = headEnd * 0.3048;
  const grid = { stroke: palette.hairline, width: pen.hair } as const;
  // Labels stand on the drawn lines, so each gets a piece of ground of its own.
  const onGround = (text: string, at: Point, style: Lettering): string => {
    const wide = letteringWidth(text, style);
    const left = style.anchor === 'end' ? at[0] - wide : at[0];
    const ground = { fill: palette.surface, stroke: 'none', opacity: 0.88 } as const;
    return rect(left - 6, at[1] - 36, wide + 12, 46, ground) + lettering(text, at[0], at[1], style);
  };
  const trims = [1, 0.92, 0.84].map((trim) => {
    const points = flows.map((flow): Point => [x(flow * trim), y(curve.head(flow) * trim ** 2)]);
    return path(smoothPath(points), {
      width: trim === 1 ? 6 : pen.edge,
      stroke: trim === 1 ? palette.ink : palette.water,
    });
  });
  // At shut-off, where the curves are furthest apart.
  const trimLabels = [1, 0.92, 0.84].map((trim) =>
    onGround(`${(impellerIn * trim).toFixed(1)} in`, [chart.left + 14, y(curve.head(0) * trim ** 2) - 14], {
      ...label,
      weight: trim === 1 ? 600 : 400,
    }),
  );
  const best: Point = [x(figures.flowGpm), y(figures.headFt)];
  const range: Point[] = flows
    .map((flow) => figures.flowGpm * 0.7 + (figures.flowGpm * 0.5 * flow) / figures.flowMaxGpm)
    .map((flow) => [x(flow), y(curve.head(flow))]);
  const topPercent = Math.round(spec.efficiency * 100);
  const [effEnd, headEndY] = [yEfficiency(curve.efficiency(figures.flowMaxGpm)), y(curve.head(figures.flowMaxGpm))];
  const bestText = `BEP ${thousands(figures.flowGpm)} gpm · ${figures.headFt} ft`;
  const bestLettering = { ...label, weight: 600, fill: palette.oxide } as const;
  const bestWide = letteringWidth(bestText, bestLettering);
  const bestLeft = Math.min(best[0] - bestWide / 2, chart.right - 16 - bestWide);
  // Keeps the label clear of the end of the head curve.
  const efficiencyLabel = Math.abs(effEnd - headEndY) < 60 ? headEndY - 60 : effEnd - 26;
  return [
    rect(chart.left, chart.top, chart.right - chart.left, chart.bottom - chart.top, {
      fill: palette.surface,
      stroke: 'none',
    }),
    rect(chart.left, chart.powerTop, chart.right - chart.left, chart.powerBottom - chart.powerTop, {
      fill: palette.surface,
      stroke: 'none',
    }),
    polygon([...range, [x(figures.flowGpm * 1.2), chart.bottom], [x(figures.flowGpm * 0.7), chart.bottom]], {
      fill: palette.pool,
      stroke: 'none',
      opacity: 0.55,
    }),
    ...ticks(flowEnd, flowStep).map(
      (flow) =>
        line(x(flow), chart.top, x(flow), chart.bottom, grid) +
        line(x(flow), chart.powerTop, x(flow), chart.powerBottom, grid) +
        lettering(thousands(flow), x(flow), chart.powerBottom + 48, { ...label, anchor: 'middle' }),
    ),
    ...ticks(litres, niceStep(litres)).map(
      (flow) =>
        line(x(flow / 0.06309), chart.top - 12, x(flow / 0.06309), chart.top, { width: pen.fine }) +
        lettering(String(Math.round(flow * 10) / 10), x(flow / 0.06309), chart.top - 22, {
          ...label,
          anchor: 'middle',
        }),
    ),
    ...ticks(headEnd, headStep).map(
      (head) =>
        line(chart.left, y(head), chart.right, y(head), grid) +
        lettering(String(head), chart.left - 16, y(head) + middle, { ...label, anchor: 'end' }),
    ),
    ...ticks(metres, niceStep(metres)).map(
      (head) =>
        line(chart.right, y(head / 0.3048), chart.right + 12, y(head / 0.3048), { width: pen.fine }) +
        lettering(String(Math.round(head * 10) / 10), chart.right + 22, y(head / 0.3048) + middle, label),
    ),
    ...ticks(powerEnd, powerStep).map(
      (hp) =>
        line(chart.left, yPower(hp), chart.right, yPower(hp), grid) +
        lettering(String(hp), chart.left - 16, yPower(hp) + middle, { ...label, anchor: 'end' }) +
        lettering((hp * 0.7457).toFixed(hp * 0.7457 < 10 ? 1 : 0), chart.right + 22, yPower(hp) + middle, label),
    ),
    path(smoothPath(flows.map((flow): Point => [x(flow), yEfficiency(curve.efficiency(flow))])), {
      stroke: palette.moss,
      width: pen.outline,
      dash: '20 10',
    }),
    path(smoothPath(flows.map((flow): Point => [x(flow), yPower(curve.power(flow))])), {
      stroke: palette.deepWater,
      width: 5,
    }),
    ...trims,
    rect(chart.left, chart.top, chart.right - chart.left, chart.bottom - chart.top, { width: pen.edge }),
    rect(chart.left, chart.powerTop, chart.right - chart.left, chart.powerBottom - chart.powerTop, { width: pen.edge }),
    line(best[0], best[1], best[0], chart.powerBottom, { stroke: palette.oxide, width: pen.fine, dash: '10 8' }),
    line(chart.left, best[1], best[0], best[1], { stroke: palette.oxide, width: pen.fine, dash: '10 8' }),
    circle(best[0], best[1], 15, { fill: palette.surface, stroke: palette.oxide, width: 6 }),
    circle(best[0], best[1], 4, { fill: palette.oxide, stroke: 'none' }),
    ...trimLabels,
    onGround(bestText, [bestLeft, chart.bottom - 20], bestLettering),
    onGround(`EFF. ${topPercent}%`, [chart.right - 14, efficiencyLabel], {
      ...label,
      weight: 600,
      fill: palette.moss,
      anchor: 'end',
    }),
    lettering('gpm', chart.left - 30, chart.powerBottom + 48, unit),
    lettering('l/s', chart.left - 30, chart.top - 22, unit),
    lettering('HEAD, ft', 108, chart.top, { ...unit, angle: -90 }),
    lettering('m', 1556, chart.top, { ...unit, angle: -90 }),
    lettering('hp', 108, chart.powerTop, { ...unit, angle: -90 }),
    lettering('kW', 1556, chart.powerTop, { ...unit, angle: -90 }),
  ].join('');
}
