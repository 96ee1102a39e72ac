import type { DatabaseSync } from 'node:sqlite';
import type { ContentStatus } from './records.ts';

export type TrashTable = ReturnType<typeof trashTable>;

/** The status of content before it was trashed. */
export function trashTable(database: DatabaseSync) {
  const select = database.prepare('SELECT status FROM trash WHERE content_id = ?');
  const upsert = database.prepare(
    'INSERT INTO trash (content_id, status) VALUES (?, ?) ON CONFLICT DO UPDATE SET status = excluded.status',
  );
  const remove = database.prepare('DELETE FROM trash WHERE content_id = ?');

  return {
    // The column holds what `add` wrote.
    statusOf: (contentId: number) => select.get(contentId)?.status as ContentStatus | undefined,
    add: (contentId: number, status: ContentStatus): void => {
      upsert.run(contentId, status);
    },
    remove: (contentId: number): void => {
      remove.run(contentId);
    },
  };
}
