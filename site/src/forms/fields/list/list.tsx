import * as texts from '@headwater/brand/texts.ts';
import type { FieldProps } from '../controls/field-props.ts';
import { GroupShell } from '../controls/field-shell.tsx';
import { listName } from '../shared/input-names.ts';
import type { ListField } from './list.definition.ts';
import { withCell } from './with-cell.ts';

/** Rows of text that a visitor adds and removes. */
export function List(props: FieldProps<ListField>) {
  const { field, value, onChange, loading } = props;
  const columns = field.columns.length > 0 ? field.columns : [''];
  const emptyRow = columns.map(() => '');
  const given = value && 'listValues' in value ? value.listValues.map(({ rowValues }) => rowValues) : [];
  const rows = given.length > 0 ? given : [emptyRow];
  const change = (changed: readonly (readonly string[])[]) =>
    onChange({ listValues: changed.map((rowValues) => ({ rowValues: [...rowValues] })) });
  const write = (row: number, column: number, text: string) =>
    change(withCell(rows, { row, column, columns: columns.length }, text));
  const isFull = field.maxRows !== null && rows.length >= field.maxRows;
  return (
    <GroupShell {...props}>
      {({ id, disabled, required, 'aria-invalid': invalid }) => (
        <div className="form-list">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its index
            <div key={at} className="form-row">
              {columns.map((column, cell) => (
                <label key={column} className="form-cell">
                  <span className={column ? 'form-sublabel' : 'form-unseen'}>{column || texts.rowNumber(at + 1)}</span>
                  <input
                    className="form-input"
                    id={`${id}-${at}-${cell}`}
                    type="text"
                    dir="auto"
                    name={listName(field.id)}
                    disabled={disabled}
                    required={required && at === 0}
                    aria-invalid={invalid}
                    value={row[cell] ?? ''}
                    onChange={(event) => write(at, cell, event.target.value)}
                  />
                </label>
              ))}
              <button
                className="form-small form-scripted"
                type="button"
                disabled={loading || rows.length === 1}
                aria-label={texts.removeRow(at + 1)}
                onClick={() => change(rows.filter((_, index) => index !== at))}
              >
                {texts.remove}
              </button>
            </div>
          ))}
          <button
            className="form-small form-scripted"
            type="button"
            disabled={loading || isFull}
            onClick={() => change([...rows, emptyRow])}
          >
            {texts.addRow}
          </button>
        </div>
      )}
    </GroupShell>
  );
}
