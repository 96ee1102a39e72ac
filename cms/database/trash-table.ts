import type { DatabaseSync } from 'node:sqlite';
import type { ContentStatus } from './records.ts';
import { statementsOf } from './statements.ts';

/** The status of content before it was trashed. */
export function trashTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const select = one<{ status: ContentStatus }, [contentId: number]>('SELECT status FROM trash WHERE content_id = ?');
  return {
    statusOf: (contentId: number): ContentStatus | undefined => select(contentId)?.status,
    add: write<[contentId: number, status: ContentStatus]>(
      'INSERT INTO trash (content_id, status) VALUES (?, ?) ON CONFLICT DO UPDATE SET status = excluded.status',
    ),
    remove: write<[contentId: number]>('DELETE FROM trash WHERE content_id = ?'),
  };
}
