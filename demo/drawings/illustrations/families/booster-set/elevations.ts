/** The booster set from outside. */
import { dataPlate, flangeUp } from '../../components/fasteners.ts';
import { uprightMotor } from '../../components/horizontal-motor.ts';
import { checkValve, gauge } from '../../components/pipework.ts';
import { column, drum, taperUp } from '../../components/turned.ts';
import { bar, circle, flowArrow, line, n, palette, path, pen, rect } from '../../drawing.ts';
import type { Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { BASE, type Shape, SKID, shape } from './shape.ts';

/** One pump with its motor on top. */
function pump(cx: number, of: Shape, tone: 'dark' | 'iron'): string {
  const { sleeve, motor, stages } = of;
  const rings = Array.from({ length: stages - 1 }, (_, index) => {
    const y = sleeve.top + ((sleeve.foot - sleeve.top) * (index + 1)) / stages;
    return line(cx - sleeve.width / 2, y, cx + sleeve.width / 2, y, { width: pen.hair });
  });
  const rods = [-0.58, 0.58].map((part) =>
    bar(cx + sleeve.width * part, sleeve.top - 6, 12, sleeve.foot - sleeve.top + 12, {
      fill: palette.steel,
      width: pen.fine,
    }),
  );
  return [
    ...rods,
    column(cx, sleeve.top, sleeve.width, sleeve.foot - sleeve.top, 'steel'),
    ...rings,
    taperUp(cx, motor.length, motor.diameter * 0.92, sleeve.width * 1.24, 66, 'iron'),
    rect(cx - sleeve.width * 0.3, motor.length + 16, sleeve.width * 0.6, 34, {
      fill: palette.oxideTint,
      width: pen.edge,
      r: 4,
    }),
    uprightMotor(cx, motor.length, motor.length, motor.diameter, 9, tone),
    taperUp(cx, sleeve.foot, sleeve.width * 1.3, sleeve.width * 1.5, 30, 'iron'),
    taperUp(cx, sleeve.foot + 30, sleeve.width * 1.2, sleeve.width * 1.6, 66, 'iron'),
  ].join('');
}

function panel({ panel: { x, width, top, height } }: Shape, code: string): string {
  return [
    bar(x + width * 0.25, top + height, 22, BASE - SKID - top - height, { fill: palette.steel, width: pen.edge }),
    bar(x + width * 0.75, top + height, 22, BASE - SKID - top - height, { fill: palette.steel, width: pen.edge }),
    rect(x, top, width, height, { fill: palette.surface, width: pen.outline, r: 5 }),
    rect(x + width * 0.8, top, width * 0.2, height, { fill: palette.hairline, stroke: 'none' }),
    rect(x, top, width, height, { width: pen.outline, r: 5 }),
    rect(x + width * 0.12, top + 26, width * 0.56, height * 0.28, { fill: palette.pool, width: pen.edge }),
    path(`M${n(x + width * 0.16)} ${n(top + 26 + height * 0.2)}q20 -30 40 -8t${n(width * 0.24)} -16`, {
      stroke: palette.oxide,
      width: pen.edge,
    }),
    ...[0.18, 0.34, 0.5].map((part) =>
      circle(x + width * part, top + height * 0.52, 11, {
        fill: part > 0.4 ? palette.oxide : palette.moss,
        width: pen.edge,
      }),
    ),
    dataPlate(x + width * 0.4, top + height * 0.78, width * 0.6, code),
  ].join('');
}

function headers(of: Shape): string {
  const { left, header, headerY, pitch, pumps } = of;
  const end = pitch * (pumps - 1) + pitch * 0.62;
  const thick = 20;
  return [
    drum(left, headerY, header, end - left, 'steel'),
    flangeUp(left - thick, headerY, header * 1.6, thick, 4, 'steel'),
    flangeUp(end, headerY, header * 1.6, thick, 4, 'steel'),
  ].join('');
}

export function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { pumps, pitch, header, headerY, sleeve, left, right } = of;
  const places = Array.from({ length: pumps }, (_, index) => index * pitch);
  const end = pitch * (pumps - 1) + pitch * 0.62;
  const skid = BASE - SKID;
  return {
    svg: [
      rect(left - 10, skid, right - left + 20, SKID, { fill: '#54778a', width: pen.outline }),
      rect(left - 10, skid, right - left + 20, 12, { fill: palette.ironShade, width: pen.fine }),
      ...places.map((x) => bar(x, skid + 20, 60, 14, { fill: palette.surface, width: pen.fine, r: 7 })),
      ...[0.04, 0.5, 0.96].map((part) =>
        bar(left + (right - left) * part, BASE - 4, 70, 18, { fill: palette.ink, stroke: 'none' }),
      ),
      ...places.map((x) => pump(x, of, spec.figures.powerHp / pumps > 15 ? 'iron' : 'dark')),
      headers(of),
      ...places.map(
        (x) =>
          column(x, headerY - header * 0.8, sleeve.width * 0.62, header * 0.5, 'steel', pen.edge) +
          circle(x, headerY, header * 0.28, { fill: palette.oxideTint, width: pen.edge }) +
          bar(x, headerY - 5, header * 0.9, 10, { fill: palette.oxide, width: pen.fine, r: 5 }),
      ),
      gauge(end - 16, headerY - header / 2, 24),
      panel(of, spec.code),
      path(
        `M${n(of.panel.x + 30)} ${n(of.panel.top + of.panel.height)}C${n(of.panel.x + 10)} ${n(skid - 40)} ${n(end - 60)} ${n(skid - 10)} ${n(end - 90)} ${n(skid)}`,
        { width: 7 },
      ),
    ].join(''),
    flow: flowArrow([end + 34, headerY], [end + 124, headerY]),
    ports: { suction: [left - 20, headerY], discharge: [end + 20, headerY] },
    box: { x: left - 20, y: 0, width: right - left + 30, height: BASE + 14 },
    measures: [
      { from: [left - 20, 0], to: [left - 20, BASE + 14], along: 'up', side: 'left', inches: spec.figures.heightIn },
      { from: [left - 10, BASE], to: [right + 10, BASE], along: 'across', side: 'below' },
      { from: [right + 10, headerY], to: [right + 10, BASE + 14], along: 'up', side: 'right' },
    ],
  };
}

export function side(spec: Spec): Machine {
  const of = shape(spec);
  const { header, headerY, sleeve } = of;
  const half = 230;
  const face = (x: number): string =>
    circle(x, headerY, header * 0.8, { fill: palette.steel, width: pen.outline }) +
    circle(x, headerY, header * 0.5, { fill: palette.deepWater, width: pen.edge });
  return {
    svg: [
      rect(-half, BASE - SKID, half * 2, SKID, { fill: '#54778a', width: pen.outline }),
      bar(-half * 0.8, BASE - 4, 60, 18, { fill: palette.ink, stroke: 'none' }),
      bar(half * 0.8, BASE - 4, 60, 18, { fill: palette.ink, stroke: 'none' }),
      pump(0, of, 'dark'),
      drum(sleeve.width * 0.7, headerY, header * 0.6, half * 0.5, 'steel', pen.edge),
      drum(-sleeve.width * 0.7 - half * 0.5, headerY, header * 0.6, half * 0.5, 'steel', pen.edge),
      checkValve(half * 0.52, headerY, header * 0.5),
      face(-half * 0.84),
      face(half * 0.84),
    ].join(''),
    box: { x: -half, y: 0, width: half * 2, height: BASE + 14 },
    measures: [
      { from: [-half, BASE], to: [half, BASE], along: 'across', side: 'below' },
      {
        from: [half * 0.84, headerY - header * 0.5],
        to: [half * 0.84, headerY + header * 0.5],
        along: 'up',
        side: 'right',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}
