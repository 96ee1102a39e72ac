import { company } from '@headwater/brand/company.ts';
import type { FigureValue } from '../../catalogue/figures/figure-value.ts';
import type { UnitSystem } from '../../catalogue/figures/units.ts';
import { importedTables } from '../../catalogue/tables/catalogue-tables.ts';
import type { TableFigure } from '../../catalogue/tables/page-tables.ts';
import { shownFigure } from '../../catalogue/tables/shown-figure.ts';
import { tablesOf } from '../../catalogue/tables/tables-of.ts';

export interface Specification {
  label: string;
  /** `450 gpm`, in the chosen units or in those that the company prefers. */
  value: string;
  /** What the maker wrote beside it or in its place. */
  other: string | undefined;
  /** What `value` says, where it can be read. */
  typed: FigureValue | undefined;
}

function specification(figure: TableFigure, units: UnitSystem | undefined, first = company.units): Specification {
  const { text, other, value } = shownFigure(figure, units, undefined, first);
  return { label: figure.name, value: text, other, typed: value };
}

/**
 * What imported tables and the first table of figures in a product's text say. Rows without a value are left out, and
 * rows of the text whose figure was imported.
 * @param html rendered HTML of the CMS, not yet sanitized; only text is taken from it.
 * @param units which the visitor chose
 * @param first the column that is shown before a choice
 */
export function specifications(
  html: string | null | undefined,
  units?: UnitSystem,
  first = company.units,
): Specification[] {
  const rows = tablesOf(html ?? '').specifications;
  const imported = importedTables(html ?? '');
  const ownTable = rows.find(({ table }) => table > imported)?.table;
  const known = new Set(rows.flatMap(({ table, key }) => (table <= imported && key !== undefined ? [key] : [])));
  return rows.flatMap((row) => {
    const { table, key } = row;
    if (table > imported && (table !== ownTable || (key !== undefined && known.has(key)))) return [];
    return [specification(row, units, first)];
  });
}

/** What the law requires beside a product: its energy index with the size that it holds for, and its efficiency index. */
export function energyFigures(html: string | null | undefined, units?: UnitSystem) {
  const rows = tablesOf(html ?? '').specifications;
  const shown = (key: string) => rows.filter((row) => row.key === key).slice(0, 1);
  const index = shown('pei');
  const all = [...index, ...(index.length > 0 ? shown('impellerDiameter') : []), ...shown('mei')];
  return all.map((row) => ({ ...specification(row, units), isMei: row.key === 'mei' }));
}

/** The models in tables of a series, with their figures. */
export function seriesModels(html: string | null | undefined, units?: UnitSystem) {
  const { series } = tablesOf(html ?? '');
  return series.flatMap(({ models }) =>
    models.map(({ model, figures }) => ({ model, figures: figures.map((figure) => specification(figure, units)) })),
  );
}

/**
 * The specifications with these names, in this order, ignoring case; missing ones
 * are left out.
 */
export function keyFigures(
  html: string | null | undefined,
  units?: UnitSystem,
  labels = company.keyFigures,
): Specification[] {
  const rows = specifications(html, units);
  return labels.flatMap((label) => rows.find((row) => row.label.toLowerCase() === label.toLowerCase()) ?? []);
}

/** The model code at the start of a product's title, such as `SN-3040`, and the words after it. */
export function splitModelCode(title: string): { code: string | undefined; name: string } {
  const [, code, name] = /^([A-Z]{1,4}-\d[\w/-]*)\s+(\S.*)$/.exec(title) ?? [];
  return code && name ? { code, name } : { code: undefined, name: title };
}
