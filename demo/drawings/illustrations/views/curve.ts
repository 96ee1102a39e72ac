/** The pump performance chart: head, efficiency and power over flow, in both systems of units. */
import {
  circle,
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

const chart = { left: 190, right: 1410, top: 150, bottom: 730, powerTop: 790, powerBottom: 965 } as const;
const label = { size: 25 } as const;

/** A round step that divides a range into four to eight parts. */
function niceStep(range: number): number {
  const rough = range / 6;
  const unit = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * unit >= rough) ?? 10) * unit;
}

function ticks(end: number, step: number): number[] {
  return Array.from({ length: Math.floor(end / step + 1e-6) + 1 }, (_, index) => index * step);
}

export interface Curve {
  /** Head in ft, efficiency 0 to 1 and shaft power in hp at a flow in gpm. */
  head: (flow: number) => number;
  efficiency: (flow: number) => number;
  power: (flow: number) => number;
}

/** A curve through shut-off head and best-efficiency point that still has some head at the largest flow. */
export function pumpCurve({ figures, efficiency, gravity }: Pick<Spec, 'figures' | 'efficiency' | 'gravity'>): Curve {
  const { flowGpm, flowMaxGpm, headFt, headMaxFt } = figures;
  const drop = headMaxFt - headFt;
  const exponent = Math.min(2.2, Math.log((0.82 * headMaxFt) / drop) / Math.log(flowMaxGpm / flowGpm));
  const head = (flow: number): number => headMaxFt - drop * (flow / flowGpm) ** exponent;
  const share = (flow: number): number => {
    const part = flow / flowGpm;
    const runout = flowMaxGpm / flowGpm - 1;
    return part <= 1 ? 1 - (1 - part) ** 2.1 : 1 - Math.min(0.42, 0.25 * runout) * ((part - 1) / runout) ** 2;
  };
  const power = (flow: number): number => {
    const at = Math.max(flow, flowGpm * 0.03);
    return (at * head(at) * gravity) / (3960 * efficiency * share(at));
  };
  return { head, efficiency: (flow) => efficiency * share(flow), power };
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
  const trims = [1, 0.92, 0.84].map((trim) => {
    const points = flows.map((flow): Point => [x(flow * trim), y(curve.head(flow) * trim ** 2)]);
    const [endX, endY] = points.at(-1) ?? [0, 0];
    return (
      path(smoothPath(points), { width: trim === 1 ? 6 : pen.edge, stroke: trim === 1 ? palette.ink : palette.water }) +
      lettering(`${(impellerIn * trim).toFixed(1)}"`, endX + 12, endY + 10, {
        ...label,
        weight: trim === 1 ? 600 : 400,
      })
    );
  });
  const best: Point = [x(figures.flowGpm), y(figures.headFt)];
  const range: Point[] = flows
    .map((flow) => figures.flowGpm * 0.7 + (figures.flowGpm * 0.5 * flow) / figures.flowMaxGpm)
    .map((flow) => [x(flow), y(curve.head(flow))]);
  const topPercent = Math.round(spec.efficiency * 100);
  const [effEnd, headEndY] = [yEfficiency(curve.efficiency(figures.flowMaxGpm)), y(curve.head(figures.flowMaxGpm))];
  const bestText = `BEP ${figures.flowGpm} gpm · ${figures.headFt} ft`;
  const bestLettering = { size: 28, weight: 600, fill: palette.oxide } as const;
  // Keeps the label clear of the impeller diameters at the end of the head curve.
  const efficiencyLabel = Math.abs(effEnd - headEndY) < 36 ? headEndY - 32 : effEnd + 2;
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
        lettering(String(flow), x(flow), chart.powerBottom + 36, { ...label, anchor: 'middle' }),
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
        lettering(String(head), chart.left - 16, y(head) + 9, { ...label, anchor: 'end' }),
    ),
    ...ticks(metres, niceStep(metres)).map(
      (head) =>
        line(chart.right, y(head / 0.3048), chart.right + 12, y(head / 0.3048), { width: pen.fine }) +
        lettering(String(Math.round(head * 10) / 10), chart.right + 22, y(head / 0.3048) + 9, label),
    ),
    ...ticks(powerEnd, powerStep).map(
      (hp) =>
        line(chart.left, yPower(hp), chart.right, yPower(hp), grid) +
        lettering(String(hp), chart.left - 16, yPower(hp) + 9, { ...label, anchor: 'end' }) +
        lettering((hp * 0.7457).toFixed(hp * 0.7457 < 10 ? 1 : 0), chart.right + 22, yPower(hp) + 9, label),
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
    rect(best[0] + 18, best[1] - 54, letteringWidth(bestText, bestLettering) + 16, 42, {
      fill: palette.surface,
      stroke: 'none',
      opacity: 0.88,
    }),
    lettering(bestText, best[0] + 26, best[1] - 22, bestLettering),
    lettering(`EFF. ${topPercent} %`, x(figures.flowMaxGpm) + 12, efficiencyLabel, {
      ...label,
      weight: 600,
      fill: palette.moss,
    }),
    lettering('gpm', chart.left - 16, chart.powerBottom + 36, { ...label, weight: 600, anchor: 'end' }),
    lettering('l/s', chart.right + 22, chart.top - 22, { ...label, weight: 600 }),
    lettering('HEAD, ft', 108, chart.top, { ...label, weight: 600, angle: -90, anchor: 'end' }),
    lettering('m', chart.right + 22, chart.top + 40, { ...label, weight: 600 }),
    lettering('POWER, hp', 108, chart.powerTop, { ...label, weight: 600, angle: -90, anchor: 'end' }),
    lettering('kW', chart.right + 22, chart.powerBottom + 72, { ...label, weight: 600 }),
  ].join('');
}
