import type { SQLOutputValue } from 'node:sqlite';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { StoredDefinitions } from '../lead-store.ts';
import type { OutboxFile } from './outbox-file.ts';

/** Written by `write`, with the same shape. */
function definitionOf({ definition }: Record<string, SQLOutputValue>): FormDefinition {
  return JSON.parse(String(definition)) as FormDefinition;
}

/** Definitions in the outbox's file. */
export function sqliteDefinitions(file: OutboxFile, now = Date.now): StoredDefinitions {
  return {
    async read(id, shape) {
      const row = await file.use((database) =>
        database.prepare('SELECT definition FROM forms WHERE id = ? AND shape = ?').get(id, shape),
      );
      return row && definitionOf(row);
    },
    async write(form, shape) {
      await file.use((database) =>
        database
          .prepare('INSERT OR REPLACE INTO forms (id, definition, shape, seenAt) VALUES (?, ?, ?, ?)')
          .run(form.databaseId, JSON.stringify(form), shape, now()),
      );
    },
    async all() {
      const rows = await file.use((database) => database.prepare('SELECT definition FROM forms').all());
      return rows.map(definitionOf);
    },
  };
}
