import type { Measured } from './units.ts';

/** What a cell says. What cannot be read has no value, and is shown as it was written. */
export type FigureValue =
  | ({ kind: 'number'; note: string | undefined } & Measured)
  /** One end may be open: `up to 160 psi`. */
  | { kind: 'range'; from: Measured | undefined; to: Measured | undefined; note: string | undefined }
  | { kind: 'list'; items: readonly string[] }
  /** A pipe size: 4 in is DN 100, and never 102 mm. */
  | { kind: 'nominal'; inches: number; dn: number; note: string | undefined }
  | { kind: 'yesNo'; isYes: boolean; note: string | undefined }
  | { kind: 'text'; text: string };
