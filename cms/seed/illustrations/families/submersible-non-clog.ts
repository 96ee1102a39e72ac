/** Submersible non-clog: finned motor above an oil chamber, scroll with a wide outlet, three feet. */

import { flangeAcross, flangeFace } from '../components/fasteners.ts';
import { impellerCut } from '../components/impeller.ts';
import {
  type SubmersibleMotor,
  sealChamberSection,
  submersibleMotor,
  submersibleMotorSection,
} from '../components/submersible-motor.ts';
import { column } from '../components/turned.ts';
import { flangeSize, stand, type Volute, voluteElevation, voluteSection } from '../components/volute.ts';
import { bar, flowArrow, palette, pen } from '../drawing.ts';
import { clamp, type Spec } from '../spec.ts';
import { wetWell } from '../views/wet-well.ts';
import type { Family, Machine } from './family.ts';

const HEIGHT = 940;

interface Shape {
  motor: SubmersibleMotor;
  chamber: { y: number; width: number; height: number };
  volute: Volute;
  impeller: number;
  base: number;
  feet: number;
}

function shape(spec: Spec): Shape {
  const scale = HEIGHT / spec.figures.heightIn;
  const impeller = clamp((spec.impellerIn / 2) * scale, 92, 168);
  const outlet = clamp(spec.figures.dischargeIn * scale, 60, 190);
  const motorWidth = clamp(spec.motorIn * scale, 190, 350);
  const voluteHeight = clamp(Math.max(outlet * 1.5, impeller * 1.35), 150, 292);
  const feet = clamp(spec.figures.heightIn * 1.6, 56, 104);
  const chamber = spec.between('chamber', 84, 116);
  const motorHeight = HEIGHT - voluteHeight - feet - chamber - 18;
  const width = impeller * spec.between('scroll', 2.9, 3.3);
  return {
    impeller,
    base: HEIGHT,
    feet,
    motor: {
      cx: 0,
      y: 0,
      width: motorWidth,
      height: motorHeight,
      fins: spec.figures.powerHp >= 40 ? 0 : spec.whole('fins', 7, 13),
      shaft: clamp(motorWidth * 0.15, 34, 50),
      code: spec.code,
      tone: spec.figures.powerHp >= 40 ? 'dark' : 'iron',
    },
    chamber: { y: motorHeight, width: motorWidth * 0.9, height: chamber },
    volute: {
      cx: 0,
      y: motorHeight + chamber + 18,
      width,
      height: voluteHeight,
      outlet,
      reach: width * 0.56 + flangeSize(outlet).thickness + outlet * 0.35 + 30,
      tone: 'iron',
    },
  };
}

function box(of: Shape): Machine['box'] {
  const left = Math.max(of.volute.width / 2, of.motor.width * 0.56);
  return { x: -left, y: 0, width: left + of.volute.reach, height: HEIGHT };
}

function exterior(spec: Spec): Machine {
  const of = shape(spec);
  const { volute, chamber } = of;
  const cy = volute.y + volute.height / 2;
  const bottom = volute.y + volute.height;
  return {
    svg: [
      stand(0, bottom - 26, volute.width * 0.86, of.feet + 26, 'iron'),
      column(0, bottom - 4, volute.width * 0.42, of.feet * 0.5, 'iron'),
      voluteElevation(volute),
      column(0, chamber.y, chamber.width, chamber.height, 'iron'),
      column(chamber.width * 0.22, chamber.y + chamber.height * 0.46, 30, 30, 'steel', pen.fine),
      flangeAcross(0, chamber.y + chamber.height, volute.width * 0.72, 20, 6),
      submersibleMotor(of.motor),
    ].join(''),
    box: box(of),
    flow: flowArrow([volute.reach + 24, cy], [volute.reach + 124, cy]),
    ports: { suction: [0, HEIGHT], discharge: [volute.reach, cy] },
    measures: [
      { from: [0, 0], to: [0, HEIGHT], along: 'up', side: 'left', tier: 2, inches: spec.figures.heightIn },
      { from: [-volute.width / 2, chamber.y], to: [-volute.width / 2, HEIGHT], along: 'up', side: 'left' },
      { from: [0, bottom], to: [volute.reach, bottom], along: 'across', side: 'below' },
      { from: [volute.reach, cy], to: [volute.reach, HEIGHT], along: 'up', side: 'right' },
    ],
  };
}

function side(spec: Spec): Machine {
  const of = shape(spec);
  const { volute, chamber, motor } = of;
  const flange = flangeSize(volute.outlet).diameter / 2;
  const bottom = volute.y + volute.height;
  const half = volute.width * 0.5;
  return {
    svg: [
      stand(0, bottom - 26, volute.width * 0.8, of.feet + 26, 'iron'),
      column(0, volute.y, volute.width, volute.height, 'iron'),
      column(0, chamber.y, chamber.width, chamber.height, 'iron'),
      flangeAcross(0, chamber.y + chamber.height, volute.width * 0.72, 20, 6),
      submersibleMotor(motor),
      flangeFace(-half * 0.3, volute.y + volute.height / 2, flange, volute.outlet / 2, volute.outlet > 120 ? 8 : 4),
    ].join(''),
    box: { x: -half, y: 0, width: half * 2, height: HEIGHT },
    measures: [
      {
        from: [-half * 0.3 - volute.outlet / 2, volute.y + volute.height / 2 + flange],
        to: [-half * 0.3 + volute.outlet / 2, volute.y + volute.height / 2 + flange],
        along: 'across',
        side: 'below',
        inches: spec.figures.dischargeIn,
      },
      { from: [-motor.width / 2, motor.y + 120], to: [motor.width / 2, motor.y + 120], along: 'across', side: 'above' },
    ],
  };
}

function section(spec: Spec): Machine {
  const of = shape(spec);
  const { volute, chamber, motor, impeller } = of;
  const bottom = volute.y + volute.height;
  const eye = impeller * 0.5;
  const depth = volute.height * 0.84;
  const cy = volute.y + volute.height / 2;
  return {
    svg: [
      stand(0, bottom - 26, volute.width * 0.86, of.feet + 26, 'iron'),
      voluteSection(volute, eye, impeller),
      ...[-1, 1].map((way) =>
        bar(way * eye * 1.5, bottom - 2, eye * 0.5, of.feet * 0.42, { fill: palette.steel, width: pen.edge }),
      ),
      impellerCut({ cx: 0, y: volute.y + 4, radius: impeller, depth, shaft: motor.shaft, kind: 'nonClog' }),
      sealChamberSection(0, chamber.y, chamber.width, chamber.height + 18, motor.shaft),
      submersibleMotorSection(motor),
      flowArrow([0, HEIGHT + 66], [0, bottom - 6]),
      flowArrow([volute.reach - 40, cy], [volute.reach + 90, cy]),
    ].join(''),
    box: box(of),
    labels: [
      { text: 'Cable entry', at: [motor.width * 0.24, 78], side: 'right' },
      { text: 'Upper bearing', at: [-motor.shaft, 112], side: 'left' },
      { text: 'Stator', at: [motor.width * 0.38, motor.height * 0.52], side: 'right' },
      { text: 'Rotor', at: [-motor.shaft * 0.9, motor.height * 0.58], side: 'left' },
      { text: 'Lower bearing', at: [motor.shaft, motor.height - 40], side: 'right' },
      { text: 'Oil chamber', at: [-chamber.width * 0.34, chamber.y + chamber.height * 0.5], side: 'left' },
      { text: 'Tandem seals', at: [motor.shaft * 0.8, chamber.y + chamber.height * 0.8], side: 'right' },
      { text: 'Impeller', at: [-impeller * 0.7, cy], side: 'left' },
      { text: 'Wear ring', at: [-eye - 10, bottom - 18], side: 'left' },
      { text: 'Volute', at: [volute.width * 0.4, volute.y + volute.height * 0.94], side: 'right' },
    ],
  };
}

export const submersibleNonClog: Family = {
  name: 'Submersible non-clog',
  impeller: { kind: 'nonClog', vanes: ({ figures }) => ((figures.solidsIn ?? 3) >= 3.5 ? 1 : 2) },
  exterior,
  side,
  section,
  installation: (spec) => wetWell(spec, exterior(spec)),
  parts: ({ figures }) => [
    { shape: 'box', names: /cable|cord/i, size: 0.2, length: 0.26, tone: 'dark' },
    { shape: 'disc', names: /cap|cover|top|lifting|bail/i, size: 0.62, length: 0.1 },
    { shape: 'bearing', names: /upper.*bearing|top bearing|bearing.*upper/i, size: 0.3, length: 0.1 },
    { shape: 'finned', names: /motor housing|stator|housing|motor/i, size: 0.66, length: 0.62 },
    { shape: 'shaft', names: /shaft|rotor/i, size: 0.4, length: 0.82 },
    { shape: 'bearing', names: /bearing/i, size: 0.36, length: 0.12 },
    { shape: 'disc', names: /oil|chamber|seal plate|bracket|adapter/i, size: 0.64, length: 0.16 },
    { shape: 'seal', names: /seal/i, size: 0.26, length: 0.22 },
    { shape: 'ring', names: /o-ring|gasket/i, size: 0.6, length: 0.03, tone: 'dark' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.6,
      length: 0.2,
      kind: 'nonClog',
      vanes: (figures.solidsIn ?? 3) >= 3.5 ? 1 : 2,
    },
    { shape: 'nut', names: /nut|bolt|screw|key/i, size: 0.16, length: 0.08, tone: 'steel' },
    { shape: 'ring', names: /wear ring|wear plate|ring/i, size: 0.36, length: 0.07, tone: 'bronze' },
    { shape: 'volute', names: /volute|casing|case/i, size: 1, length: 0.32 },
    { shape: 'plate', names: /foot|feet|stand|base|suction/i, size: 0.7, length: 0.14 },
  ],
  alt: {
    exterior: ({ figures }) =>
      `submersible pump with a finned motor, ${figures.dischargeIn} inch flanged outlet and three feet`,
    section: ({ figures }) =>
      `motor above, oil chamber with two seals, ${(figures.solidsIn ?? 3) >= 3.5 ? 'single' : 'two'}-vane impeller in the volute below`,
    installation: 'two pumps on guide rails in a concrete wet well, with a valve vault beside it',
  },
};
