import * as texts from '@headwater/brand/texts.ts';
import { escapeAttribute, escapeText } from 'entities/escape';
import { type Replacement, withReplacements } from '../content/html-tags.ts';
import { inSystem, valueText } from './figures/in-system.ts';
import { isBlankCell } from './figures/read-figure.ts';
import { type UnitSystem, unitIn, unitLabel } from './figures/units.ts';
import { modelAnchor } from './numbers.ts';
import { type HeadedTable, headedTable } from './tables/headed-table.ts';
import type { SpecificationRow, TableFigure } from './tables/page-tables.ts';
import { type Cell, type Grid, parseTables } from './tables/parse-tables.ts';
import { curveFigures, readGrid } from './tables/read-tables.ts';
import { shownFigure } from './tables/shown-figure.ts';
import { vocabulary as ownVocabulary } from './tables/tables-of.ts';
import type { Vocabulary } from './tables/vocabulary.ts';

/** What changes of a cell. */
interface CellChange {
  id?: string;
  html?: string;
  /** How many of its columns are left out; all of them leave out the cell. */
  columnsLess?: number;
}

class Changes {
  readonly #cells = new Map<Cell, CellChange>();

  note(cell: Cell, change: CellChange): void {
    this.#cells.set(cell, { ...this.#cells.get(cell), ...change });
  }

  lessOneColumn(cell: Cell): void {
    this.note(cell, { columnsLess: (this.#cells.get(cell)?.columnsLess ?? 0) + 1 });
  }

  replacements(html: string): Replacement[] {
    const found = [...this.#cells].map(([{ at, columns }, { id, html: inner, columnsLess = 0 }]) => {
      const left = columns - columnsLess;
      if (left < 1) return { start: at.start, end: at.end, text: '' };
      const span = left > 1 ? ` colspan="${left}"` : '';
      const tag = html.slice(at.start, at.inner).replace(/^<\w+/, id ? `$& id="${id}"` : '$&');
      const opening = columnsLess > 0 ? tag.replace(/ colspan="\d+"/, span) : tag;
      return { start: at.start, end: at.innerEnd, text: opening + (inner ?? html.slice(at.inner, at.innerEnd)) };
    });
    return found.sort((one, other) => one.start - other.start);
  }
}

function isNumber({ value }: TableFigure): boolean {
  return value?.kind === 'number' || value?.kind === 'range' || value?.kind === 'nominal';
}

/** The heads whose unit can be that of the system: every figure below them can. */
function convertibleHeads(figures: readonly TableFigure[]): Set<Cell> {
  const headsOf = ({ at }: TableFigure) => at.inHead?.cells ?? [];
  const unread = figures.filter((figure) => !isNumber(figure) && !isBlankCell(figure.at.value.text));
  const kept = new Set(unread.flatMap(headsOf));
  return new Set(figures.flatMap(headsOf).filter((cell) => !kept.has(cell)));
}

function convertFigure(
  figure: TableFigure,
  units: UnitSystem,
  heads: ReadonlySet<Cell>,
  vocabulary: Vocabulary,
  changes: Changes,
) {
  const { at, text, value } = figure;
  const shown = shownFigure(figure, units, vocabulary);
  const { inHead } = at;
  if (shown.other === undefined && shown.text === text) return;
  const isBare = inHead?.cells.some((cell) => heads.has(cell));
  const quantity = vocabulary.figure(figure.name)?.figure.quantity;
  const bare = isBare && value && inSystem(value, units, quantity);
  const words = bare
    ? valueText(bare, units, { words: vocabulary.words, locale: texts.locale, isBare: true })
    : shown.text;
  changes.note(at.value, { html: `<span title="${escapeAttribute(text)}">${escapeText(words)}</span>` });
  if (!bare || !inHead) return;
  const label = bare.kind === 'nominal' ? (units === 'us' ? 'in' : 'DN') : unitLabel(unitIn(inHead.unit, units));
  for (const cell of inHead.cells) {
    const from = cell.text.lastIndexOf(inHead.written);
    if (from < 0) continue;
    const head = cell.text.slice(0, from) + label + cell.text.slice(from + inHead.written.length);
    changes.note(cell, { html: escapeText(head) });
  }
}

/** Leaves out the columns that say the same in other units, and calls what is left by the name of the system. */
function leaveOutTwins(
  table: HeadedTable,
  figures: readonly TableFigure[],
  units: UnitSystem,
  vocabulary: Vocabulary,
  changes: Changes,
) {
  const twins = new Set(figures.flatMap(({ at }) => at.converted ?? []));
  const values = new Set(figures.map(({ at }) => at.value));
  const left = new Set(figures.flatMap(({ at }) => (at.converted ? at.value : [])));
  const names = Object.values<string>(texts.unitSystems);
  for (const column of table.heads.keys()) {
    const rows = table.rows.flatMap(({ cells }) => {
      const cell = cells[column];
      return cell ? [{ cell, isWide: cell === cells[column - 1] }] : [];
    });
    const head = table.heads[column]?.cells ?? [];
    const isTwin =
      rows.some(({ cell }) => twins.has(cell)) &&
      rows.every(({ cell, isWide }) => !cell.text || twins.has(cell) || isWide);
    if (isTwin) for (const cell of new Set([...head, ...rows.map((row) => row.cell)])) changes.lessOneColumn(cell);
    const isLeft = rows.some(({ cell }) => left.has(cell));
    for (const cell of isTwin || !rows.some((row) => values.has(row.cell)) ? [] : head) {
      if (vocabulary.isColumn(cell.text, 'value') && (isLeft || names.includes(cell.text)))
        changes.note(cell, { html: escapeText(texts.unitSystems[units]) });
    }
  }
}

/** A row with the imported figure in place of its own. */
function overruled(
  row: SpecificationRow,
  imported: ReadonlyMap<string, SpecificationRow>,
  changes: Changes,
): SpecificationRow {
  const { text, converted, value } = imported.get(row.key ?? '') ?? row;
  if (text === row.text && converted === row.converted) return row;
  changes.note(row.at.value, { html: escapeText(text) });
  if (row.at.converted) changes.note(row.at.converted, { html: escapeText(converted ?? '') });
  return { ...row, text, converted, value };
}

/** @param imported by their keys: they count in place of the table's own */
function changeTable(
  grid: Grid,
  units: UnitSystem | undefined,
  vocabulary: Vocabulary,
  changes: Changes,
  ids: Set<string>,
  imported: ReadonlyMap<string, SpecificationRow>,
) {
  const { specifications: rows = [], series = [], curves = [] } = readGrid(grid, vocabulary);
  const specifications = rows.map((row) => overruled(row, imported, changes));
  const models = series.flatMap((each) => each.models);
  for (const { model, cell } of models) {
    const id = modelAnchor(model);
    if (id && !ids.has(id)) changes.note(cell, { id });
    ids.add(id);
  }
  if (!units) return;
  const figures: readonly TableFigure[] = [
    ...specifications,
    ...models.flatMap((model) => model.figures),
    ...(curves.length > 0 ? curveFigures(grid, vocabulary) : []),
  ];
  const heads = convertibleHeads(figures);
  for (const figure of figures) convertFigure(figure, units, heads, vocabulary, changes);
  leaveOutTwins(headedTable(grid, vocabulary), figures, units, vocabulary, changes);
}

/**
 * A text with its tables in the units that a visitor chose, where they can be read, and with an anchor at each model of a
 * series. What the maker wrote is each cell's `title`.
 * @param safe the sanitized text
 * @param units undefined before a choice: the tables stay as they were written
 * @param imported how many tables at its beginning were imported: later ones show their figures
 */
export function withFigures(
  safe: string,
  units: UnitSystem | undefined,
  imported = 0,
  vocabulary = ownVocabulary,
): string {
  if (!safe.includes('<table')) return safe;
  const changes = new Changes();
  const ids = new Set<string>();
  const grids = parseTables(safe);
  const isImported = ({ table }: Grid) => table <= imported;
  const rows = grids.filter(isImported).flatMap((grid) => readGrid(grid, vocabulary).specifications ?? []);
  const figures = new Map(rows.toReversed().flatMap((row) => (row.key === undefined ? [] : [[row.key, row] as const])));
  for (const grid of grids) changeTable(grid, units, vocabulary, changes, ids, isImported(grid) ? new Map() : figures);
  return withReplacements(safe, changes.replacements(safe));
}
