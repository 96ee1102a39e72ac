/** Proportions of the lift station, in pixels of its own drawing, out of its figures. */
import { flangeAcross } from '../../components/fasteners.ts';
import { checkValve, gateValve, pipeAcross } from '../../components/pipework.ts';
import { column, tones } from '../../components/turned.ts';
import { bar, line, n, palette, path, pen, rect } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';

export const HEIGHT = 960;

export interface Shape {
  /** Inside diameter of the tank, inches. */
  basinIn: number;
  width: number;
  top: number;
  base: number;
  ribs: number;
  inlet: number;
  outlet: number;
  outletY: number;
  pumps: number;
  valveBox: boolean;
}

export function shape(spec: Spec): Shape {
  const { heightIn, dischargeIn } = spec.figures;
  const basinIn = spec.published(/^basin/i) ?? Math.round(heightIn * 0.36);
  return {
    basinIn,
    // Wider than to scale, so that what is inside can be read.
    width: clamp((basinIn / heightIn) * HEIGHT * 1.3, 430, 570),
    top: 96,
    base: HEIGHT - 44,
    ribs: clamp(Math.round(heightIn / 26), 4, 11),
    inlet: spec.between('inlet', 420, 520),
    outlet: clamp(18 + dischargeIn * 3.8, 24, 44),
    outletY: 250,
    pumps: 2,
    valveBox: spec.between('valve box', 0, 1) > 0.35 || spec.figures.flowGpm > 300,
  };
}

/** Cover with hatch, hasp, vent and lifting lugs. */
export function cover({ width, top }: Shape): string {
  const vent = width * 0.36;
  return [
    path(`M${n(vent)} ${n(top - 20)}V24Q${n(vent)} 0 ${n(vent + 24)} 0Q${n(vent + 50)} 0 ${n(vent + 50)} 30`, {
      width: 26,
      cap: 'butt',
    }),
    path(`M${n(vent)} ${n(top - 20)}V24Q${n(vent)} 0 ${n(vent + 24)} 0Q${n(vent + 50)} 0 ${n(vent + 50)} 30`, {
      width: 18,
      stroke: palette.steel,
      cap: 'butt',
    }),
    flangeAcross(0, top - 22, width * 1.14, 24, 9),
    bar(-width * 0.1, top - 44, width * 0.56, 22, { fill: palette.steel, width: pen.edge, r: 3 }),
    bar(-width * 0.1, top - 54, 40, 12, { fill: palette.oxide, width: pen.fine, r: 5 }),
    line(-width * 0.36, top - 34, -width * 0.4, top - 24, { width: 7 }),
  ].join('');
}

export function foot({ width, base }: Shape): string {
  return (
    column(0, base, width * 1.26, HEIGHT - base, 'iron') +
    [-0.56, 0.56].map((part) => bar(width * part, base - 12, 18, 14, { fill: palette.steel, width: pen.fine })).join('')
  );
}

export function valveBox(of: Shape): string {
  const { width, outlet, outletY } = of;
  const x = width / 2 + 30;
  const length = 250;
  return [
    rect(x, outletY - 130, length, 210, { fill: palette.surface, width: pen.outline, r: 4 }),
    rect(x, outletY - 130, length, 210, { fill: tones.steel.base, opacity: 0.5, stroke: 'none' }),
    rect(x - 12, outletY - 150, length + 24, 22, { fill: palette.steel, width: pen.edge }),
    pipeAcross(width / 2, outletY, length + 110, outlet),
    checkValve(x + 74, outletY, outlet * 0.9),
    gateValve(x + 186, outletY, outlet * 0.86),
  ].join('');
}

export function reach(of: Shape): number {
  return of.width / 2 + (of.valveBox ? 390 : 130);
}
