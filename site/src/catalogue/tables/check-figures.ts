import { company } from '@headwater/brand/company.ts';
import { figures } from '@headwater/brand/figures.ts';
import type { FigureValue } from '../figures/figure-value.ts';
import { measuresIn } from '../figures/measures.ts';
import { allUnits, type Measured, unit, unitLabel } from '../figures/units.ts';
import { figuresInProse } from './figures-in-prose.ts';
import { figuresOf, type PageTables, type SpecificationRow } from './page-tables.ts';
import { vocabulary } from './tables-of.ts';
import { namedValue } from './vocabulary.ts';

export interface CheckedPage {
  path: string;
  isProduct: boolean;
  tables: PageTables;
  /** The text around the tables. */
  prose: string;
}

/** Fewer products do not make a figure usual in their category. */
const FEWEST = 3;
/** A figure that this part of a category states is one that its products are compared by. */
const USUAL = 3 / 4;
/** Share of a value below which a difference is rounding, however many figures were written. */
const LEAST_DIFFERENCE = 0.01;

/** A measure in its base unit, and how far rounding may have moved it. */
function base({ number, unit: name, digits }: Measured): { dimension: string; value: number; margin: number } {
  const { si = '', factor = 1, zero = 0 } = name === undefined ? {} : unit(name);
  const last = number === 0 ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(number))) + 1 - digits);
  return { dimension: si, value: number * factor + zero, margin: (last * factor) / 2 };
}

function differ(one: Measured | undefined, other: Measured | undefined): boolean {
  if (!one || !other) return false;
  const [a, b] = [base(one), base(other)];
  const margin = Math.max(a.margin + b.margin, LEAST_DIFFERENCE * Math.max(Math.abs(a.value), Math.abs(b.value)));
  return a.dimension === b.dimension && Math.abs(a.value - b.value) > margin;
}

function contradict(one: FigureValue, other: FigureValue): boolean {
  if (one.kind === 'nominal' && other.kind === 'nominal') return one.inches !== other.inches;
  const [a, b] = [one, other].map((value) =>
    value.kind === 'number' ? { from: value, to: value } : value.kind === 'range' ? value : undefined,
  );
  return (
    a !== undefined && b !== undefined && one.kind === other.kind && (differ(a.from, b.from) || differ(a.to, b.to))
  );
}

/** The first row of each figure that can be read. */
function firstRows({ specifications }: PageTables): Map<string, SpecificationRow> {
  return new Map(
    specifications
      .toReversed()
      .flatMap((row) => (row.key === undefined || !row.value ? [] : [[row.key, row] as const])),
  );
}

/** Figures that plain text states otherwise than the tables. @param where as people call the text */
export function contradictedBy(plain: string, where: string, tables: PageTables): string[] {
  const stated = firstRows(tables);
  return figuresInProse(plain, vocabulary).flatMap(({ key, text, value }) => {
    const row = stated.get(key);
    const isOther = row?.value && contradict(row.value, value);
    return isOther ? [`${row.name}: ${row.text} in table ${row.table}, "${text}" in ${where}`] : [];
  });
}

/** Figures of one page that say different things: in two tables, in the two units of a row, or in a table and a sentence. */
export function contradictions({ tables, prose }: Pick<CheckedPage, 'tables' | 'prose'>): string[] {
  const stated = firstRows(tables);
  const inTables = tables.specifications.flatMap((row) => {
    if (row.key === undefined || !row.value) return [];
    const twin = row.converted === undefined ? undefined : namedValue(row.name, row.converted, vocabulary);
    const first = stated.get(row.key);
    return [
      ...(twin && contradict(row.value, twin) ? [`${row.name}: ${row.text} is not ${row.converted}`] : []),
      ...(first?.value && contradict(first.value, row.value)
        ? [`${row.name}: ${first.text} in table ${first.table}, ${row.text} in table ${row.table}`]
        : []),
    ];
  });
  return [...inTables, ...contradictedBy(prose, 'the text', tables)];
}

function keysOf(tables: PageTables): Set<string> {
  return new Set(figuresOf(tables).flatMap(({ key }) => key ?? []));
}

/** Products that lack figures which the others of their category state, or which every card shows. */
export function missingFigures(pages: readonly CheckedPage[]): { path: string; names: string[] }[] {
  const cards = company.keyFigures.flatMap((name) => vocabulary.figure(name)?.key ?? []);
  const products = pages.flatMap(({ path, isProduct, tables }) =>
    isProduct ? [{ path, category: path.replace(/[^/]+\/?$/, ''), keys: keysOf(tables) }] : [],
  );
  const wanted = new Map(
    [...Map.groupBy(products, ({ category }) => category)].map(([category, its]) => {
      const isUsual = (key: string) =>
        its.length >= FEWEST && its.filter(({ keys }) => keys.has(key)).length >= USUAL * its.length;
      return [category, Object.entries(figures).filter(([key]) => cards.includes(key) || isUsual(key))] as const;
    }),
  );
  return products.flatMap(({ path, category, keys }) => {
    const lacking = wanted.get(category)?.filter(([key]) => !keys.has(key)) ?? [];
    return lacking.length > 0 ? [{ path, names: lacking.map(([, { name }]) => name) }] : [];
  });
}

/** Pages that an editor should look at, with what for. */
export function figuresToMend(pages: readonly CheckedPage[]): { path: string; lines: string[] }[] {
  const lacking = new Map(missingFigures(pages).map(({ path, names }) => [path, `lacks ${names.join(', ')}`]));
  return pages.flatMap((page) => {
    const lines = [lacking.get(page.path) ?? [], contradictions(page)].flat();
    return lines.length > 0 ? [{ path: page.path, lines }] : [];
  });
}

/** Figures of `brand/figures.ts` that no page states. */
export function unusedFigures(pages: readonly CheckedPage[]): string[] {
  const used = new Set(pages.flatMap(({ tables }) => [...keysOf(tables)]));
  return Object.entries(figures).flatMap(([key, { name }]) => (used.has(key) ? [] : [name]));
}

/** Units that no table has a value in. */
export function unusedUnits(pages: readonly CheckedPage[]): string[] {
  const inRows = ({ tables }: CheckedPage) =>
    figuresOf(tables).flatMap(({ text, converted = '' }) => measuresIn(`${text}; ${converted}`).measures);
  const inCurves = ({ tables }: CheckedPage) => tables.curves.flatMap(({ units }) => Object.values(units));
  const used = new Set([...pages.flatMap(inRows).map((measured) => measured.unit), ...pages.flatMap(inCurves)]);
  return allUnits.filter((name) => !used.has(name)).map(unitLabel);
}
