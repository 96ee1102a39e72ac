import { type HeadedTable, isSection } from './headed-table.ts';
import type { Series, SeriesModel, TableFigure, UnreadRow } from './page-tables.ts';
import { readCell, type Vocabulary } from './vocabulary.ts';

/** Reads each row as a product of its own; two columns of one figure are its two systems of units. */
export function readSeries(
  { table, caption, heads, rows }: HeadedTable,
  modelColumn: number,
  vocabulary: Vocabulary,
): { series: Series; unread: UnreadRow[] } {
  const models: SeriesModel[] = [];
  const unknown = heads.filter(({ name }, column) => column !== modelColumn && name && !vocabulary.figure(name));
  const unread: UnreadRow[] = unknown.map(({ name }) => ({ table, caption, row: 1, text: name, reason: 'name' }));
  for (const { row, cells } of rows) {
    const modelCell = cells[modelColumn];
    if (!modelCell?.text || isSection(cells)) continue;
    const { text: model } = modelCell;
    const figures: TableFigure[] = [];
    for (const [column, head] of heads.entries()) {
      const cell = cells[column];
      if (column === modelColumn || !cell?.text || !head.name) continue;
      const { isUnread, ...figure } = readCell(head, cell, vocabulary);
      const same = figure.key === undefined ? undefined : figures.find(({ key }) => key === figure.key);
      if (same) {
        same.converted ??= figure.text;
        same.at.converted ??= cell;
      } else figures.push(figure);
      if (isUnread)
        unread.push({ table, caption, row, text: `${model} | ${head.name}: ${cell.text}`, reason: 'value' });
    }
    models.push({ table, caption, row, model, cell: modelCell, figures });
  }
  return { series: { table, caption, models }, unread };
}
