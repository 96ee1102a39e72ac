import type { FigureWords, Quantity } from '@headwater/brand/figure-shape.ts';
import { assertNever } from '@headwater/contract/assert-never.ts';
import { convert, measuredNumber } from './convert.ts';
import type { FigureValue } from './figure-value.ts';
import { withMeasures } from './measures.ts';
import { type Measured, type UnitSystem, unitIn, unitLabel } from './units.ts';

/** Whether a measure has the unit that readers of a system expect: also a bare number, and a unit that no system converts. */
function isAtHome({ unit }: Measured, system: UnitSystem): boolean {
  return unit === undefined || unitIn(unit, system) === unit;
}

function endsOf(value: FigureValue): Measured[] {
  if (value.kind === 'number') return [value];
  return value.kind === 'range' ? [value.from, value.to].filter((end) => end !== undefined) : [];
}

/** Whether a value differs between the systems of units. */
export function hasSystems(value: FigureValue | undefined): boolean {
  if (!value) return false;
  return value.kind === 'nominal' || endsOf(value).some((end) => !isAtHome(end, 'us') || !isAtHome(end, 'si'));
}

/** Whether a value was written in a system's own units. @param written as it was written */
export function isInSystem(value: FigureValue, written: string, system: UnitSystem): boolean {
  if (value.kind === 'nominal') return (system === 'us') !== /DN|NW|mm/i.test(written);
  return endsOf(value).every((end) => isAtHome(end, system));
}

/** A value in a system's units; undefined where it has none of them. */
export function inSystem(value: FigureValue, system: UnitSystem, quantity?: Quantity): FigureValue | undefined {
  const inUnits = (measured: Measured) => measured.unit && convert(measured, unitIn(measured.unit, system), quantity);
  if (value.kind === 'number') {
    const converted = inUnits(value);
    return converted && { ...value, ...converted };
  }
  if (value.kind !== 'range') return value;
  const [from, to] = [value.from && inUnits(value.from), value.to && inUnits(value.to)];
  return Boolean(from) === Boolean(value.from) && Boolean(to) === Boolean(value.to)
    ? { ...value, from, to }
    : undefined;
}

interface Wording {
  words: FigureWords;
  locale: string;
  /** Without the unit, which stands in the head of its column. */
  isBare?: boolean;
}

function numberWithUnit(value: Measured, { locale, isBare = false }: Wording): string {
  const unit = value.unit && !isBare ? ` ${unitLabel(value.unit)}` : '';
  return measuredNumber(value, locale) + unit;
}

/** What stands behind the value, its measures in the system too: `at 18 m`. */
function noteIn(note: string | undefined, system: UnitSystem, wording: Wording): string {
  const text = withMeasures(note ?? '', (measured, written) => {
    const converted = measured.unit && convert(measured, unitIn(measured.unit, system));
    return converted && converted.unit !== measured.unit
      ? numberWithUnit(converted, { ...wording, isBare: false })
      : written;
  });
  return text && ` ${text}`;
}

/** A value of a system in words. */
export function valueText(value: FigureValue, system: UnitSystem, wording: Wording): string {
  const { words, locale, isBare = false } = wording;
  switch (value.kind) {
    case 'number':
      return numberWithUnit(value, wording) + noteIn(value.note, system, wording);
    case 'range': {
      const [low, high] = [value.from, value.to];
      const end = (measured: Measured | undefined) => (measured ? numberWithUnit(measured, wording) : '');
      const text =
        low && high
          ? `${numberWithUnit(low, { ...wording, isBare: true })} ${words.to[0]} ${end(high)}`
          : `${low ? words.atLeast[0] : words.upTo[0]} ${end(low ?? high)}`;
      return text + noteIn(value.note, system, wording);
    }
    case 'nominal': {
      const [number, before, behind] =
        system === 'us' ? [value.inches.toLocaleString(locale), '', ' in'] : [String(value.dn), 'DN ', ''];
      return (isBare ? number : before + number + behind) + noteIn(value.note, system, wording);
    }
    case 'list':
      return value.items.join(', ');
    case 'yesNo':
      return `${(value.isYes ? words.yes : words.no)[0]}${value.note ? `, ${value.note}` : ''}`;
    case 'text':
      return value.text;
    default:
      return assertNever(value, 'value of a figure');
  }
}
