import { baseplate, pedestal } from '../../components/frame.ts';
import { bearingFrameSection, lying, lyingAxis, lyingSeal, lyingShaft } from '../../components/frame-section.ts';
import { impellerCut } from '../../components/impeller.ts';
import { taperAcross } from '../../components/turned.ts';
import { flangeSize } from '../../components/volute.ts';
import { circle, flowArrow, hatch, n, palette, path, pen, polyline, rect, waterLevel } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, casingPath, dischargeX, PLATE, shape } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, foot, cy, suctionY, bore, frame, radius } = of;
  const flange = flangeSize(bore);
  const x = dischargeX(of);
  const wall = 24;
  const divide = width * 0.34;
  const shaft = 48;
  const R = radius * 0.94;
  const depth = R * 0.86;
  const level = suctionY + bore * 0.36;
  const wheel = width - 30;
  const floor = Math.min(cy + R * 1.42, foot - wall - 20);
  const inner = `M${n(wall)} ${n(suctionY + bore / 2)}V${n(foot - wall - 20)}Q${n(wall)} ${n(foot - wall)} ${n(wall + 26)} ${n(foot - wall)}H${n(width - wall - 24)}Q${n(width - wall)} ${n(foot - wall)} ${n(width - wall)} ${n(foot - wall - 24)}V${n(top + 74)}Q${n(width - wall)} ${n(top + wall)} ${n(width - 66)} ${n(top + wall)}H${n(x + bore / 2)}V0H${n(x - bore / 2)}V${n(top + wall)}H50Q${n(wall)} ${n(top + wall)} ${n(wall)} ${n(top + 52)}V${n(suctionY - bore / 2)}H-98V${n(suctionY + bore / 2)}Z`;
  return {
    svg: [
      baseplate(-20, BASE - PLATE, frame.x + frame.length + 80, PLATE),
      pedestal(width * 0.26, foot - 20, BASE - PLATE, 120, 'iron'),
      pedestal(width * 0.78, foot - 20, BASE - PLATE, 120, 'iron'),
      pedestal(frame.x + frame.length * 0.6, cy + frame.diameter * 0.46, BASE - PLATE, 130, 'iron'),
      ...[flange.diameter].map((size) =>
        rect(-98, suctionY - size / 2, flange.thickness, size, { fill: hatch('metal'), width: pen.outline }),
      ),
      rect(-82, suctionY - bore * 0.62, 90, bore * 1.24, { fill: hatch('metal'), width: pen.outline }),
      rect(x - flange.diameter / 2, 0, flange.diameter, flange.thickness, { fill: hatch('metal'), width: pen.outline }),
      rect(x - bore * 0.62, flange.thickness, bore * 1.24, top, { fill: hatch('metal'), width: pen.outline }),
      path(casingPath(of), { fill: hatch('metal'), width: pen.outline }),
      path(inner, { fill: palette.surface, width: pen.edge }),
      path(
        `M${n(wall)} ${n(level)}H${n(width - wall)}V${n(foot - wall - 24)}Q${n(width - wall)} ${n(foot - wall)} ${n(width - wall - 24)} ${n(foot - wall)}H${n(wall + 26)}Q${n(wall)} ${n(foot - wall)} ${n(wall)} ${n(foot - wall - 20)}Z`,
        { fill: palette.pool, stroke: 'none' },
      ),
      waterLevel(divide + 20, level, width - wall - divide - 20, divide + 70),
      // Wall between suction chamber and the rest, and the volute round the wheel.
      path(
        `M${n(divide - 10)} ${n(top + wall)}H${n(divide + 12)}V${n(cy - R * 1.32)}H${n(wheel + 4)}V${n(cy - R * 1.32 + 20)}H${n(divide + 60)}V${n(cy - R * 0.5)}H${n(divide - 10)}Z`,
        { fill: hatch('metalBack'), width: pen.edge },
      ),
      path(
        `M${n(divide - 10)} ${n(cy + R * 0.5)}H${n(divide + 60)}V${n(floor)}H${n(wheel - 60)}V${n(floor + 20)}H${n(divide - 10)}Z`,
        { fill: hatch('metalBack'), width: pen.edge },
      ),
      rect(divide + 60, cy - R * 1.12, 18, R * 0.72, { fill: hatch('rubber'), width: pen.edge }),
      rect(divide + 60, cy + R * 0.4, 18, R * 0.72, { fill: hatch('rubber'), width: pen.edge }),
      // Cover, flap valve, frame and wheel.
      rect(-26, cy - radius * 0.9, 30, radius * 1.8, { fill: hatch('metalBack'), width: pen.outline }),
      rect(0, cy - radius * 0.76, wall, radius * 1.52, { fill: hatch('metalBack'), width: pen.edge }),
      path(`M-26 ${n(cy - 34)}h-30v68h30`, { width: 9 }),
      polyline(
        [
          [wall + 4, suctionY - bore * 0.56],
          [wall + 40, suctionY + bore * 0.5],
        ],
        { width: 14 },
      ),
      circle(wall + 4, suctionY - bore * 0.56, 10, { fill: palette.steel, width: pen.edge }),
      rect(wheel - 8, cy - radius * 1.2, 40, radius * 2.4, { fill: hatch('metal'), width: pen.edge }),
      taperAcross(width - 4, cy, radius * 2.1, frame.diameter * 1.1, 62, 'iron'),
      rect(width - 10, cy - 62, 70, 124, { fill: palette.surface, width: pen.edge }),
      bearingFrameSection({ x: frame.x, cy, length: frame.length, diameter: frame.diameter, shaft, thrust: 1 }),
      lyingShaft(wheel - depth, cy, frame.x + frame.length + 70 - wheel + depth, shaft),
      lyingSeal(width - 24, cy, shaft, 70, 'left'),
      lying(
        `<g transform="scale(1 -1)">${impellerCut({ cx: 0, y: 0, radius: R, depth, shaft: shaft * 0.8, kind: 'semiOpen' })}</g>`,
        wheel - 12,
        cy,
      ),
      lyingAxis(-120, frame.x + frame.length + 120, cy),
      flowArrow([-230, suctionY], [-104, suctionY]),
      flowArrow([wall + 62, suctionY + bore], [wall + 62, cy - R * 0.5], palette.oxide, 5),
      flowArrow([x, 60], [x, -110]),
    ].join(''),
    box: { x: -106, y: 0, width: frame.x + frame.length + 190, height: BASE },
    labels: [
      { text: 'Flap valve', at: [wall + 30, suctionY + bore * 0.26], side: 'left' },
      { text: 'Priming water', at: [wall + 30, cy - radius * 1.0], side: 'left' },
      { text: 'Clean-out cover', at: [-12, cy + radius * 0.5], side: 'left' },
      { text: 'Wear plate', at: [divide + 69, cy + R * 0.8], side: 'left' },
      { text: 'Air chamber', at: [width * 0.84, level - 40], side: 'right' },
      { text: 'Impeller', at: [wheel - depth * 0.6, cy - R * 0.62], side: 'right' },
      { text: 'Mechanical seal', at: [width + 16, cy - shaft * 0.75], side: 'right' },
      { text: 'Bearings', at: [frame.x + frame.length - 40, cy + shaft * 0.8], side: 'right' },
      { text: 'Shaft', at: [frame.x + frame.length + 40, cy], side: 'right' },
    ],
  };
}
