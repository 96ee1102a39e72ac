import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import type { FigureValue } from '../figures/figure-value.ts';
import { hasSystems, inSystem, isInSystem, valueText } from '../figures/in-system.ts';
import type { UnitSystem } from '../figures/units.ts';
import { figuresOf, type PageTables, type TableFigure } from './page-tables.ts';
import { vocabulary as ownVocabulary } from './tables-of.ts';
import { namedValue, type Vocabulary } from './vocabulary.ts';

/** A figure as a reader gets it: in tables, on the plate, on cards, in searches and in structured data. */
export interface ShownFigure {
  text: string;
  /** What the maker wrote, where that is something else: the other units, or the units before they were converted. */
  other: string | undefined;
  /** What `text` says. */
  value: FigureValue | undefined;
}

type Written = Pick<TableFigure, 'name' | 'text' | 'converted' | 'value'>;

/**
 * A figure in the units that a visitor chose: the maker's own where a table has them, otherwise converted. Before a
 * choice, and where the figure cannot be read, it is as written.
 * @param first the units that come first before a choice
 */
export function shownFigure(
  { name, text, converted, value }: Written,
  units: UnitSystem | undefined,
  vocabulary: Vocabulary = ownVocabulary,
  first = company.units,
): ShownFigure {
  const own = { text, value };
  if (!units && first !== 'metric') return { ...own, other: converted };
  const twin =
    converted === undefined ? undefined : { text: converted, value: namedValue(name, converted, vocabulary) };
  if (!units) return twin ? { ...twin, other: text } : { ...own, other: undefined };
  const figure = vocabulary.figure(name)?.figure;
  if (!figure || !value || !hasSystems(value))
    return { text: twin ? `${text} (${twin.text})` : text, other: undefined, value };
  if (isInSystem(value, text, units)) return { ...own, other: undefined };
  if (twin?.value && isInSystem(twin.value, twin.text, units)) return { ...twin, other: text };
  const inUnits = inSystem(value, units, figure.quantity);
  if (!inUnits) return { ...own, other: undefined };
  return {
    text: valueText(inUnits, units, { words: vocabulary.words, locale: texts.locale }),
    other: text,
    value: inUnits,
  };
}

/** A figure from its words alone, such as one that the index stored. */
export function writtenFigure(name: string, text: string, converted: string | undefined): Written {
  return { name, text, converted, value: namedValue(name, text, ownVocabulary) };
}

/** Whether anything in the tables differs between the systems of units. */
export function haveSystems(tables: PageTables): boolean {
  return tables.curves.length > 0 || figuresOf(tables).some(({ value }) => hasSystems(value));
}
