import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Company } from '../companies.ts';

/** The messages in the CMS's contact form entries that start with the mark. */
export function messagesAtCms({ folder }: Company, mark: string): string[] {
  const database = new DatabaseSync(join(folder, 'cms', 'entries.sqlite'), { readOnly: true });
  try {
    return database
      .prepare("SELECT value FROM entry_values WHERE input_id = '9' AND value LIKE ?")
      .all(`${mark}%`)
      .map(({ value }) => String(value));
  } finally {
    database.close();
  }
}
