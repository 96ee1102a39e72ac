/** A vertical turbine pump over a drilled well with its casing, water levels and pump house. */
import { checkValve, elbow, gateValve, gauge, jointAcross, pipeAcross, pipeUp } from '../components/pipework.ts';
import {
  bar,
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
  waterBody,
  waterLevel,
} from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import { clamp, type Spec } from '../spec.ts';

const ground = 540;

export function deepWell(spec: Spec, machine: Machine): string {
  const tall = 690;
  const scale = tall / machine.box.height;
  const cx = 560;
  const ports = machine.ports ?? { suction: [0, 0], discharge: [0, 0] };
  // The head's sole plate stands on the slab.
  const plate =
    (machine.measures?.find(({ tier, side }) => side === 'left' && tier === undefined)?.from[1] ?? 470) * scale;
  const y = ground - 40 - plate;
  const outX = cx + ports.discharge[0] * scale;
  const outY = y + ports.discharge[1] * scale;
  const bore = clamp(30 + spec.figures.dischargeIn * 2, 40, 58);
  const half = 100 + spec.between('well', 0, 16);
  const end = 1040;
  const level = spec.between('level', 700, 750);
  const strata = [
    [640, hatch('earth')],
    [790, palette.earth],
    [920, hatch('concrete')],
    [1070, palette.oxideTint],
  ] as const;
  const bands = strata.map(([bottom, fill], index) => {
    const top = index === 0 ? ground : (strata[index - 1]?.[0] ?? ground);
    const crest = index === 0 ? `M84 ${top}H1516` : `M84 ${top}Q400 ${top + 26} 800 ${top}T1516 ${top + 8}`;
    return path(`${crest}V${Math.min(1070, bottom + 8)}Q1160 ${bottom - 22} 800 ${bottom}T84 ${bottom}Z`, {
      fill,
      width: pen.fine,
    });
  });
  return [
    rect(84, ground, 1432, 530, { fill: palette.earth, stroke: 'none' }),
    ...bands,
    groundLine(84, ground, 1432),
    // Drilled hole, grout and casing.
    rect(cx - half - 30, ground, half * 2 + 60, end - ground, { fill: hatch('concrete'), width: pen.edge }),
    rect(cx - half, ground, half * 2, end - ground, { fill: palette.surface, width: pen.outline }),
    waterBody(cx - half + 2, level, half * 2 - 4, end - level - 2),
    waterLevel(cx - half + 2, level, half * 2 - 4, cx - half + 34),
    ...Array.from(
      { length: 9 },
      (_, i) =>
        line(cx - half - 8, 960 + i * 10, cx - half + 8, 960 + i * 10, { width: pen.fine }) +
        line(cx + half - 8, 960 + i * 10, cx + half + 8, 960 + i * 10, { width: pen.fine }),
    ),
    rect(cx - half - 110, ground - 40, half * 2 + 220, 76, { fill: hatch('concrete') }),
    rect(cx - half, ground - 40, half * 2, 78, { fill: palette.surface, width: pen.edge }),
    // Pump house, open in front.
    polygon(
      [
        [250, 130],
        [740, 66],
        [1240, 130],
        [1240, 158],
        [250, 158],
      ],
      { fill: palette.ironShade, width: pen.outline },
    ),
    rect(280, 158, 24, ground - 158, { fill: palette.steel, width: pen.edge }),
    rect(1186, 158, 24, ground - 158, { fill: palette.steel, width: pen.edge }),
    rect(304, 158, 882, 8, { fill: palette.ink, stroke: 'none' }),
    rect(1040, 290, 100, 130, { fill: palette.mossTint, width: pen.outline }),
    rect(1056, 308, 68, 36, { fill: palette.surface, width: pen.fine }),
    pipeAcross(outX, outY, 1300 - outX, bore),
    jointAcross(outX + 4, outY, bore),
    gauge(outX + 60, outY - bore / 2, 22),
    checkValve(outX + 140, outY, bore),
    gateValve(outX + 280, outY, bore * 0.92),
    elbow(1330, outY, bore, 'left', 'down'),
    pipeUp(1330, outY + bore, 660, bore),
    elbow(1330, 680, bore, 'right', 'up'),
    pipeAcross(1330 + bore, 680, 186 - bore, bore),
    ...[860, 1120].map((x) =>
      bar(x, outY + bore / 2, 16, ground - outY - bore / 2, { fill: palette.steel, width: pen.edge }),
    ),
    scaled(machine.svg, scale, cx, y),
    flowArrow([1390, 620], [1490, 620]),
    // Level dropped by pumping, and the level at rest.
    path(
      `M${n(cx + half + 34)} ${n(level)}C${n(cx + half + 140)} ${n(level - 60)} 980 ${n(level - 74)} 1260 ${n(level - 76)}`,
      { stroke: palette.water, width: pen.edge, dash: '16 10' },
    ),
    path(
      `M${n(cx - half - 34)} ${n(level)}C${n(cx - half - 120)} ${n(level - 58)} 240 ${n(level - 70)} 90 ${n(level - 74)}`,
      { stroke: palette.water, width: pen.edge, dash: '16 10' },
    ),
    tag('Pumping level', cx + half + 60, level + 60),
    tag('Screen', cx + half + 60, 1010),
    tag('Main', 1410, 760),
  ].join('');
}
