import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Idempotency keys of all leads in the outboxes of instances, each with its own data folder. */
export function storedKeys(dataFolders: readonly string[]): Set<string> {
  const files = dataFolders.map((folder) => join(folder, 'site', 'leads.sqlite')).filter(existsSync);
  const keys = files.flatMap((file) => {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      return database
        .prepare('SELECT key FROM leads')
        .all()
        .map((row) => String(row.key));
    } finally {
      database.close();
    }
  });
  return new Set(keys);
}
