/** Dewatering: a slim can with the outlet on top, water rising round the motor, a slotted strainer for a foot. */

import { boltHead, cable, dataPlate, flangeAcross } from '../components/fasteners.ts';
import { impellerCut } from '../components/impeller.ts';
import { axis, ballBearing, mechanicalSeal, shaft } from '../components/running-gear.ts';
import { column, type Tone, taperUp } from '../components/turned.ts';
import { bar, flowArrow, hatch, line, mirror, n, palette, path, pen, rect } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { pitSite } from '../views/pit-site.ts';
import type { Family, Machine } from './family.ts';

const HEIGHT = 920;

interface Shape {
  width: number;
  outlet: number;
  /** Levels from the top: hose end, cap, can, pump casing, strainer. */
  cap: number;
  can: number;
  casing: number;
  strainer: number;
  slots: number;
  tone: Tone;
  rods: number;
}

function shape(spec: Spec): Shape {
  const scale = HEIGHT / spec.figures.heightIn;
  const width = clamp(spec.motorIn * scale * 1.25, 280, 400) * spec.between('can', 0.92, 1.08);
  return {
    width,
    outlet: clamp(spec.figures.dischargeIn * scale * 0.85, 80, 150),
    cap: spec.between('hose', 120, 150),
    can: spec.between('cap', 220, 250),
    casing: HEIGHT - spec.between('casing', 290, 330),
    strainer: HEIGHT - spec.between('strainer', 130, 180),
    slots: spec.whole('slots', 9, 15),
    tone: spec.figures.powerHp >= 15 ? 'iron' : 'steel',
    rods: spec.whole('rods', 3, 5),
  };
}

function outletX({ width, outlet }: Shape): number {
  return -width / 2 + outlet * 0.62 + width * 0.06;
}

function strainer({ width, strainer: top, slots }: Shape): string {
  const face = width * 1.02;
  const holes = Array.from({ length: slots }, (_, index) => {
    const place = Math.sin((((index + 0.5) / slots) * 2 - 1) * 1.42);
    const breadth = Math.max(4, 15 * Math.sqrt(1 - place * place * 0.9));
    return [0, 1]
      .map((row) =>
        bar((place * face) / 2.04, top + 20 + row * (HEIGHT - top - 34) * 0.5, breadth, (HEIGHT - top - 60) * 0.42, {
          fill: palette.deepWater,
          width: pen.fine,
          r: breadth / 2,
        }),
      )
      .join('');
  });
  return (
    column(0, top, face, HEIGHT - top - 18, 'steel') +
    holes.join('') +
    taperUp(0, HEIGHT - 20, width * 1.1, width * 1.04, 20, 'dark')
  );
}

function hoseEnd(of: Shape): string {
  const x = outletX(of);
  const barbs = [0.1, 0.34, 0.58].map((part) =>
    taperUp(x, of.cap * part, of.outlet * 0.86, of.outlet * 1.02, of.cap * 0.22, 'steel', pen.edge),
  );
  return barbs.join('') + flangeAcross(x, of.cap - 26, of.outlet * 1.5, 22, 2, 'steel');
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { width, cap, can, casing, strainer: foot, tone } = of;
  const x = outletX(of);
  const handle = width * 0.2;
  const bands = [casing - 12, can + 6];
  return {
    svg: [
      strainer(of),
      taperUp(0, casing, width, width * 1.06, (foot - casing) * 0.5, 'dark'),
      column(0, casing + (foot - casing) * 0.5, width * 1.06, (foot - casing) * 0.5, 'dark'),
      ...[-0.42, -0.15, 0.15, 0.42].map((part) => boltHead(width * part, foot - 2, 26, 'up')),
      column(0, can, width, casing - can, tone),
      // Tie rods down the outside of the can.
      ...Array.from({ length: of.rods }, (_, index) => {
        const at = (width / 2.15) * Math.sin((((index + 0.5) / of.rods) * 2 - 1) * 1.3);
        return (
          bar(at, can + 24, 11, casing - can - 40, { fill: palette.surface, width: pen.fine }) +
          boltHead(at, can + 24, 24, 'down')
        );
      }),
      ...bands.map((level) => column(0, level, width * 1.04, 18, 'dark', pen.edge)),
      taperUp(0, cap, width * 0.86, width, can - cap, tone === 'steel' ? 'steel' : 'iron'),
      hoseEnd(of),
      cable(
        `M${n(width * 0.26)} ${n(cap + 6)}C${n(width * 0.26)} ${n(cap - 130)} ${n(width * 0.52)} ${n(cap - 20)} ${n(width * 0.66)} ${n(cap - 150)}`,
        17,
      ),
      column(width * 0.26, cap - 34, 46, 40, 'steel', pen.edge),
      path(
        `M${n(handle - width * 0.12)} ${n(cap)}V${n(cap - 60)}Q${n(handle - width * 0.12)} ${n(cap - 84)} ${n(handle - width * 0.04)} ${n(cap - 84)}H${n(handle + width * 0.2)}Q${n(handle + width * 0.28)} ${n(cap - 84)} ${n(handle + width * 0.28)} ${n(cap - 60)}V${n(can - 20)}`,
        { width: 20, cap: 'butt' },
      ),
      path(
        `M${n(handle - width * 0.12)} ${n(cap)}V${n(cap - 60)}Q${n(handle - width * 0.12)} ${n(cap - 84)} ${n(handle - width * 0.04)} ${n(cap - 84)}H${n(handle + width * 0.2)}Q${n(handle + width * 0.28)} ${n(cap - 84)} ${n(handle + width * 0.28)} ${n(cap - 60)}V${n(can - 20)}`,
        { width: 12, stroke: palette.oxideTint, cap: 'butt' },
      ),
      dataPlate(0, (can + casing) / 2, Math.min(200, width * 0.58), spec.code),
    ].join(''),
    box: { x: -width * 0.55, y: 0, width: width * 1.1, height: HEIGHT },
    flow: flowArrow([x, -24], [x, -120]),
    ports: { suction: [0, HEIGHT], discharge: [x, 0] },
    measures: [
      {
        from: [-width * 0.55, 0],
        to: [-width * 0.55, HEIGHT],
        along: 'up',
        side: 'left',
        inches: spec.figures.heightIn,
      },
      { from: [width * 0.53, foot], to: [width * 0.53, HEIGHT], along: 'up', side: 'right' },
      { from: [-width * 0.55, HEIGHT], to: [width * 0.55, HEIGHT], along: 'across', side: 'below' },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const { width, cap, can, casing, strainer: foot } = of;
  const centred = { ...of, outlet: of.outlet };
  return {
    svg: [
      strainer(of),
      column(0, casing, width * 1.04, foot - casing, 'dark'),
      column(0, can, width, casing - can, of.tone),
      column(0, casing - 12, width * 1.04, 18, 'dark', pen.edge),
      column(0, can + 6, width * 1.04, 18, 'dark', pen.edge),
      taperUp(0, cap, width * 0.86, width, can - cap, 'iron'),
      `<g transform="translate(${n(-outletX(centred))} 0)">${hoseEnd(centred)}</g>`,
      column(0, can + 60, 40, casing - can - 110, of.tone, pen.fine),
    ].join(''),
    box: { x: -width * 0.55, y: 0, width: width * 1.1, height: HEIGHT },
    measures: [
      {
        from: [-of.outlet / 2, 0],
        to: [of.outlet / 2, 0],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { width, cap, can, casing, strainer: foot, outlet } = of;
  const half = width / 2;
  const x = outletX(of);
  const wall = 13;
  const motor = half - wall - 34;
  const thick = 44;
  const radius = half * 0.7;
  const top = can + 20;
  const end = casing - 30;
  const stack = [top + (end - top) * 0.27, top + (end - top) * 0.72] as const;
  const bore = motor * 0.46;
  const shell = path(
    `M${n(-half * 0.86)} ${n(cap)}L${n(-half)} ${n(can)}V${n(casing)}L${n(-half * 1.06)} ${n(casing + 30)}V${n(foot)}H${n(-half * 0.92)}V${n(casing + 40)}L${n(-half + wall)} ${n(casing)}V${n(can + 6)}L${n(-half * 0.86 + wall)} ${n(cap + wall + 4)}H${n(-half * 0.5)}V${n(cap)}Z`,
    { fill: hatch('metal'), width: pen.outline },
  );
  const inner = [
    path(
      `M${n(-thick)} ${n(top - 24)}H${n(-motor + 26)}Q${n(-motor)} ${n(top - 20)} ${n(-motor)} ${n(top + 10)}V${n(end)}H${n(-thick * 0.9)}V${n(end - 24)}H${n(-motor + 16)}V${n(top + 12)}H${n(-thick)}Z`,
      { fill: hatch('metalBack'), width: pen.edge },
    ),
    rect(-motor + 16, stack[0], motor - 16 - bore, stack[1] - stack[0], { fill: hatch('metal'), width: pen.edge }),
    rect(-motor + 24, stack[0] - 34, motor - 32 - bore, 34, { fill: hatch('rubber'), width: pen.fine, r: 10 }),
    rect(-motor + 24, stack[1], motor - 32 - bore, 34, { fill: hatch('rubber'), width: pen.fine, r: 10 }),
    rect(-half * 0.94, foot - 22, half * 0.52, 22, { fill: hatch('metalBack'), width: pen.edge }),
    rect(-half * 0.92, casing + 34, half * 0.3, 20, { fill: hatch('rubber'), width: pen.edge }),
  ].join('');
  return {
    svg: [
      strainer(of),
      path(
        `M${n(x - outlet / 2)} 0V${n(cap + 8)}H${n(-half * 0.8)}L${n(-half + wall)} ${n(can)}V${n(casing)}L${n(-half * 0.92)} ${n(casing + 40)}V${n(foot)}H${n(half * 0.92)}V${n(casing + 40)}L${n(half - wall)} ${n(casing)}V${n(can)}L${n(half * 0.8)} ${n(cap + 8)}H${n(x + outlet / 2)}V0Z`,
        { fill: palette.pool, stroke: 'none' },
      ),
      shell,
      mirror(shell, 0),
      rect(x + outlet / 2, cap, half * 0.5 - x - outlet / 2 + 4, wall + 4, { fill: hatch('metal'), width: pen.edge }),
      ...[-1, 1].map((way) =>
        rect(way < 0 ? x - outlet / 2 - 12 : x + outlet / 2, 0, 12, cap, { fill: hatch('metal'), width: pen.edge }),
      ),
      rect(-motor + 16, top + 10, motor * 2 - 32, end - top - 30, { fill: palette.surface, stroke: 'none' }),
      inner,
      mirror(inner, 0),
      shaft(0, top - 6, foot - top - 50, thick),
      bar(0, stack[0] - 6, bore * 1.84, stack[1] - stack[0] + 12, { fill: palette.steel, width: pen.edge }),
      ...[-0.6, -0.3, 0.3, 0.6].map((part) =>
        line(bore * part, stack[0] - 4, bore * part, stack[1] + 4, { width: pen.hair }),
      ),
      ballBearing(0, top - 14, thick, thick * 2.3, 34),
      ballBearing(0, end - 30, thick, thick * 2.4, 40),
      rect(-thick * 1.5, end + 8, thick * 3, casing - end + 30, {
        fill: palette.bronze,
        opacity: 0.6,
        width: pen.fine,
      }),
      shaft(0, end + 6, foot - end - 50, thick),
      mechanicalSeal(0, end + 10, thick, 46, 'up'),
      mechanicalSeal(0, casing - 14, thick, 46, 'down'),
      impellerCut({ cx: 0, y: casing + 44, radius, depth: foot - casing - 56, shaft: thick * 0.9, kind: 'semiOpen' }),
      axis(0, cap - 20, HEIGHT + 20),
      flowArrow([-half * 1.6, HEIGHT - 60], [-half * 1.1, HEIGHT - 60]),
      flowArrow([half * 1.6, HEIGHT - 60], [half * 1.1, HEIGHT - 60]),
      flowArrow([-half + wall + 18, casing - 40], [-half + wall + 18, casing - 160], palette.oxide, 5),
      flowArrow([half - wall - 18, casing - 40], [half - wall - 18, casing - 160], palette.oxide, 5),
      flowArrow([x, 40], [x, -110]),
    ].join(''),
    box: { x: -width * 0.55, y: 0, width: width * 1.1, height: HEIGHT },
    labels: [
      { text: 'Discharge', at: [x, 60], side: 'left' },
      { text: 'Upper bearing', at: [thick, top + 4], side: 'right' },
      { text: 'Water jacket', at: [-half + wall + 20, can + 120], side: 'left' },
      { text: 'Stator', at: [motor * 0.75, (stack[0] + stack[1]) / 2], side: 'right' },
      { text: 'Lower bearing', at: [-thick, end - 14], side: 'left' },
      { text: 'Seals in oil', at: [thick * 1.1, casing - 2], side: 'right' },
      { text: 'Impeller', at: [-radius * 0.6, casing + 90], side: 'left' },
      { text: 'Wear plate', at: [half * 0.7, foot - 11], side: 'right' },
      { text: 'Strainer', at: [half * 0.9, HEIGHT - 60], side: 'right' },
    ],
  };
}

export const dewatering: Family = {
  name: 'Dewatering',
  impeller: { kind: 'semiOpen', vanes: (spec) => spec.whole('vanes', 3, 5) },
  exterior,
  side,
  section,
  installation: (spec) => pitSite(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'cone', names: /discharge|hose|outlet/i, size: 0.4, length: 0.24, tone: 'steel' },
    { shape: 'box', names: /cable|cord/i, size: 0.2, length: 0.24, tone: 'dark' },
    { shape: 'disc', names: /cap|cover|top|lid/i, size: 0.8, length: 0.16 },
    { shape: 'cylinder', names: /jacket|can|outer|mantle/i, size: 0.86, length: 0.56, tone: 'steel' },
    { shape: 'finned', names: /stator|motor|housing/i, size: 0.6, length: 0.5 },
    { shape: 'bearing', names: /upper.*bearing/i, size: 0.3, length: 0.1 },
    { shape: 'shaft', names: /rotor|shaft/i, size: 0.4, length: 0.72 },
    { shape: 'bearing', names: /bearing/i, size: 0.34, length: 0.12 },
    { shape: 'seal', names: /seal/i, size: 0.28, length: 0.24 },
    { shape: 'disc', names: /oil|chamber|bracket|diffuser|casing/i, size: 0.84, length: 0.16, tone: 'dark' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.6,
      length: 0.18,
      kind: 'semiOpen',
      vanes: spec.whole('vanes', 3, 5),
    },
    { shape: 'ring', names: /wear|plate|ring|diffuser/i, size: 0.7, length: 0.06, tone: 'dark' },
    { shape: 'nut', names: /nut|bolt|screw/i, size: 0.16, length: 0.09 },
    { shape: 'cylinder', names: /strainer|screen|foot|base/i, size: 0.88, length: 0.2, tone: 'steel' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `slim drainage pump with a ${figures.dischargeIn} inch hose outlet on top and a slotted strainer as its foot`,
    section: () =>
      'strainer and impeller at the bottom, water rising in a jacket around the motor to the outlet on top',
    installation: 'hanging in the sump of an excavation, with its hose over the edge to a settling tank',
  },
};
