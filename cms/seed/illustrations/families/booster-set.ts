/** Booster set: upright multistage pumps in a row on one skid between two headers, with a control panel. */
import { dataPlate, flangeUp } from '../components/fasteners.ts';
import { uprightMotor } from '../components/horizontal-motor.ts';
import { impellerCut } from '../components/impeller.ts';
import { checkValve, gauge } from '../components/pipework.ts';
import { axis, mechanicalSeal, shaft } from '../components/running-gear.ts';
import { column, drum, taperUp, tones } from '../components/turned.ts';
import { bar, circle, flowArrow, hatch, line, mirror, n, palette, path, pen, rect } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { tallBuilding } from '../views/tall-building.ts';
import type { Family, Machine } from './family.ts';

const BASE = 760;
const SKID = 46;

interface Shape {
  pumps: number;
  pitch: number;
  stages: number;
  sleeve: { width: number; top: number; foot: number };
  motor: { length: number; diameter: number };
  header: number;
  headerY: number;
  panel: { x: number; width: number; top: number; height: number };
  left: number;
  right: number;
}

function shape(spec: Spec): Shape {
  const pumps = clamp(spec.pumps, 1, 6);
  const pitch = clamp(760 / pumps, 150, 250) * spec.between('pitch', 0.96, 1.06);
  const stages = clamp(spec.stages, 3, 10);
  const foot = BASE - SKID - 96;
  const motor = { length: spec.between('motor length', 232, 262), diameter: clamp(pitch * 0.64, 104, 150) };
  const width = motor.diameter * spec.between('sleeve', 0.72, 0.82);
  const top = motor.length + 66;
  const header = clamp(34 + spec.figures.dischargeIn * 5.5, 48, 84);
  const left = -pitch * 0.62;
  const row = pitch * pumps;
  return {
    pumps,
    pitch,
    stages,
    sleeve: { width, top, foot },
    motor,
    header,
    headerY: foot + 40,
    panel: {
      x: row - pitch * 0.34,
      width: spec.between('panel', 190, 230),
      top: spec.between('panel top', 110, 160),
      height: spec.between('panel height', 270, 320),
    },
    left,
    right: row - pitch * 0.34 + 250,
  };
}

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

function exterior(spec: Spec): Machine {
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

function side(spec: Spec): Machine {
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

/** One pump of the set, cut. */
function section(spec: Spec): Machine {
  const stages = clamp(spec.stages, 3, 7);
  const half = 128 + spec.between('cut', -8, 10);
  const each = clamp(430 / stages, 60, 110);
  const top = 150;
  const foot = top + each * stages;
  const thick = 36;
  const wall = 12;
  const chamber = half - wall - 26;
  const stage = (y: number): string => {
    const left =
      path(
        `M${n(-chamber)} ${n(y)}H${n(-thick * 0.9)}V${n(y + 9)}H${n(-chamber + 10)}V${n(y + each)}H${n(-chamber)}Z`,
        { fill: hatch('metalBack'), width: pen.edge },
      ) +
      path(
        `M${n(-chamber + 12)} ${n(y + each * 0.42)}Q${n(-chamber + 14)} ${n(y + 16)} ${n(-chamber * 0.5)} ${n(y + 14)}`,
        { width: pen.fine },
      );
    return (
      left +
      mirror(left, 0) +
      impellerCut({
        cx: 0,
        y: y + each * 0.32,
        radius: chamber * 0.84,
        depth: each * 0.6,
        shaft: thick,
        kind: 'closed',
      })
    );
  };
  const sleeve = rect(-half, top - 10, wall, foot - top + 20, { fill: hatch('metal'), width: pen.edge });
  const lantern = path(
    `M${n(-thick * 1.1)} 56H${n(-half * 0.96)}V76H${n(-half * 0.72)}V104H${n(-half * 1.1)}V${n(top)}H${n(-half + wall)}V${n(top - 22)}H${n(-thick * 1.1)}Z`,
    { fill: hatch('metal'), width: pen.outline },
  );
  const port = 52;
  const cy = foot + 84;
  const base =
    `M${n(-half * 1.1)} ${n(foot - 8)}H${n(half * 1.1)}V${n(foot + 22)}H${n(half * 0.94)}L${n(half)} ${n(cy - port - 20)}H${n(half * 1.62)}V${n(cy - port * 1.7)}H${n(half * 1.62 + 26)}V${n(cy + port * 1.7)}H${n(half * 1.62)}V${n(cy + port + 18)}` +
    `H${n(half * 1.2)}V${n(cy + 110)}H${n(-half * 1.2)}V${n(cy + port + 18)}H${n(-half * 1.62)}V${n(cy + port * 1.7)}H${n(-half * 1.62 - 26)}V${n(cy - port * 1.7)}H${n(-half * 1.62)}V${n(cy - port - 20)}H${n(-half)}L${n(-half * 0.94)} ${n(foot + 22)}H${n(-half * 1.1)}Z`;
  const face = half * 1.62 + 26;
  return {
    svg: [
      rect(-half + wall, top - 10, half * 2 - wall * 2, foot - top + 20, { fill: palette.pool, stroke: 'none' }),
      lantern + mirror(lantern, 0),
      sleeve + mirror(sleeve, 0),
      path(base, { fill: hatch('metal'), width: pen.outline }),
      path(
        `M${n(-face)} ${n(cy - port)}H${n(-half * 0.4)}Q${n(-thick * 1.6)} ${n(cy - port)} ${n(-thick * 1.6)} ${n(foot - 8)}H${n(thick * 1.6)}V${n(cy)}Q${n(thick)} ${n(cy + port)} ${n(-half * 0.3)} ${n(cy + port)}H${n(-face)}Z`,
        { fill: palette.pool, width: pen.edge },
      ),
      path(
        `M${n(face)} ${n(cy - port)}H${n(half * 0.98)}Q${n(half * 0.82)} ${n(cy - port)} ${n(half - wall)} ${n(foot - 8)}H${n(chamber)}V${n(foot + 20)}Q${n(half * 0.5)} ${n(cy + port)} ${n(half * 1.1)} ${n(cy + port)}H${n(face)}Z`,
        { fill: palette.pool, width: pen.edge },
      ),
      shaft(0, -30, foot + 30, thick),
      ...Array.from({ length: stages }, (_, index) => stage(top + index * each)),
      rect(-thick * 1.3, 6, thick * 2.6, 56, { fill: palette.oxideTint, width: pen.edge }),
      line(0, 6, 0, 62, { width: pen.fine }),
      mechanicalSeal(0, top - 64, thick, 58, 'up'),
      axis(0, -60, cy + 130),
      flowArrow([-face - 130, cy], [-face - 10, cy]),
      flowArrow([face + 10, cy], [face + 130, cy]),
      ...[-1, 1].map((way) =>
        flowArrow([way * (half - wall - 13), top + 60], [way * (half - wall - 13), top + 170], palette.oxide, 4),
      ),
    ].join(''),
    box: { x: -face, y: -40, width: face * 2, height: cy + 152 },
    labels: [
      { text: 'Coupling', at: [-thick, 34], side: 'left' },
      { text: 'Lantern', at: [half * 0.8, 124], side: 'right' },
      { text: 'Cartridge seal', at: [-thick * 0.8, top - 36], side: 'left' },
      { text: 'Sleeve', at: [half - 6, top + each * 1.2], side: 'right' },
      {
        text: spec.stages > 1 ? `Impeller, 1 of ${spec.stages}` : 'Impeller',
        at: [-chamber * 0.56, top + each * 1.62],
        side: 'left',
      },
      { text: 'Stage chamber', at: [chamber - 5, top + each * 2.5], side: 'right' },
      { text: 'Shaft', at: [0, foot + 0], side: 'left' },
      { text: 'Base', at: [half, cy + port + 36], side: 'right' },
    ],
  };
}

export const boosterSet: Family = {
  name: 'Booster set',
  impeller: { kind: 'closed', vanes: (spec) => spec.whole('vanes', 6, 8) },
  exterior,
  side,
  section,
  installation: (spec) => tallBuilding(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'finned', names: /motor/i, size: 0.66, length: 0.6, tone: 'dark' },
    { shape: 'cylinder', names: /coupling/i, size: 0.26, length: 0.18, tone: 'oxide' },
    { shape: 'disc', names: /lantern|stool|bracket|head/i, size: 0.64, length: 0.2 },
    { shape: 'seal', names: /seal/i, size: 0.28, length: 0.24 },
    { shape: 'ring', names: /o-ring|gasket/i, size: 0.5, length: 0.03, tone: 'dark' },
    { shape: 'cylinder', names: /sleeve|jacket/i, size: 0.52, length: 0.62, tone: 'steel' },
    { shape: 'shaft', names: /shaft/i, size: 0.2, length: 0.8 },
    { shape: 'bowl', names: /chamber|diffuser|stage/i, size: 0.46, length: 0.16, tone: 'steel' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.42,
      length: 0.14,
      kind: 'closed',
      vanes: spec.whole('vanes', 6, 8),
    },
    { shape: 'bearing', names: /bearing/i, size: 0.28, length: 0.1 },
    { shape: 'nut', names: /nut|bolt|rod|plug/i, size: 0.16, length: 0.1 },
    { shape: 'volute', names: /base|casing|foot/i, size: 0.84, length: 0.26 },
    { shape: 'cone', names: /check|valve|isolat/i, size: 0.34, length: 0.2, tone: 'dark' },
    { shape: 'cylinder', names: /header|manifold/i, size: 0.34, length: 0.7, tone: 'steel' },
    { shape: 'box', names: /panel|control|drive|transmitter|sensor/i, size: 0.26, length: 0.26 },
  ],
  alt: {
    exterior: (spec) =>
      `booster set with ${spec.pumps} upright multistage pumps on one skid, ${spec.figures.dischargeIn} inch headers and a control panel`,
    section: (spec) =>
      `one pump of the set with ${spec.stages} stages in a steel sleeve, seal and coupling above, base with both ports below`,
    installation: 'in the basement of a tall building, feeding the floors above',
  },
};
