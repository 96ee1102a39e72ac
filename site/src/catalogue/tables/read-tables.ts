import { measureAt, measuresIn, plainFigures } from '../figures/measures.ts';
import { type HeadedTable, headedTable, rowText, transposed } from './headed-table.ts';
import type {
  CrossReference,
  Curve,
  PageTables,
  PartRow,
  Series,
  SpecificationRow,
  TableFigure,
  UnreadRow,
} from './page-tables.ts';
import { type Grid, parseTables } from './parse-tables.ts';
import { readCurve } from './read-curve.ts';
import { columnOf, readCrossReferences, readParts } from './read-parts.ts';
import { readSeries } from './read-series.ts';
import { readSpecifications } from './read-specifications.ts';
import { type ColumnRole, readCell, splitUnit, type Vocabulary } from './vocabulary.ts';

type Read = Partial<{ [Key in keyof PageTables]: PageTables[Key] }>;

/** What the heads of a table say that it is; absent where they say nothing. */
function readByHeads(table: HeadedTable, vocabulary: Vocabulary): Read | undefined {
  const has = (role: ColumnRole) => columnOf(table, role, vocabulary) >= 0;
  if (has('theirNumber') && (has('ourNumber') || has('partNumber'))) return readCrossReferences(table, vocabulary);
  const isPartsList = (['callout', 'description', 'pieces', 'replaces', 'replacedBy', 'serials'] as const).some(has);
  if (has('partNumber') && isPartsList) return readParts(table, vocabulary);
  const figures = table.heads.filter(({ name }) => vocabulary.figure(name)).length;
  const model = columnOf(table, 'model', vocabulary);
  if (model >= 0 && figures > 0) {
    const { series, unread } = readSeries(table, model, vocabulary);
    return { series: [series], unread };
  }
  const found = readCurve(table, vocabulary);
  return found && { curves: [found.curve], unread: found.unread };
}

/** `SN-4055` is one; `60 Hz`, `Flow 2` and `Value` are not. */
function isModelName(name: string, vocabulary: Vocabulary): boolean {
  return /\d/.test(name) && !vocabulary.figure(name) && measuresIn(name).measures.length === 0;
}

/** Whether the first column has names of figures and the heads name one product each: a series on its side. */
function isSeriesOnItsSide({ heads, rows }: HeadedTable, vocabulary: Vocabulary): boolean {
  const [first, ...others] = heads;
  const isModels = others.length > 1 && others.every(({ name }) => isModelName(name, vocabulary));
  const isNamed =
    first &&
    (first.name === '' || (['model', 'figure'] as const).some((role) => vocabulary.isColumn(first.name, role)));
  return Boolean(
    isModels &&
      isNamed &&
      rows.some(({ cells }) => vocabulary.figure(splitUnit(cells[0]?.text ?? '', vocabulary).name)),
  );
}

/** What one table says. */
export function readGrid(grid: Grid, vocabulary: Vocabulary): Read {
  const table = headedTable(grid, vocabulary);
  if (isSeriesOnItsSide(table, vocabulary)) {
    const { series, unread } = readSeries(headedTable(transposed(grid), vocabulary), 0, vocabulary);
    return { series: [series], unread };
  }
  const read = readByHeads(table, vocabulary) ?? readCurveOnItsSide(grid, vocabulary);
  if (read) return read;
  const { specifications, unread } = readSpecifications(table, vocabulary);
  if (specifications.some(({ key }) => key !== undefined)) return { specifications, unread };
  // No name is known, so one line says it of the whole table. The rows are still what the first table says.
  const text = rowText(grid.rows[0] ?? []);
  const whole: UnreadRow = { table: grid.table, caption: grid.caption, row: 1, text, reason: 'table' };
  return { specifications, unread: text.replace(/[ |]/g, '') ? [whole] : [] };
}

function readCurveOnItsSide(grid: Grid, vocabulary: Vocabulary): Read | undefined {
  // A table of specifications names flow and head in its rows as well, with units in its cells.
  const isBare = grid.rows.every((row) =>
    row.slice(1).every(({ text }) => !measureAt(plainFigures(text), 0)?.value.unit),
  );
  const found = isBare ? readCurve(headedTable(transposed(grid), vocabulary), vocabulary) : undefined;
  return found && { curves: [found.curve], unread: found.unread };
}

/** The cells of a curve's table. */
export function curveFigures(grid: Grid, vocabulary: Vocabulary): TableFigure[] {
  const ways = [headedTable(grid, vocabulary), headedTable(transposed(grid), vocabulary)];
  const table = ways.find((each) => readCurve(each, vocabulary));
  return (table?.rows ?? []).flatMap(({ cells }) =>
    cells.flatMap((cell, column) => {
      const head = table?.heads[column];
      return head?.name && cell.text ? [readCell(head, cell, vocabulary)] : [];
    }),
  );
}

/**
 * What the tables of a text say, by their heads: in any order of columns, with merged cells and units in heads, names or
 * cells, as the block editor, the classic one, Excel and Word write them.
 * @param html rendered HTML of the CMS, not yet sanitized; only text is taken from it
 */
export function readTables(html: string, vocabulary: Vocabulary): PageTables {
  const specifications: SpecificationRow[] = [];
  const series: Series[] = [];
  const parts: PartRow[] = [];
  const crossReferences: CrossReference[] = [];
  const curves: Curve[] = [];
  const unread: UnreadRow[] = [];
  for (const grid of /<table/i.test(html) ? parseTables(html) : []) {
    const read = readGrid(grid, vocabulary);
    specifications.push(...(read.specifications ?? []));
    series.push(...(read.series ?? []));
    parts.push(...(read.parts ?? []));
    crossReferences.push(...(read.crossReferences ?? []));
    curves.push(...(read.curves ?? []));
    unread.push(...(read.unread ?? []));
  }
  return { specifications, series, parts, crossReferences, curves, unread };
}
