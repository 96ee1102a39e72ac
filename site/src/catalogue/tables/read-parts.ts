import { type HeadedTable, isSection, rowText } from './headed-table.ts';
import type { CrossReference, PartRow, UnreadRow } from './page-tables.ts';
import type { Cell } from './parse-tables.ts';
import type { ColumnRole, Vocabulary } from './vocabulary.ts';

/** A number of a part has a digit, and is no sentence. */
function isNumber(text: string): boolean {
  return /\d/.test(text) && text.length <= 60;
}

function numbersIn(cell: Cell | undefined): string[] {
  const pieces = (cell?.lines ?? []).flatMap((line) => line.split(/[,;]/));
  return pieces.map((piece) => piece.trim()).filter(isNumber);
}

export function columnOf(table: HeadedTable, role: ColumnRole, vocabulary: Vocabulary): number {
  return table.heads.findIndex(({ name }) => vocabulary.isColumn(name, role));
}

/** The cell of a row below each head, by what the head is. */
function columns(table: HeadedTable, vocabulary: Vocabulary) {
  const known = new Map<ColumnRole, number>();
  return (cells: readonly Cell[], role: ColumnRole): Cell | undefined => {
    const column = known.get(role) ?? columnOf(table, role, vocabulary);
    known.set(role, column);
    return cells[column];
  };
}

export function readParts(table: HeadedTable, vocabulary: Vocabulary): { parts: PartRow[]; unread: UnreadRow[] } {
  const cellOf = columns(table, vocabulary);
  const parts: PartRow[] = [];
  const unread: UnreadRow[] = [];
  for (const { row, cells } of table.rows) {
    if (isSection(cells)) continue;
    const place = { table: table.table, caption: table.caption, row };
    const text = (role: ColumnRole) => cellOf(cells, role)?.text || undefined;
    const number = text('partNumber');
    if (!number || !isNumber(number)) {
      unread.push({ ...place, text: rowText(cells), reason: 'number' });
      continue;
    }
    parts.push({
      ...place,
      number,
      callout: text('callout'),
      description: text('description'),
      pieces: text('pieces'),
      replaces: numbersIn(cellOf(cells, 'replaces')),
      replacedBy: numbersIn(cellOf(cells, 'replacedBy')),
      serials: text('serials'),
      remark: text('remark'),
    });
  }
  return { parts, unread };
}

/** Rows of other makers' numbers; a table without a column for the maker names it in its caption. */
export function readCrossReferences(
  table: HeadedTable,
  vocabulary: Vocabulary,
): { crossReferences: CrossReference[]; unread: UnreadRow[] } {
  const cellOf = columns(table, vocabulary);
  const crossReferences: CrossReference[] = [];
  const unread: UnreadRow[] = [];
  for (const { row, cells } of table.rows) {
    if (isSection(cells)) continue;
    const place = { table: table.table, caption: table.caption, row };
    const maker = cellOf(cells, 'maker')?.text || table.caption;
    const [ourNumber] = numbersIn(cellOf(cells, 'ourNumber') ?? cellOf(cells, 'partNumber'));
    const theirNumbers = numbersIn(cellOf(cells, 'theirNumber'));
    const description = cellOf(cells, 'description')?.text || undefined;
    if (!maker || !ourNumber || theirNumbers.length === 0) {
      unread.push({ ...place, text: rowText(cells), reason: 'number' });
    } else {
      for (const theirNumber of theirNumbers)
        crossReferences.push({ ...place, maker, theirNumber, ourNumber, description });
    }
  }
  return { crossReferences, unread };
}
