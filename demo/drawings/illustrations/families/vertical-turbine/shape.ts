import { clamp, type Spec } from '../../spec.ts';

export const HEIGHT = 1000;

export interface Shape {
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
const mostBowls = 6;

export function shape(spec: Spec): Shape {
  const stages = clamp(spec.stages, 1, mostBowls);
  const motorWidth = clamp(118 + spec.motorIn * 4.6, 156, 240);
  const motorHeight = spec.between('motor height', 250, 296);
  const head = motorHeight + spec.between('head', 140, 170);
  const each = clamp(290 / stages, 54, 104);
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
    headWidth: clamp(motorWidth * spec.between('head width', 0.86, 0.98), 150, 214),
  };
}

export function reach({ headWidth }: Shape): number {
  return headWidth * 0.62 + 104;
}

export function outletY({ motor: { height }, head }: Shape): number {
  return height + (head - height) * 0.56;
}
