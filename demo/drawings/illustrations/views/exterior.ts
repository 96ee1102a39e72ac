/** The machine as it stands, with its code and three key figures in the corner. */

import { fitInto, lettering, palette } from '../drawing.ts';
import type { Machine } from '../families/family.ts';
import type { Spec } from '../spec.ts';

/** Model code and key figures, top left. */
export function corner({ code, figures }: Spec, published: boolean): string {
  const facts = [`${figures.flowGpm} gpm`, `${figures.headFt} ft`, `${figures.powerHp} hp`];
  return (
    lettering(code, 84, 146, { size: 72, weight: 600, spacing: -0.01 }) +
    (published
      ? facts.map((fact, row) => lettering(fact, 86, 206 + row * 44, { size: 32, fill: palette.water })).join('')
      : '')
  );
}

export function exteriorView(spec: Spec, machine: Machine, published: boolean): string {
  const wide = machine.box.width / machine.box.height > 1.05;
  const into = wide ? { x: 210, y: 250, width: 1250, height: 760 } : { x: 330, y: 150, width: 940, height: 885 };
  return (
    corner(spec, published) +
    fitInto({ ...machine, svg: machine.svg + (machine.flow ?? '') }, into, { y: wide ? 0.75 : 0.5 }).svg
  );
}
