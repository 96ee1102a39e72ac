import type { FormDefinition } from '../../forms/model/form-definition.ts';
import type { Row } from '../../sql/sql.ts';
import type { StoredDefinitions } from '../lead-store.ts';
import type { LeadTables } from './lead-tables.ts';

/** Written by `write`, with the same shape. */
function definitionOf({ definition }: Row): FormDefinition {
  return JSON.parse(String(definition)) as FormDefinition;
}

/** Definitions beside the leads. */
export function sqlDefinitions({ rows, run, forms, dialect }: LeadTables): StoredDefinitions {
  return {
    async read(id, shape) {
      const [row] = await rows(`SELECT definition FROM ${forms} WHERE id = :id AND shape = :shape`, { id, shape });
      return row && definitionOf(row);
    },
    async write(form, shape) {
      await run(
        `INSERT INTO ${forms} (id, definition, shape, seenAt) VALUES (:id, :definition, :shape, ${dialect.now()})
         ON CONFLICT (id) DO UPDATE SET definition = excluded.definition, shape = excluded.shape,
           seenAt = excluded.seenAt`,
        { id: form.databaseId, definition: JSON.stringify(form), shape },
      );
    },
    all: async () => (await rows(`SELECT definition FROM ${forms}`)).map(definitionOf),
  };
}
