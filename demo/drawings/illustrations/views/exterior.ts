/** The machine as it stands. */

import { fitInto } from '../drawing.ts';
import type { Machine } from '../families/family.ts';

const into = { x: 150, y: 110, width: 1300, height: 980 } as const;

export function exteriorView(machine: Machine): string {
  return fitInto({ ...machine, svg: machine.svg + (machine.flow ?? '') }, into).svg;
}
