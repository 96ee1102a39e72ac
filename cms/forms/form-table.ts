import type { DatabaseSync } from 'node:sqlite';
import type { Form } from './definition/form.ts';

export type FormTable = ReturnType<typeof formTable>;

/** The forms that editors have created. */
export function formTable(database: DatabaseSync) {
  const selectById = database.prepare('SELECT definition FROM forms WHERE id = ?');
  const selectAll = database.prepare('SELECT definition FROM forms ORDER BY id');
  const upsert = database.prepare(
    'INSERT INTO forms (id, definition) VALUES (?, ?) ON CONFLICT DO UPDATE SET definition = excluded.definition',
  );
  return {
    byId: (id: number): Form | undefined => {
      const row = selectById.get(id);
      return row && toForm(row);
    },
    all: (): Form[] => selectAll.all().map(toForm),
    save: (form: Form): void => {
      upsert.run(form.id, JSON.stringify(form));
    },
  };
}

/** Only `save` writes it, so it has this shape. */
function toForm(row: Record<string, unknown>): Form {
  return JSON.parse(String(row.definition)) as Form;
}
