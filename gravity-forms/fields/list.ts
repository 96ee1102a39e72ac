import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import type { AskedSettings } from '../definition/field-settings.ts';
import { filledTexts, postedTexts } from '../rules/posted-values.ts';
import type { FieldKind, StoredValues } from './field-kind.ts';

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

function storedRows({ id }: ListField, stored: StoredValues): string[][] {
  return stored[id] ? (JSON.parse(stored[id]) as string[][]) : [];
}

/** The rows as a table, as HTML; undefined for a list of one column, and without an answer. */
export function listTable(field: ListField, stored: StoredValues): string | undefined {
  const rows = storedRows(field, stored);
  if (!field.columns || field.columns.length < 2 || rows.length === 0) return undefined;
  const cells = (name: 'th' | 'td', texts: readonly string[]) =>
    `<tr>${texts.map((text) => `<${name} align="left">${escapeHtml(text)}</${name}>`).join('')}</tr>`;
  return `<table cellpadding="4">${[cells('th', field.columns), ...rows.map((row) => cells('td', row))].join('')}</table>`;
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
  show: (field, stored) => {
    const { columns } = field;
    const rows = storedRows(field, stored);
    const cell = (text: string, index: number): string => (columns ? `${columns[index] ?? ''}: ${text}` : text);
    return rows.map((row) => row.map(cell).join(', ')).join('; ');
  },
};
