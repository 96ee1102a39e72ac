import { drum } from '../../components/turned.ts';
import { flangeSize } from '../../components/volute.ts';
import { bar, n, palette, path, pen, rect } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';

export const BASE = 760;

export const PLATE = 44;

export interface Shape {
  /** Casing from 0 to `width`, `top` to `foot`. */
  width: number;
  top: number;
  foot: number;
  cy: number;
  suctionY: number;
  bore: number;
  frame: { x: number; length: number; diameter: number };
  motor: { x: number; length: number; diameter: number };
  right: number;
  radius: number;
}

export function shape(spec: Spec): Shape {
  const scale = BASE / spec.figures.heightIn;
  const bore = clamp(spec.figures.dischargeIn * scale, 84, 132);
  const width = spec.between('casing', 360, 430);
  const frame = { x: width + 54, length: spec.between('frame', 190, 240), diameter: spec.between('housing', 150, 180) };
  const diameter = clamp(spec.motorIn * scale, 240, 310);
  const motorX = frame.x + frame.length + 130;
  const length = diameter * spec.between('motor', 1.45, 1.7);
  const top = flangeSize(bore).thickness + spec.between('neck', 44, 80);
  return {
    width,
    top,
    foot: BASE - PLATE - 40,
    cy: BASE - PLATE - spec.between('axis', 210, 236),
    suctionY: top + bore * 0.5 + spec.between('suction', 66, 90),
    bore,
    frame,
    motor: { x: motorX, length, diameter },
    right: motorX + length + 20,
    radius: clamp((spec.impellerIn / 2) * scale, 108, 138),
  };
}

export function casingPath({ width, top, foot }: Shape): string {
  return `M46 ${n(top)}H${n(width - 60)}Q${n(width)} ${n(top)} ${n(width)} ${n(top + 70)}V${n(foot - 50)}Q${n(width)} ${n(foot)} ${n(width - 50)} ${n(foot)}H40Q0 ${n(foot)} 0 ${n(foot - 44)}V${n(top + 46)}Q0 ${n(top)} 46 ${n(top)}Z`;
}

/** The clean-out cover seen edge-on with its hand nuts. */
export function cover(cy: number, size: number): string {
  const nut = (y: number): string =>
    rect(-66, y - 9, 40, 18, { fill: palette.steel, width: pen.fine }) +
    bar(-58, y - 34, 16, 68, { fill: palette.oxideTint, width: pen.edge, r: 8 });
  return (
    nut(cy - size * 0.36) +
    nut(cy + size * 0.36) +
    drum(-26, cy, size, 30, 'iron') +
    path(`M-26 ${n(cy - 34)}h-30v68h30`, { width: 9 })
  );
}

export function dischargeX({ width, bore }: Shape): number {
  return width * 0.58 + bore * 0.1;
}
