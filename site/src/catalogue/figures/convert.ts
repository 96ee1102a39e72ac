import type { Quantity } from '@headwater/brand/figure-shape.ts';
import { type Measured, type Unit, unit } from './units.ts';

/** Whether a value is a point on a scale of temperature: a difference has no zero to count from. */
function isPoint(name: Unit, quantity: Quantity | undefined): boolean {
  return unit(name).zero !== undefined && quantity !== 'temperatureDifference';
}

/** A number in another unit, exactly; absent where the units measure different things. */
export function exactly(number: number, from: Unit, to: Unit, quantity?: Quantity): number | undefined {
  const [source, target] = [unit(from), unit(to)];
  if (source.si !== target.si) return undefined;
  if (from === to) return number;
  const shift = isPoint(from, quantity) ? (source.zero ?? 0) - (target.zero ?? 0) : 0;
  // Twelve figures take away what binary fractions add, and nothing that anyone measures.
  return Number(((number * source.factor + shift) / target.factor).toPrecision(12));
}

/** Figures before the decimal point; below one, minus the zeros behind it. */
function wholeFigures(number: number): number {
  return number === 0 ? 1 : Math.floor(Math.log10(Math.abs(number))) + 1;
}

/** Half up, as tables of figures round: `toPrecision` would take the binary neighbor of 2.675. */
function rounded(number: number, digits: number): number {
  const decimals = digits - wholeFigures(number);
  const [mantissa, exponent = '0'] = String(Math.abs(number)).split('e');
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + decimals}`));
  return Math.sign(number) * Number(`${scaled}e${-decimals}`);
}

/**
 * The value in another unit with as many figures as were written, two at least; points of temperature with as many
 * decimals. Absent where the units measure different things.
 */
export function convert(value: Measured, to: Unit, quantity?: Quantity): Measured | undefined {
  if (value.unit === undefined || value.unit === to) return value.unit && value;
  const number = exactly(value.number, value.unit, to, quantity);
  if (number === undefined) return undefined;
  const digits = isPoint(to, quantity)
    ? wholeFigures(number) + Math.max(0, value.digits - wholeFigures(value.number))
    : Math.max(number === 0 ? 1 : 2, value.digits);
  return { number: rounded(number, digits), unit: to, digits: Math.max(1, digits) };
}

/** Making one takes longer than all else that a cell of a table needs. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  formats.set(key, known);
  return known;
}

/** The number with as many figures as it has, as readers of a language expect it: `2,150`, `28.4`. */
export function measuredNumber({ number, digits }: Measured, locale: string): string {
  const decimals = Math.min(20, Math.max(0, digits - wholeFigures(number)));
  return formatOf(locale, decimals).format(number);
}
