import { type Measured, unit } from '../figures/units.ts';

/** A measure in the SI's own unit, and which that is; undefined for a bare number. */
export function baseValue(
  measured: Pick<Measured, 'number' | 'unit'>,
): { dimension: string; value: number } | undefined {
  if (measured.unit === undefined) return undefined;
  const { si, factor, zero = 0 } = unit(measured.unit);
  return { dimension: si, value: measured.number * factor + zero };
}
