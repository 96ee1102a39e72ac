import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { demo } from '../demo-addresses.ts';

/** The message of each entry of the contact form at the demo's CMS that begins with the mark. */
export function messagesAtCms(mark: string): string[] {
  const database = new DatabaseSync(join(demo.folder, 'cms', 'entries.sqlite'), { readOnly: true });
  try {
    return database
      .prepare("SELECT value FROM entry_values WHERE input_id = '9' AND value LIKE ?")
      .all(`${mark}%`)
      .map(({ value }) => String(value));
  } finally {
    database.close();
  }
}
