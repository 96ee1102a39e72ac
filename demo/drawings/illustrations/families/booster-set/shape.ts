import { clamp, type Spec } from '../../spec.ts';

export const BASE = 760;

export const SKID = 46;

export interface Shape {
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

export function shape(spec: Spec): Shape {
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
