import type { SubmersibleMotor } from '../../components/submersible-motor.ts';
import { column, taperUp } from '../../components/turned.ts';
import type { Volute } from '../../components/volute.ts';
import { bar, line, palette, pen, polygon } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';

export const HEIGHT = 900;

export interface Shape {
  motor: SubmersibleMotor;
  volute: Volute;
  chamber: number;
  impeller: number;
  /** Underside of the scroll. */
  bottom: number;
  teeth: number;
  pipe: number;
}

export function shape(spec: Spec): Shape {
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
      tone: spec.figures.powerHp >= 5 ? 'iron' : 'steel',
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

export function box({ volute }: Shape): Machine['box'] {
  return { x: -volute.width / 2, y: 0, width: volute.width / 2 + volute.reach + 62, height: HEIGHT };
}

/** Rods with rubber feet under the scroll. */
export function legs({ volute, bottom }: Shape): string {
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
export function cutter(bottom: number, size: number, teeth: number): string {
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
