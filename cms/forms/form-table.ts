import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from '../database/statements.ts';
import type { Form } from './definition/form.ts';

export type FormTable = ReturnType<typeof formTable>;

/** The forms that editors have created. */
export function formTable(database: DatabaseSync) {
  const { one, all, write } = statementsOf(database);
  const selectById = one<FormRow, [id: number]>('SELECT definition FROM forms WHERE id = ?');
  const selectAll = all<FormRow>('SELECT definition FROM forms ORDER BY id');
  const upsert = write<[id: number, definition: string]>(
    'INSERT INTO forms (id, definition) VALUES (?, ?) ON CONFLICT DO UPDATE SET definition = excluded.definition',
  );
  return {
    byId: (id: number): Form | undefined => {
      const row = selectById(id);
      return row && toForm(row);
    },
    all: (): Form[] => selectAll().map(toForm),
    save: (form: Form): void => upsert(form.id, JSON.stringify(form)),
  };
}

type FormRow = { definition: string };

/** Only `save` writes it, so it has this shape. */
function toForm({ definition }: FormRow): Form {
  return JSON.parse(definition) as Form;
}
