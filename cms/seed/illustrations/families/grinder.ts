/** Grinder: a smooth oil-filled motor shell on a small scroll, star cutter below, three rod legs. */

import { cable, dataPlate, flangeAcross } from '../components/fasteners.ts';
import { impellerCut } from '../components/impeller.ts';
import { elbow, jointUp, pipeUp } from '../components/pipework.ts';
import { type SubmersibleMotor, sealChamberSection, submersibleMotorSection } from '../components/submersible-motor.ts';
import { column, taperUp } from '../components/turned.ts';
import { type Volute, voluteElevation, voluteSection } from '../components/volute.ts';
import { bar, circle, flowArrow, hatch, line, n, palette, path, pen, polygon, rect } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { houseStation } from '../views/house-station.ts';
import type { Family, Machine } from './family.ts';

const HEIGHT = 900;

interface Shape {
  motor: SubmersibleMotor;
  volute: Volute;
  chamber: number;
  impeller: number;
  /** Underside of the scroll. */
  bottom: number;
  teeth: number;
  pipe: number;
}

function shape(spec: Spec): Shape {
  const scale = HEIGHT / spec.figures.heightIn;
  const width = clamp(spec.motorIn * scale * 1.12, 250, 330) * spec.between('shell', 0.94, 1.06);
  const pipe = clamp(spec.figures.dischargeIn * scale * 0.8, 40, 72);
  const voluteHeight = spec.between('scroll height', 132, 158);
  const legs = spec.between('legs', 118, 150);
  const chamber = spec.between('chamber', 66, 84);
  const bottom = HEIGHT - legs;
  const impeller = clamp((spec.impellerIn / 2) * scale, 96, 138);
  return {
    impeller,
    chamber,
    bottom,
    pipe,
    teeth: spec.whole('teeth', 4, 7),
    motor: {
      cx: 0,
      y: 0,
      width,
      height: bottom - voluteHeight - chamber,
      fins: 0,
      shaft: 36,
      code: spec.code,
      tone: 'steel',
    },
    volute: {
      cx: 0,
      y: bottom - voluteHeight,
      width: Math.max(width * 1.12, impeller * 2.6),
      height: voluteHeight,
      outlet: pipe,
      reach: width * 0.5 + 130,
      tone: 'iron',
    },
  };
}

function box({ volute }: Shape): Machine['box'] {
  return { x: -volute.width / 2, y: 0, width: volute.width / 2 + volute.reach + 62, height: HEIGHT };
}

/** Rods with rubber feet under the scroll. */
function legs({ volute, bottom }: Shape): string {
  return [-0.4, 0.02, 0.4]
    .map((part) => {
      const x = volute.width * part;
      return (
        column(x, bottom - 12, 22, HEIGHT - bottom - 10, 'steel', pen.edge) +
        taperUp(x, HEIGHT - 26, 30, 58, 26, 'dark', pen.edge)
      );
    })
    .join('');
}

/** The cutter ring with its slots and the star that turns in it. */
function cutter(bottom: number, size: number, teeth: number): string {
  const slots = Array.from({ length: teeth * 2 - 1 }, (_, index) => {
    const x = -size / 2 + (size * (index + 1)) / (teeth * 2);
    return line(x, bottom + 16, x + 8, bottom + 44, { width: pen.edge });
  });
  const blade = (way: number): string =>
    polygon(
      [
        [0, bottom + 50],
        [way * size * 0.46, bottom + 52],
        [way * size * 0.4, bottom + 68],
        [way * size * 0.14, bottom + 62],
        [0, bottom + 72],
      ],
      { fill: palette.surface, width: pen.edge },
    );
  return (
    column(0, bottom - 4, size * 1.24, 18, 'iron') +
    column(0, bottom + 14, size, 34, 'steel') +
    slots.join('') +
    blade(1) +
    blade(-1) +
    bar(0, bottom + 48, 34, 34, { fill: palette.steel, width: pen.edge, r: 5 })
  );
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { motor, volute, bottom, pipe } = of;
  const { width } = motor;
  const neck = volute.y - of.chamber;
  const cy = volute.y + volute.height / 2;
  const riser = volute.reach + pipe * 0.5;
  const dome = 96;
  return {
    svg: [
      legs(of),
      cutter(bottom, of.impeller * 1.15, of.teeth),
      voluteElevation(volute),
      elbow(riser, cy, pipe * 1.15, 'left', 'up'),
      jointUp(riser, cy - pipe * 2.1, pipe * 1.1, 'steel'),
      pipeUp(riser, cy - pipe * 4.4, cy - pipe * 1.2, pipe),
      jointUp(riser, cy - pipe * 2.1, pipe * 1.1, 'steel'),
      column(0, neck, width * 0.94, of.chamber, 'iron'),
      flangeAcross(0, volute.y - 8, volute.width * 0.86, 18, 5),
      cable(`M${n(width * 0.2)} 118C${n(width * 0.2)} 10 ${n(width * 0.5)} 90 ${n(width * 0.62)} -30`, 15),
      // Shell, bands and cap with its built-in handle.
      column(0, dome + 40, width, neck - dome - 40, 'steel'),
      ...[0.08, 0.9].map((part) =>
        column(0, dome + 40 + (neck - dome - 62) * part, width * 1.05, 22, 'dark', pen.edge),
      ),
      path(
        `M${n(-width / 2)} ${dome + 44}Q${n(-width / 2)} ${dome - 12} ${n(-width * 0.34)} ${dome - 22}H${n(width * 0.34)}Q${n(width / 2)} ${dome - 12} ${n(width / 2)} ${dome + 44}Z`,
        { fill: '#54778a', width: pen.outline },
      ),
      path(
        `M${n(-width * 0.36)} ${dome - 6}Q${n(-width * 0.44)} ${dome + 6} ${n(-width * 0.45)} ${dome + 36}H${n(-width * 0.34)}Q${n(-width * 0.33)} ${dome} ${n(-width * 0.26)} ${dome - 6}Z`,
        { fill: '#7f9cab', stroke: 'none' },
      ),
      path(
        `M${n(-width * 0.3)} ${dome - 20}V40Q${n(-width * 0.3)} 9 ${n(-width * 0.18)} 9H${n(width * 0.04)}Q${n(width * 0.14)} 9 ${n(width * 0.14)} 40V${dome - 20}`,
        { width: 26, cap: 'butt' },
      ),
      path(
        `M${n(-width * 0.3)} ${dome - 20}V40Q${n(-width * 0.3)} 9 ${n(-width * 0.18)} 9H${n(width * 0.04)}Q${n(width * 0.14)} 9 ${n(width * 0.14)} 40V${dome - 20}`,
        { width: 18, stroke: '#54778a', cap: 'butt' },
      ),
      column(width * 0.2, dome - 44, 42, 26, 'steel', pen.edge),
      dataPlate(0, dome + 40 + (neck - dome - 40) * 0.5, 170, spec.code),
      line(-width * 0.3, neck - 70, -width * 0.3, dome + 110, { width: pen.hair }),
    ].join(''),
    box: box(of),
    flow: flowArrow([riser, cy - pipe * 4.4 - 24], [riser, cy - pipe * 4.4 - 120]),
    ports: { suction: [0, HEIGHT], discharge: [riser, cy - pipe * 4.4] },
    measures: [
      { from: [0, 0], to: [0, HEIGHT], along: 'up', side: 'left', tier: 1, inches: spec.figures.heightIn },
      { from: [0, HEIGHT], to: [riser, HEIGHT], along: 'across', side: 'below' },
      { from: [riser, cy], to: [riser, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const { motor, volute, bottom, pipe } = of;
  const front = exterior(spec);
  const half = volute.width / 2;
  const cy = volute.y + volute.height / 2;
  const neck = volute.y - of.chamber;
  return {
    svg: [
      legs(of),
      cutter(bottom, of.impeller * 1.15, of.teeth),
      column(0, volute.y, volute.width * 0.94, volute.height, 'iron'),
      column(0, neck, motor.width * 0.94, of.chamber, 'iron'),
      flangeAcross(0, volute.y - 8, volute.width * 0.86, 18, 5),
      column(0, 130, motor.width, neck - 130, 'steel'),
      ...[0.08, 0.9].map((part) => column(0, 136 + (neck - 158) * part, motor.width * 1.05, 22, 'dark', pen.edge)),
      path(
        `M${n(-motor.width / 2)} 140Q${n(-motor.width / 2)} 84 ${n(-motor.width * 0.34)} 74H${n(motor.width * 0.34)}Q${n(motor.width / 2)} 84 ${n(motor.width / 2)} 140Z`,
        { fill: '#54778a', width: pen.outline },
      ),
      rect(-16, 0, 32, 76, { fill: '#54778a', width: pen.edge, r: 14 }),
      pipeUp(0, cy - pipe * 4.4, cy + pipe * 0.3, pipe),
      jointUp(0, cy - pipe * 2.1, pipe * 1.1, 'steel'),
      circle(0, cy, pipe * 0.62, { fill: palette.iron, width: pen.edge }),
    ].join(''),
    box: { x: -half, y: 0, width: half * 2, height: front.box.height },
    measures: [
      { from: [-half * 0.94, HEIGHT], to: [half * 0.94, HEIGHT], along: 'across', side: 'below' },
      {
        from: [-pipe / 2, cy - pipe * 4.4],
        to: [pipe / 2, cy - pipe * 4.4],
        along: 'across',
        side: 'above',
        inches: spec.figures.dischargeIn,
      },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { motor, volute, bottom, impeller, chamber } = of;
  const eye = impeller * 0.42;
  const cy = volute.y + volute.height / 2;
  const size = impeller * 1.15;
  return {
    svg: [
      legs(of),
      voluteSection(volute, eye, impeller),
      impellerCut({
        cx: 0,
        y: volute.y + 4,
        radius: impeller,
        depth: volute.height * 0.62,
        shaft: motor.shaft,
        kind: 'vortex',
      }),
      ...[-1, 1].map((way) =>
        rect(way > 0 ? size * 0.32 : -size * 0.62, bottom - 2, size * 0.3, 46, {
          fill: hatch('metalBack'),
          width: pen.edge,
        }),
      ),
      column(0, cy, motor.shaft * 0.8, bottom - cy + 40, 'plain', pen.edge),
      cutter(bottom, size, of.teeth).slice(cutter(bottom, size, of.teeth).indexOf('<polygon points="0')),
      sealChamberSection(0, volute.y - chamber, motor.width * 0.94, chamber + 14, motor.shaft),
      submersibleMotorSection(motor),
      rect(-motor.width * 0.42, 150, motor.width * 0.84, 60, { fill: palette.bronze, stroke: 'none', opacity: 0.35 }),
      flowArrow([-size * 0.9, HEIGHT + 40], [-size * 0.34, bottom + 74]),
      flowArrow([volute.reach - 40, cy], [volute.reach + 90, cy]),
    ].join(''),
    box: box(of),
    labels: [
      { text: 'Oil fill', at: [-motor.width * 0.3, 180], side: 'left' },
      { text: 'Stator', at: [motor.width * 0.37, motor.height * 0.52], side: 'right' },
      { text: 'Rotor', at: [-motor.shaft * 0.9, motor.height * 0.6], side: 'left' },
      { text: 'Lower bearing', at: [motor.shaft, motor.height - 34], side: 'right' },
      { text: 'Seal chamber', at: [-motor.width * 0.32, volute.y - chamber * 0.5], side: 'left' },
      { text: 'Tandem seals', at: [motor.shaft * 0.8, volute.y - chamber * 0.3], side: 'right' },
      { text: 'Vortex impeller', at: [-impeller * 0.7, volute.y + volute.height * 0.34], side: 'left' },
      { text: 'Cutter ring', at: [-size * 0.5, bottom + 24], side: 'left' },
      { text: 'Star cutter', at: [size * 0.3, bottom + 60], side: 'right' },
      { text: 'Scroll', at: [volute.width * 0.38, volute.y + volute.height * 0.93], side: 'right' },
    ],
  };
}

export const grinder: Family = {
  name: 'Grinder',
  impeller: { kind: 'vortex', vanes: (spec) => spec.whole('vanes', 6, 10) },
  exterior,
  side,
  section,
  installation: (spec) => houseStation(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'box', names: /cable|cord/i, size: 0.22, length: 0.28, tone: 'dark' },
    { shape: 'disc', names: /cap|cover|handle/i, size: 0.74, length: 0.14, tone: 'dark' },
    { shape: 'bearing', names: /upper.*bearing/i, size: 0.3, length: 0.1 },
    { shape: 'cylinder', names: /motor|stator|housing|shell/i, size: 0.74, length: 0.66, tone: 'steel' },
    { shape: 'shaft', names: /rotor|shaft/i, size: 0.42, length: 0.8 },
    { shape: 'bearing', names: /bearing/i, size: 0.36, length: 0.12 },
    { shape: 'disc', names: /chamber|bracket|seal plate|oil/i, size: 0.7, length: 0.14 },
    { shape: 'seal', names: /seal/i, size: 0.26, length: 0.22 },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.6,
      length: 0.16,
      kind: 'vortex',
      vanes: spec.whole('vanes', 6, 10),
    },
    { shape: 'volute', names: /volute|scroll|casing/i, size: 0.96, length: 0.26 },
    { shape: 'ring', names: /cutter (ring|plate)|ring|shred/i, size: 0.44, length: 0.1, tone: 'steel' },
    { shape: 'cutter', names: /cutter|star|blade/i, size: 0.4, length: 0.12 },
    { shape: 'nut', names: /nut|bolt|screw/i, size: 0.18, length: 0.1 },
    { shape: 'plate', names: /leg|feet|foot|stand/i, size: 0.6, length: 0.1, tone: 'dark' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `grinder pump with a smooth motor shell, star cutter under the scroll and a ${figures.dischargeIn} inch riser`,
    section: () =>
      'oil-filled motor above, vortex impeller in the scroll and the star cutter in its ring at the bottom',
    installation: 'in a basin beside a house, pumping into a small pressure main in the road',
  },
};
