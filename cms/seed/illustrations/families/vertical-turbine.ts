/** Vertical turbine: hollow-shaft motor on a discharge head, column pipe into the well, bowls in series below. */
import { boltHead, dataPlate, flangeAcross, flangeFace, flangeUp } from '../components/fasteners.ts';
import { impellerCut } from '../components/impeller.ts';
import { axis, shaft } from '../components/running-gear.ts';
import { column, ribPositions, taperUp, tones } from '../components/turned.ts';
import { flangeSize } from '../components/volute.ts';
import { bar, circle, flowArrow, hatch, line, mirror, n, palette, path, pen, polyline, rect } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { deepWell } from '../views/deep-well.ts';
import type { Family, Machine } from './family.ts';

const HEIGHT = 1000;

interface Shape {
  motor: { width: number; top: number; height: number; vents: number };
  /** Levels: underside of the head, column, bowls, strainer. */
  head: number;
  plate: number;
  bowls: number;
  bell: number;
  column: number;
  bowl: number;
  stages: number;
  bore: number;
  headWidth: number;
}

/** Bowls that are drawn; long pumps show their first and last and say how many there are. */
const mostBowls = 5;

function shape(spec: Spec): Shape {
  const stages = clamp(spec.stages, 1, mostBowls);
  const motorWidth = spec.between('motor', 178, 226);
  const motorHeight = spec.between('motor height', 250, 296);
  const head = motorHeight + spec.between('head', 140, 170);
  const each = clamp(250 / stages, 58, 92);
  const bell = HEIGHT - 66;
  return {
    motor: { width: motorWidth, top: 0, height: motorHeight, vents: spec.whole('vents', 5, 9) },
    head,
    plate: 24,
    bowls: bell - each * stages,
    bell,
    column: clamp(54 + spec.figures.dischargeIn * 3.4, 66, 104),
    bowl: clamp(96 + spec.impellerIn * 4.4, 118, 168),
    stages,
    bore: clamp(44 + spec.figures.dischargeIn * 4.6, 62, 112),
    headWidth: spec.between('head width', 176, 210),
  };
}

function motor(of: Shape, code: string): string {
  const { width, height, vents } = of.motor;
  const ribs = ribPositions(9).map((place) =>
    bar((place * width) / 2.02, 106, 7, height - 176, {
      fill: place < 0 ? tones.dark.lit : tones.dark.shade,
      width: pen.fine,
    }),
  );
  const slots = Array.from({ length: vents }, (_, i) =>
    bar(-width * 0.4 + (width * 0.8 * i) / (vents - 1), height - 54, 9, 26, {
      fill: palette.deepWater,
      width: pen.fine,
      r: 4,
    }),
  );
  return [
    taperUp(0, 0, width * 0.34, width * 0.44, 20, 'dark'),
    taperUp(0, 20, width * 0.56, width * 0.92, 40, 'dark'),
    column(0, 60, width * 1.04, 30, 'dark'),
    ...[-0.36, -0.12, 0.12, 0.36].map((part) =>
      bar(width * part, 68, width * 0.14, 12, { fill: palette.deepWater, width: pen.fine, r: 5 }),
    ),
    column(0, 90, width, height - 150, 'dark'),
    ...ribs,
    rect(width * 0.42, 128, width * 0.3, 74, { fill: tones.dark.base, width: pen.outline, r: 4 }),
    column(0, height - 64, width * 1.04, 44, 'dark'),
    ...slots,
    dataPlate(-width * 0.06, 160, width * 0.62, code),
    flangeAcross(0, height - 20, width * 1.16, 20, 5, 'dark'),
  ].join('');
}

function dischargeHead(of: Shape): string {
  const { headWidth: w, head, bore, plate } = of;
  const top = of.motor.height;
  const cy = top + (head - top) * 0.56;
  const flange = flangeSize(bore);
  const reach = w * 0.62 + 104;
  return [
    taperUp(0, top, w * 0.92, w * 1.16, head - top, 'iron'),
    rect(-w * 0.24, top + 18, w * 0.48, 54, { fill: palette.deepWater, width: pen.edge, r: 8 }),
    bar(0, top + 12, 26, 66, { fill: palette.steel, width: pen.edge }),
    bar(0, top + 44, 62, 16, { fill: palette.bronze, width: pen.fine }),
    path(`M${n(w * 0.2)} ${n(cy - bore * 0.62)}H${n(reach - flange.thickness)}V${n(cy + bore * 0.62)}H${n(w * 0.3)}Z`, {
      fill: palette.iron,
      width: pen.outline,
    }),
    rect(w * 0.5, cy + bore * 0.3, reach - flange.thickness - w * 0.5, bore * 0.3, {
      fill: palette.ironShade,
      stroke: 'none',
    }),
    rect(w * 0.56, cy - bore * 0.5, reach - flange.thickness - w * 0.56, bore * 0.2, {
      fill: tones.iron.lit,
      stroke: 'none',
    }),
    flangeUp(reach - flange.thickness, cy, flange.diameter, flange.thickness, 4),
    flangeAcross(0, head, w * 1.62, plate, 0),
    ...[-0.7, 0.7].map((part) => boltHead(w * part, head, 30, 'up')),
  ].join('');
}

/** The long pipe with a pair of torn edges where it is shortened. */
function columnPipe({ head, plate, bowls, column: d }: Shape): string {
  const top = head + plate;
  const middle = top + (bowls - top) * 0.55;
  const tear = (y: number) => [-0.62, -0.3, 0, 0.3, 0.62].map((part, i) => [d * part, y + (i % 2 ? -9 : 9)] as const);
  return [
    column(0, top, d, bowls - top + 4, 'iron'),
    flangeAcross(0, top + (bowls - top) * 0.18, d * 1.36, 16, 3),
    flangeAcross(0, top + (bowls - top) * 0.82, d * 1.36, 16, 3),
    rect(-d * 0.7, middle - 9, d * 1.4, 18, { fill: palette.paper, stroke: 'none' }),
    polyline(tear(middle - 12), { width: pen.edge }),
    polyline(tear(middle + 12), { width: pen.edge }),
  ].join('');
}

function bowlAssembly(of: Shape): string {
  const { bowls, bell, bowl: w, stages } = of;
  const each = (bell - bowls) / stages;
  const stack = Array.from({ length: stages }, (_, index) => {
    const y = bowls + index * each;
    return [
      taperUp(0, y + 8, w * 0.74, w, each * 0.42, 'iron'),
      taperUp(0, y + 8 + each * 0.42, w, w * 0.8, each * 0.58 - 8, 'iron'),
      flangeAcross(0, y, w * 1.02, 14, 4),
    ].join('');
  });
  const bars = [-0.8, -0.4, 0, 0.4, 0.8].map((part) =>
    line(w * 0.66 * part, bell + 40, w * 0.6 * part, HEIGHT, { width: pen.edge }),
  );
  return [
    ...stack,
    flangeAcross(0, bell, w * 1.02, 12, 4),
    taperUp(0, bell + 12, w * 0.8, w * 1.34, 30, 'iron'),
    ...bars,
    line(-w * 0.6, HEIGHT - 1, w * 0.6, HEIGHT - 1, { width: pen.outline }),
    line(-w * 0.64, HEIGHT - 14, w * 0.64, HEIGHT - 14, { width: pen.edge }),
  ].join('');
}

function reach({ headWidth }: Shape): number {
  return headWidth * 0.62 + 104;
}

function outletY({ motor: { height }, head }: Shape): number {
  return height + (head - height) * 0.56;
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const left = of.headWidth * 0.81;
  return {
    svg: columnPipe(of) + bowlAssembly(of) + dischargeHead(of) + motor(of, spec.code),
    flow: flowArrow([reach(of) + 22, outletY(of)], [reach(of) + 112, outletY(of)]),
    ports: { suction: [0, HEIGHT], discharge: [reach(of), outletY(of)] },
    box: { x: -left, y: 0, width: left + reach(of), height: HEIGHT },
    measures: [
      { from: [-left, 0], to: [-left, HEIGHT], along: 'up', side: 'left', tier: 2, inches: spec.figures.heightIn },
      {
        from: [-left, of.head + of.plate],
        to: [-left, HEIGHT],
        along: 'up',
        side: 'left',
        inches: spec.figures.heightIn * 0.66,
      },
      {
        from: [0, outletY(of)],
        to: [reach(of), outletY(of)],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn * 1.6 + 8,
      },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const half = of.headWidth * 0.81;
  const flange = flangeSize(of.bore).diameter / 2;
  const y = outletY(of);
  return {
    svg:
      columnPipe(of) +
      bowlAssembly(of) +
      sideHead(of) +
      motor(of, spec.code) +
      flangeFace(0, y, flange, of.bore / 2, 8),
    box: { x: -half, y: 0, width: half * 2, height: HEIGHT },
    measures: [
      {
        from: [of.bore / 2, y - of.bore / 2],
        to: [of.bore / 2, y + of.bore / 2],
        along: 'up',
        side: 'right',
        inches: spec.figures.dischargeIn,
      },
      {
        from: [-of.bowl * 0.51, of.bell],
        to: [of.bowl * 0.51, of.bell],
        along: 'across',
        side: 'below',
        inches: spec.impellerIn * 1.42,
      },
    ],
  };
}

function sideHead(of: Shape): string {
  const {
    headWidth: w,
    head,
    plate,
    motor: { height },
  } = of;
  return (
    taperUp(0, height, w * 0.92, w * 1.16, head - height, 'iron') +
    flangeAcross(0, head, w * 1.62, plate, 0) +
    [-0.7, 0.7].map((part) => boltHead(w * part, head, 30, 'up')).join('')
  );
}

/** The bowls large and cut, with the lower end of the column; the motor would not add to what they say. */
function section(spec: Spec): Machine {
  const stages = clamp(spec.stages, 1, 3);
  const w = 330 + spec.between('bowl', -20, 26);
  const half = w / 2;
  const each = stages === 1 ? 380 : stages === 2 ? 300 : 236;
  const thick = 44;
  const top = 170;
  const end = top + each * stages;
  const radius = half * 0.66;
  const tube = half * 0.62;
  const wall = 17;
  const bowl = (y: number): string => {
    const neck = half * 0.62;
    const left = path(
      `M${n(-neck)} ${n(y)}H${n(-half)}V${n(y + 22)}H${n(-neck - wall)}Q${n(-half)} ${n(y + each * 0.3)} ${n(-half)} ${n(y + each * 0.5)}Q${n(-half)} ${n(y + each * 0.78)} ${n(-neck - wall - 4)} ${n(y + each - 20)}H${n(-half)}V${n(y + each)}H${n(-neck)}V${n(y + each - 22)}Q${n(-half + wall)} ${n(y + each * 0.76)} ${n(-half + wall)} ${n(y + each * 0.5)}Q${n(-half + wall)} ${n(y + each * 0.3)} ${n(-neck)} ${n(y + 24)}Z`,
      { fill: hatch('metal'), width: pen.outline },
    );
    const guide = [0.34, 0.62]
      .map((part) =>
        path(
          `M${n(-thick * 1.3)} ${n(y + each * 0.12)}Q${n(-half * part)} ${n(y + each * 0.22)} ${n(-half * (0.5 + part * 0.52))} ${n(y + each * 0.5)}`,
          { width: pen.fine },
        ),
      )
      .join('');
    const hub = path(
      `M${n(-thick / 2)} ${n(y + 6)}H${n(-thick * 0.9)}Q${n(-half * 0.62)} ${n(y + each * 0.2)} ${n(-radius * 0.9)} ${n(y + each * 0.46)}H${n(-thick / 2 - 12)}V${n(y + each * 0.3)}H${n(-thick / 2)}Z`,
      { fill: hatch('metalBack'), width: pen.edge },
    );
    const bearing = rect(-thick / 2 - 12, y + 10, 12, each * 0.24, { fill: hatch('bronze'), width: pen.fine });
    const side = left + guide + hub + bearing;
    return (
      path(
        `M${n(-neck)} ${n(y)}Q${n(-half + wall)} ${n(y + each * 0.3)} ${n(-half + wall)} ${n(y + each * 0.5)}Q${n(-half + wall)} ${n(y + each * 0.8)} ${n(-neck)} ${n(y + each)}H${n(neck)}Q${n(half - wall)} ${n(y + each * 0.8)} ${n(half - wall)} ${n(y + each * 0.5)}Q${n(half - wall)} ${n(y + each * 0.3)} ${n(neck)} ${n(y)}Z`,
        { fill: palette.pool, stroke: 'none' },
      ) +
      side +
      mirror(side, 0)
    );
  };
  const wheels = Array.from({ length: stages }, (_, index) =>
    impellerCut({
      cx: 0,
      y: top + each * index + each * 0.48,
      radius,
      depth: each * 0.44,
      shaft: thick,
      kind: 'mixedFlow',
    }),
  );
  const bellHalf = path(
    `M${n(-tube)} ${n(end)}H${n(-half)}V${n(end + 22)}H${n(-tube - wall)}Q${n(-tube - wall)} ${n(end + 84)} ${n(-half * 1.2)} ${n(end + 120)}H${n(-half * 1.06)}Q${n(-tube)} ${n(end + 80)} ${n(-tube)} ${n(end + 20)}Z`,
    { fill: hatch('metal'), width: pen.outline },
  );
  const spider = path(
    `M${n(-thick * 0.5)} ${n(end + 26)}H${n(-thick * 0.9)}V${n(end + 46)}L${n(-tube)} ${n(end + 40)}V${n(end + 58)}L${n(-thick * 0.9)} ${n(end + 74)}V${n(end + 108)}H${n(-thick * 0.5)}Z`,
    { fill: hatch('metalBack'), width: pen.edge },
  );
  const pipe =
    rect(-tube - wall, 0, wall, top - 22, { fill: hatch('metal'), width: pen.edge }) +
    rect(-half, top - 22, half - tube, 22, { fill: hatch('metalBack'), width: pen.edge });
  return {
    svg: [
      path(`M${n(-tube)} 0V${n(top)}H${n(tube)}V0Z`, { fill: palette.pool, stroke: 'none' }),
      path(
        `M${n(-tube)} ${n(end)}Q${n(-tube)} ${n(end + 84)} ${n(-half * 1.06)} ${n(end + 120)}H${n(half * 1.06)}Q${n(tube)} ${n(end + 84)} ${n(tube)} ${n(end)}Z`,
        { fill: palette.pool, stroke: 'none' },
      ),
      pipe + mirror(pipe, 0),
      ...Array.from({ length: stages }, (_, index) => bowl(top + each * index)),
      bellHalf + mirror(bellHalf, 0),
      shaft(0, 0, end + 104, thick),
      ...wheels,
      spider + mirror(spider, 0),
      bar(0, 60, thick * 1.6, 70, { fill: palette.steel, width: pen.edge }),
      circle(0, 95, 5, { fill: palette.ink, stroke: 'none' }),
      polyline(
        [-1, -0.5, 0, 0.5, 1].map((part, i) => [(tube + wall) * part, i % 2 ? -8 : 8]),
        { width: pen.edge },
      ),
      axis(0, -30, end + 150),
      ...[-1, 1].map((way) => flowArrow([way * half * 0.34, end + 176], [way * half * 0.34, end + 70])),
      flowArrow([-tube * 0.6, 110], [-tube * 0.6, 14], palette.oxide, 5),
      flowArrow([tube * 0.6, 110], [tube * 0.6, 14], palette.oxide, 5),
    ].join(''),
    box: { x: -half * 1.2, y: 0, width: w * 1.2, height: end + 124 },
    labels: [
      { text: 'Column pipe', at: [-tube - 8, 70], side: 'left' },
      { text: 'Shaft coupling', at: [thick * 0.6, 82], side: 'right' },
      { text: 'Discharge bowl', at: [-half + 8, top + 10], side: 'left' },
      { text: 'Bowl bearing', at: [thick / 2 + 6, top + each * 0.14], side: 'right' },
      { text: 'Guide vanes', at: [-half * 0.66, top + each * 0.24], side: 'left' },
      {
        text: spec.stages > 1 ? `Impeller, 1 of ${spec.stages}` : 'Impeller',
        at: [radius * 0.5, top + each * 0.66],
        side: 'right',
      },
      { text: 'Bowl', at: [half - 10, top + each * 0.5], side: 'right' },
      { text: 'Tail bearing', at: [-thick * 0.7, end + 64], side: 'left' },
      { text: 'Suction bell', at: [half * 1.06, end + 108], side: 'right' },
    ],
  };
}

export const verticalTurbine: Family = {
  name: 'Vertical turbine',
  impeller: { kind: 'mixedFlow', vanes: (spec) => spec.whole('vanes', 5, 7) },
  exterior,
  side,
  section,
  installation: (spec) => deepWell(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'finned', names: /motor|driver/i, size: 0.6, length: 0.5, tone: 'dark' },
    { shape: 'nut', names: /adjusting|nut/i, size: 0.2, length: 0.12 },
    { shape: 'volute', names: /discharge head|head/i, size: 0.8, length: 0.36 },
    { shape: 'seal', names: /packing|stuffing|seal|gland/i, size: 0.28, length: 0.22 },
    { shape: 'cylinder', names: /column/i, size: 0.34, length: 0.7 },
    { shape: 'shaft', names: /line ?shaft|head shaft|shaft/i, size: 0.2, length: 0.8 },
    { shape: 'cylinder', names: /coupling|sleeve/i, size: 0.2, length: 0.2, tone: 'steel' },
    { shape: 'bearing', names: /line.*bearing|spider|retainer|bearing/i, size: 0.34, length: 0.1 },
    { shape: 'bowl', names: /discharge (bowl|case)|top bowl|bowl/i, size: 0.66, length: 0.34 },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.5,
      length: 0.24,
      kind: 'mixedFlow',
      vanes: spec.whole('vanes', 5, 7),
    },
    { shape: 'ring', names: /wear|ring|collet/i, size: 0.36, length: 0.08, tone: 'bronze' },
    { shape: 'bowl', names: /bowl|intermediate/i, size: 0.66, length: 0.34 },
    { shape: 'shaft', names: /pump shaft|bowl shaft/i, size: 0.16, length: 0.5 },
    { shape: 'cone', names: /suction|bell/i, size: 0.7, length: 0.26 },
    { shape: 'cylinder', names: /strainer|screen|basket/i, size: 0.6, length: 0.2, tone: 'steel' },
  ],
  alt: {
    exterior: (spec) =>
      `vertical turbine pump: motor, discharge head with a ${spec.figures.dischargeIn} inch outlet, column pipe and ${spec.stages === 1 ? 'one bowl' : `${spec.stages} bowls in series`}`,
    section: () => 'lower end of the column and the bowls cut, mixed-flow impellers on one shaft, suction bell below',
    installation: 'over a drilled well, its bowls below the pumping level, with a main from the pump house',
  },
};
