import { unitNamed } from '../figures/units.ts';
import { type HeadedTable, isSection } from './headed-table.ts';
import type { SpecificationRow, UnreadRow } from './page-tables.ts';
import { readCell, splitUnit, type Vocabulary } from './vocabulary.ts';

/** A name and its cells; two such pairs may stand side by side. */
function* namedCells({ rows }: HeadedTable, vocabulary: Vocabulary) {
  const thirds = rows.flatMap(({ cells }) => (cells.length === 4 ? [cells[2]?.text ?? ''] : []));
  const known = thirds.filter((text) => vocabulary.figure(splitUnit(text, vocabulary).name));
  const isDouble = known.length > 0 && known.length * 2 >= thirds.length;
  for (const { row, cells } of rows) {
    if (isSection(cells)) continue;
    const groups = isDouble && cells.length === 4 ? [cells.slice(0, 2), cells.slice(2)] : [cells];
    for (const [name, ...values] of groups) if (name?.text) yield { row, name, values };
  }
}

/** Reads each row as a figure's name and its values: one, or one for each system of units. */
export function readSpecifications(
  table: HeadedTable,
  vocabulary: Vocabulary,
): { specifications: SpecificationRow[]; unread: UnreadRow[] } {
  const specifications: SpecificationRow[] = [];
  const unread: UnreadRow[] = [];
  for (const { row, name, values } of namedCells(table, vocabulary)) {
    const place = { table: table.table, caption: table.caption, row };
    const named = { ...splitUnit(name.text, vocabulary), cells: [name] };
    const quantity = vocabulary.figure(named.name)?.figure.quantity;
    const filled = [...new Set(values)].filter(({ text }) => text !== '');
    const unitCell = filled.length > 1 ? filled.find(({ text }) => unitNamed(text, quantity)) : undefined;
    const [value, other] = filled.filter((cell) => cell !== unitCell);
    if (!value) continue;
    const unit = unitCell && unitNamed(unitCell.text, quantity);
    const withUnit = unit ? { name: named.name, unit, written: unitCell.text, cells: [unitCell] } : named;
    const { isUnread, at, ...figure } = readCell(withUnit, value, vocabulary);
    specifications.push({ ...place, ...figure, converted: other?.text, at: { ...at, converted: other } });
    const reason = figure.key === undefined ? 'name' : isUnread ? 'value' : undefined;
    if (reason) unread.push({ ...place, text: [name.text, ...filled.map(({ text }) => text)].join(' | '), reason });
  }
  return { specifications, unread };
}
