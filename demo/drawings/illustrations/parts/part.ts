/** The parts of an exploded view: solids turned about a horizontal axis, drawn a little from the right. */
import type { ImpellerKind } from '../components/impeller.ts';
import type { Tone } from '../components/turned.ts';

export const partShapes = [
  'disc',
  'ring',
  'cylinder',
  'finned',
  'shaft',
  'impeller',
  'volute',
  'bearing',
  'seal',
  'nut',
  'cutter',
  'cone',
  'box',
  'plate',
  'bowl',
  'cabinet',
  'skid',
  'pump',
] as const;
export type PartShape = (typeof partShapes)[number];

export interface Part {
  shape: PartShape;
  /** Words that a callout's name for this part would contain. */
  names: RegExp;
  /** Diameter relative to the largest part, 0 to 1. */
  size: number;
  /** Length along the axis relative to the largest part's diameter. */
  length: number;
  tone?: Tone;
  /** For impellers. */
  kind?: ImpellerKind;
  vanes?: number;
}
