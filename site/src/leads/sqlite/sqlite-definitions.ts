import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { StoredDefinitions } from '../lead-store.ts';
import type { OutboxFile, Row } from './outbox-file.ts';

/** Written by `write`, with the same shape. */
function definitionOf({ definition }: Row): FormDefinition {
  return JSON.parse(String(definition)) as FormDefinition;
}

/** Definitions in the outbox's file. */
export function sqliteDefinitions(file: OutboxFile, now = Date.now): StoredDefinitions {
  return {
    async read(id, shape) {
      const [row] = await file.rows('SELECT definition FROM forms WHERE id = :id AND shape = :shape', { id, shape });
      return row && definitionOf(row);
    },
    async write(form, shape) {
      await file.run(
        'INSERT OR REPLACE INTO forms (id, definition, shape, seenAt) VALUES (:id, :definition, :shape, :now)',
        { id: form.databaseId, definition: JSON.stringify(form), shape, now: now() },
      );
    },
    all: async () => (await file.rows('SELECT definition FROM forms')).map(definitionOf),
  };
}
