import { n } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';

export const BASE = 700;

export const PLATE = 52;

export interface Shape {
  cy: number;
  /** Radius of the volute hump, half widths of hump and whole casing. */
  hump: number;
  half: number;
  wide: number;
  bearing: number;
  discharge: number;
  suction: number;
  motor: { x: number; length: number; diameter: number };
  left: number;
  right: number;
  bolts: number;
  cooler: boolean;
  /** Highest point of pump and motor. */
  top: number;
}

export function shape(spec: Spec): Shape {
  const scale = BASE / spec.figures.heightIn;
  const hump = clamp((spec.impellerIn / 2) * scale * 1.55, 158, 232);
  const wide = spec.between('casing', 240, 285);
  const discharge = clamp(spec.figures.dischargeIn * scale * 1.15, 78, 150);
  const bearing = spec.between('bearing', 118, 138);
  const motorX = wide + bearing + 150;
  const diameter = clamp(spec.motorIn * scale * 0.78, 220, 330) * spec.between('motor size', 0.9, 1.12);
  const length = diameter * spec.between('motor', 1.5, 1.75);
  const cooler = spec.figures.powerHp >= 100;
  const cy = BASE - PLATE - hump - spec.between('lift', 70, 100);
  const motorTop = cy - diameter * (cooler ? 0.94 : 0.66) - 8;
  return {
    cy,
    cooler,
    top: Math.min(cy - hump * 1.12 - 4, motorTop),
    hump,
    half: wide * 0.38,
    wide,
    bearing,
    discharge,
    suction: discharge * 1.25,
    motor: { x: motorX, length, diameter },
    left: -wide - bearing - 40,
    right: motorX + length + 26,
    bolts: spec.whole('bolts', 8, 12),
  };
}

/** Half of the casing's outline above (`way` -1) or below (1) the joint. */
export function humps({ cy, hump, half, wide }: Shape, way: 1 | -1): string {
  const y = (part: number): number => cy + way * hump * part;
  return (
    `M${n(-wide)} ${n(cy)}V${n(y(0.3))}Q${n(-wide + 6)} ${n(y(0.66))} ${n(-wide * 0.7)} ${n(y(0.68))}H${n(-half * 1.1)}` +
    `Q${n(-half)} ${n(y(1.04))} ${n(-half * 0.4)} ${n(y(1.06))}H${n(half * 0.4)}Q${n(half)} ${n(y(1.04))} ${n(half * 1.1)} ${n(y(0.68))}` +
    `H${n(wide * 0.7)}Q${n(wide - 6)} ${n(y(0.66))} ${n(wide)} ${n(y(0.3))}V${n(cy)}Z`
  );
}
