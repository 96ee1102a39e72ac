/** A drainage pump in the sump of an excavation, hung from a tripod, its hose led to a settling tank. */
import {
  bar,
  circle,
  flowArrow,
  groundLine,
  hatch,
  line,
  n,
  palette,
  path,
  pen,
  polygon,
  rect,
  scaled,
  tag,
  waterLevel,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import { clamp, type Spec } from '../spec.ts';

const ground = 380;

export function pitSite(spec: Spec, machine: Machine): string {
  const bottom = 900;
  const floor = 1010;
  const slope = spec.between('slope', 150, 230);
  const [left, right] = [300, 1010];
  const tall = clamp(200 + spec.figures.heightIn * 3, 260, 350);
  const scale = tall / machine.box.height;
  const cx = 660;
  const top = floor - 14 - tall;
  const hose = clamp(spec.figures.dischargeIn * 7, 24, 44);
  const outlet = cx + (machine.ports?.discharge[0] ?? 0) * scale;
  const level = bottom - spec.between('level', 10, 70);
  const walls = `M84 ${ground}H${n(left - slope * 0.3)}L${n(left + slope)} ${bottom}H${n(cx - 150)}V${floor}H${n(cx + 160)}V${bottom}H${n(right - 20)}V${ground}H1516V1070H84Z`;
  const share = (bottom - level) / (bottom - ground);
  const shore = left + slope - slope * 1.3 * share;
  const line1 = `M${n(outlet)} ${n(top + 6)}C${n(outlet)} ${n(top - 260)} ${n(outlet + 120)} ${ground - 120} ${n(right + 30)} ${ground - 60}S1180 ${ground - 60} 1190 ${ground - 110}`;
  return [
    path(walls, { fill: hatch('earth'), width: pen.outline }),
    ...[0.3, 0.55, 0.78].map((part) =>
      path(
        `M${n(left - slope * 0.3 + slope * 1.3 * part - 130)} ${n(ground + (bottom - ground) * part + 14)}q60 -24 126 -14`,
        { width: pen.fine },
      ),
    ),
    polygon(
      [
        [shore, level],
        [right - 20, level],
        [right - 20, bottom],
        [cx + 160, bottom],
        [cx + 160, floor],
        [cx - 150, floor],
        [cx - 150, bottom],
        [left + slope, bottom],
      ],
      { fill: palette.pool, stroke: 'none' },
    ),
    waterLevel(shore, level, right - 20 - shore, right - 120),
    path(`M${n(cx - 120)} ${level + 40}h60M${n(cx + 120)} ${level + 66}h-44M${n(cx + 190)} ${level + 30}h60`, {
      stroke: palette.water,
      width: pen.fine,
    }),
    // Sheet piles on the steep side.
    rect(right - 20, ground - 60, 26, 760, { fill: palette.steel, width: pen.edge }),
    ...[0.2, 0.5, 0.8].map((part) =>
      line(right - 20, ground - 60 + 760 * part, right + 6, ground - 60 + 760 * part, { width: pen.fine }),
    ),
    line(right - 20, ground + 130, right - 60, ground + 130, { width: 9 }),
    rect(right - 66, ground + 112, 12, 36, { fill: palette.steel, width: pen.fine }),
    groundLine(84, ground, left - slope * 0.3 - 84),
    groundLine(right + 6, ground, 1516 - right - 6),
    // Tripod and chain.
    line(cx, 120, 250, ground, { width: 9 }),
    line(cx, 120, cx - 40, 128, { width: 9 }),
    line(cx, 120, right + 30, ground - 60, { width: 9 }),
    line(cx, 120, 330, ground + 40, { width: 7 }),
    circle(cx, 140, 24, { fill: palette.oxideTint, width: pen.edge }),
    line(cx + 12, 160, cx + 12, top + tall * 0.06, { width: pen.edge, dash: '14 7', cap: 'butt' }),
    path(line1, { width: hose + 6, cap: 'butt' }),
    path(line1, { width: hose - 2, stroke: '#54778a', cap: 'butt' }),
    path(line1, { width: 3, stroke: '#7f9cab', dash: '18 10' }),
    scaled(machine.svg, scale, cx, top),
    // Settling tank.
    polygon(
      [
        [1160, ground - 150],
        [1500, ground - 150],
        [1470, ground - 14],
        [1190, ground - 14],
      ],
      { fill: palette.iron, width: pen.outline },
    ),
    polygon(
      [
        [1400, ground - 148],
        [1498, ground - 148],
        [1469, ground - 16],
        [1380, ground - 16],
      ],
      { fill: palette.ironShade, stroke: 'none' },
    ),
    ...[1240, 1310, 1380, 1440].map((at) => line(at, ground - 150, at, ground - 16, { width: pen.fine })),
    bar(1330, ground - 162, 360, 14, { fill: palette.steel }),
    rect(1200, ground - 14, 260, 14, { fill: palette.ink, stroke: 'none' }),
    flowArrow([1060, ground - 170], [1150, ground - 190]),
    // Generator.
    rect(110, ground - 120, 150, 92, { fill: palette.mossTint, width: pen.outline, r: 5 }),
    circle(140, ground - 20, 20, { fill: palette.ironShade, width: pen.edge }),
    circle(230, ground - 20, 20, { fill: palette.ironShade, width: pen.edge }),
    ...[0, 1, 2, 3].map((row) => line(128, ground - 100 + row * 14, 182, ground - 100 + row * 14, { width: pen.fine })),
    path(`M258 ${ground - 60}C330 ${ground} 400 ${ground + 300} ${cx + 30} ${n(top + 30)}`, { width: 6 }),
    tag('Settling tank', 1190, ground - 190),
    tag('Sump', cx - 290, floor - 30),
  ].join('');
}
