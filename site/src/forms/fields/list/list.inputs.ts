import type { FieldInputs, RecordOf } from '../shared/field-inputs.ts';
import { listName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { ListField } from './list.definition.ts';

type Held = RecordOf<'listValues'>;

export function width({ columns }: ListField): number {
  return Math.max(1, columns.length);
}

/** Native inputs send the cells of all rows as one list, so each row must be complete. */
function wholeRow(field: ListField, { rowValues }: { rowValues: string[] }): string[] {
  return Array.from({ length: width(field) }, (_none, column) => rowValues[column] ?? '');
}

/** Rows of cells that come one after the other. */
function rowsOf(field: ListField, cells: readonly string[]): Held | undefined {
  const listValues = Array.from({ length: Math.ceil(cells.length / width(field)) }, (_none, row) => ({
    rowValues: cells.slice(row * width(field), (row + 1) * width(field)),
  }));
  return listValues.length > 0 ? { listValues } : undefined;
}

export const listInputs: FieldInputs<ListField, Held> = {
  key: 'listValues',
  /** From a URL as Gravity Forms reads it: rows with a comma between them, and their cells with a bar. */
  initial(field, prefill) {
    const rows = prefill(field.prefill)?.split(',') ?? [];
    const cells = rows.flatMap((row) => {
      const rowValues = row.split('|');
      return rowValues.length < width(field) ? wholeRow(field, { rowValues }) : rowValues;
    });
    return rowsOf(field, cells);
  },
  post(field, { listValues }) {
    const filled = listValues.filter(({ rowValues }) => rowValues.some((cell) => !isBlank(cell)));
    return filled.length > 0 ? [[String(field.id), filled.flatMap((row) => wholeRow(field, row))]] : [];
  },
  read(field, data) {
    const cells = data.getAll(listName(field.id)).map((cell) => (typeof cell === 'string' ? cell : ''));
    return rowsOf(field, cells);
  },
  write: (field, { listValues }) =>
    listValues.flatMap((row) => wholeRow(field, row).map((cell): [string, string] => [listName(field.id), cell])),
};
