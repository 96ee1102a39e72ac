import type { DatabaseSync } from 'node:sqlite';
import { statementsOf } from './statements.ts';

/** Former paths of content that was renamed or moved: WordPress's `_wp_old_slug`, with the whole path. */
export function oldPathTable(database: DatabaseSync) {
  const { all, one, write } = statementsOf(database);
  const select = one<{ contentId: number }, [path: string]>(
    'SELECT content_id AS contentId FROM old_paths WHERE path = ?',
  );
  return {
    /** The content that used to be at this path. */
    contentAt: (path: string): number | undefined => select(path)?.contentId,
    /** Former paths that no content has now, each with the published content's present one. */
    moves: all<{ path: string; target: string }>(
      `SELECT o.path AS path, c.path AS target FROM old_paths o
       JOIN content c ON c.id = o.content_id AND c.status = 'publish' AND c.path IS NOT NULL
       WHERE NOT EXISTS (SELECT 1 FROM content x WHERE x.path = o.path COLLATE NOCASE AND x.status = 'publish')
       ORDER BY o.path`,
    ),
    add: write<[path: string, contentId: number]>(
      'INSERT INTO old_paths (path, content_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET content_id = excluded.content_id',
    ),
    /** Forgets a path that other content uses now. */
    remove: write<[path: string]>('DELETE FROM old_paths WHERE path = ?'),
  };
}
