import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { AskedSettings } from '../definition/field-settings.ts';
import { filledTexts, postedTexts } from '../rules/posted-values.ts';
import type { FieldKind } from './field-kind.ts';

export interface ListField extends AskedSettings<'LIST'> {
  /** Absent: one column without a heading. */
  columns?: readonly string[];
  maxRows?: number;
}

/** Cells come one after the other, row by row. */
function rowsOf(cells: readonly string[], width: number): string[][] {
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, row) =>
    cells.slice(row * width, (row + 1) * width),
  );
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

export const listKind: FieldKind<ListField> = {
  type: 'LIST',
  valueKey: 'listValues',
  details: ({ columns, maxRows }) => ({
    hasColumns: columns !== undefined,
    choices: columns?.map((text) => ({ text, value: text })) ?? null,
    maxRows: maxRows ?? 0,
  }),
  post: ({ id, columns }, { listValues }) => {
    const width = columns?.length ?? 1;
    const cells = (listValues ?? []).flatMap((row) => {
      const values = (row?.rowValues ?? []).map((cell) => trimmed(cell ?? ''));
      // A short row would shift all the following ones.
      const missing = (width - (values.length % width)) % width;
      return [...values, ...Array<string>(missing).fill('')];
    });
    return [[String(id), cells]];
  },
  rule: () => ({ type: 'LIST' }),
  store: ({ id, columns, maxRows }, posted) => {
    if (filledTexts(posted, id).length === 0) return {};
    const cells = postedTexts(posted, id);
    const rows = rowsOf(cells, columns?.length ?? 1).slice(0, maxRows || undefined);
    return { [id]: JSON.stringify(rows) };
  },
  show: ({ id, columns }, stored) => {
    const rows = stored[id] ? (JSON.parse(stored[id]) as string[][]) : [];
    const cell = (text: string, index: number): string => (columns ? `${columns[index] ?? ''}: ${text}` : text);
    return rows.map((row) => row.map(cell).join(', ')).join('; ');
  },
};
