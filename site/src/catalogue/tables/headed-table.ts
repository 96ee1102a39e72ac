import { type Cell, emptyCell, type Grid } from './parse-tables.ts';
import { type NamedUnit, splitUnit, type Vocabulary } from './vocabulary.ts';

/** A table with its heads apart from its rows. */
export interface HeadedTable {
  table: number;
  caption: string | undefined;
  /** One for each column; rows of heads are joined, so `Flow` above `gpm` is `Flow gpm`. */
  heads: readonly NamedUnit[];
  rows: readonly HeadedRow[];
}

export interface HeadedRow {
  /** Counted from 1, heads included. */
  row: number;
  cells: readonly Cell[];
}

/** A row that is one cell: a heading within the table. */
export function isSection(cells: readonly Cell[]): boolean {
  const filled = new Set(cells.filter(({ text }) => text !== ''));
  return filled.size === 0 || (filled.size === 1 && cells.length > 1 && new Set(cells).size === 1);
}

/** A row on one line. */
export function rowText(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text).join(' | ');
}

/** How many rows at the top are heads: those of `thead`, of `th` alone, and of names of columns in a pasted table. */
function headRows({ rows, heads }: Grid, vocabulary: Vocabulary): number {
  if (heads > 0) return heads;
  const isHead = rows.findIndex((row) => row.length === 0 || row.some((cell) => !cell.isHead && cell.text !== ''));
  if (isHead !== 0) return isHead < 0 ? 0 : isHead;
  const [first = []] = rows;
  const texts = first.map(({ text }) => text);
  const named = texts.filter((text) => vocabulary.isColumnName(text)).length;
  const names = texts.filter((text) => vocabulary.figure(splitUnit(text, vocabulary).name)).length;
  // One figure's name begins a row of specifications; two are heads, unless values stand between them.
  if (texts.some((text) => /^[-–+]?\d/.test(text))) return 0;
  return named >= 2 || names >= 2 || (named === 1 && (names >= 1 || vocabulary.isColumn(texts[0] ?? '', 'model')))
    ? 1
    : 0;
}

function joined(rows: readonly (readonly Cell[])[], column: number, vocabulary: Vocabulary): NamedUnit {
  const cells = [...new Set(rows.flatMap((row) => row[column] ?? []))];
  const texts = cells.map(({ text }) => text).filter(Boolean);
  return { ...splitUnit(texts.join(' '), vocabulary), cells };
}

export function headedTable(grid: Grid, vocabulary: Vocabulary): HeadedTable {
  const top = headRows(grid, vocabulary);
  const [heads, body] = [grid.rows.slice(0, top).filter((row) => !isSection(row)), grid.rows.slice(top)];
  const columns = Math.max(0, ...grid.rows.map((row) => row.length));
  return {
    table: grid.table,
    caption: grid.caption,
    heads: Array.from({ length: top > 0 ? columns : 0 }, (_, column) => joined(heads, column, vocabulary)),
    rows: body.map((cells, index) => ({ row: top + index + 1, cells })),
  };
}

/** A table that lists in columns what others list in rows. */
export function transposed({ rows, ...grid }: Grid): Grid {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return { ...grid, heads: 1, rows: Array.from({ length: columns }, (_, x) => rows.map((row) => row[x] ?? emptyCell)) };
}
