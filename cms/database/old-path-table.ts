import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';

/** Former paths of content that was renamed or moved: WordPress's `_wp_old_slug`, with the whole path. */
export function oldPathTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const select = one<{ contentId: number }, [path: string]>(
    'SELECT content_id AS contentId FROM old_paths WHERE path = ?',
  );
  return {
    /** The content that used to be at this path. */
    contentAt: (path: string): number | undefined => select(path)?.contentId,
    add: write<[path: string, contentId: number]>(
      'INSERT INTO old_paths (path, content_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET content_id = excluded.content_id',
    ),
    /** Forgets a path that other content uses now. */
    remove: write<[path: string]>('DELETE FROM old_paths WHERE path = ?'),
  };
}
