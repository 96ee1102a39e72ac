/** Proportions of the dewatering pump, in pixels of its own drawing, out of its figures. */
import { flangeAcross } from '../../components/fasteners.ts';
import { column, type Tone, taperUp } from '../../components/turned.ts';
import { bar, palette, pen } from '../../drawing.ts';
import { clamp, type Spec } from '../../spec.ts';

export const HEIGHT = 920;

export interface Shape {
  width: number;
  outlet: number;
  /** Levels from the top: hose end, cap, can, pump casing, strainer. */
  cap: number;
  can: number;
  casing: number;
  strainer: number;
  slots: number;
  tone: Tone;
  rods: number;
}

export function shape(spec: Spec): Shape {
  const scale = HEIGHT / spec.figures.heightIn;
  const width = clamp(spec.motorIn * scale * 1.25, 280, 400) * spec.between('can', 0.92, 1.08);
  return {
    width,
    outlet: clamp(spec.figures.dischargeIn * scale * 0.85, 80, 150),
    cap: spec.between('hose', 120, 150),
    can: spec.between('cap', 220, 250),
    casing: HEIGHT - spec.between('casing', 290, 330),
    strainer: HEIGHT - spec.between('strainer', 130, 180),
    slots: spec.whole('slots', 9, 15),
    tone: spec.figures.powerHp >= 15 ? 'iron' : 'steel',
    rods: spec.whole('rods', 3, 5),
  };
}

export function outletX({ width, outlet }: Shape): number {
  return -width / 2 + outlet * 0.62 + width * 0.06;
}

export function strainer({ width, strainer: top, slots }: Shape): string {
  const face = width * 1.02;
  const holes = Array.from({ length: slots }, (_, index) => {
    const place = Math.sin((((index + 0.5) / slots) * 2 - 1) * 1.42);
    const breadth = Math.max(4, 15 * Math.sqrt(1 - place * place * 0.9));
    return [0, 1]
      .map((row) =>
        bar((place * face) / 2.04, top + 20 + row * (HEIGHT - top - 34) * 0.5, breadth, (HEIGHT - top - 60) * 0.42, {
          fill: palette.deepWater,
          width: pen.fine,
          r: breadth / 2,
        }),
      )
      .join('');
  });
  return (
    column(0, top, face, HEIGHT - top - 18, 'steel') +
    holes.join('') +
    taperUp(0, HEIGHT - 20, width * 1.1, width * 1.04, 20, 'dark')
  );
}

export function hoseEnd(of: Shape): string {
  const x = outletX(of);
  const barbs = [0.1, 0.34, 0.58].map((part) =>
    taperUp(x, of.cap * part, of.outlet * 0.86, of.outlet * 1.02, of.cap * 0.22, 'steel', pen.edge),
  );
  return barbs.join('') + flangeAcross(x, of.cap - 26, of.outlet * 1.5, 22, 2, 'steel');
}
