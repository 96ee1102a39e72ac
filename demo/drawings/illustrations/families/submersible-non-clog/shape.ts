import type { SubmersibleMotor } from '../../components/submersible-motor.ts';
import { flangeSize, type Volute } from '../../components/volute.ts';
import { clamp, type Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';

export const HEIGHT = 940;

export interface Shape {
  motor: SubmersibleMotor;
  chamber: { y: number; width: number; height: number };
  volute: Volute;
  impeller: number;
  base: number;
  feet: number;
}

export function shape(spec: Spec): Shape {
  const scale = HEIGHT / spec.figures.heightIn;
  const impeller = clamp((spec.impellerIn / 2) * scale, 92, 168);
  const outlet = clamp(spec.figures.dischargeIn * scale, 60, 190);
  const motorWidth = clamp(spec.motorIn * scale * spec.between('stoutness', 0.82, 1.1), 200, 350);
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

export function box(of: Shape): Machine['box'] {
  const left = Math.max(of.volute.width / 2, of.motor.width * 0.56);
  return { x: -left, y: 0, width: left + of.volute.reach, height: HEIGHT };
}
