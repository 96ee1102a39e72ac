import type { Spiral } from '../../components/volute.ts';
import { clamp, type Spec } from '../../spec.ts';

export const BASE = 900;

export interface Shape {
  spiral: Spiral;
  bore: number;
  suction: number;
  /** Depth of the casing along the axis, and its left face. */
  depth: number;
  face: number;
  frame: { x: number; length: number; diameter: number };
  end: number;
  motor: { diameter: number; length: number; cy: number };
  ribs: number;
  /** Motor in line behind the frame instead of above it with belts. */
  direct: boolean;
}

export function shape(spec: Spec): Shape {
  const scale = BASE / spec.figures.heightIn;
  const bore = clamp(spec.figures.dischargeIn * scale, 66, 128);
  const radius = clamp((spec.impellerIn / 2) * scale * 1.22, 168, 222) * spec.between('casing', 0.96, 1.06);
  const depth = clamp(bore * 1.5 + radius * 0.34, 170, 270);
  const length = spec.between('frame', 300, 370);
  const diameter = spec.between('frame bore', 170, 214);
  const cy = BASE - 72 - radius * 1.36;
  const frame = { x: depth + 74, length, diameter };
  const direct = spec.figures.powerHp >= 60;
  const motor = direct ? clamp(spec.motorIn * scale, 260, 320) : clamp(spec.motorIn * scale * 0.62, 190, 270);
  return {
    spiral: { cx: 0, cy, radius, growth: 0.3, outlet: bore * 1.3, reach: radius * 1.5 },
    bore,
    suction: bore * 1.25,
    depth,
    face: 0,
    frame,
    end: frame.x + length + (direct ? 150 + motor * 1.45 : 140),
    motor: { diameter: motor, length: motor * 1.45, cy: direct ? cy : cy - diameter / 2 - 90 - motor / 2 },
    ribs: spec.whole('ribs', 5, 8),
    direct,
  };
}

export function highest({ spiral, motor }: Shape): number {
  return Math.min(spiral.cy - spiral.reach, motor.cy - motor.diameter * 0.66);
}
