import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Company } from '../companies.ts';

/** The message of each entry of the contact form at a company's CMS that begins with the mark. */
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
