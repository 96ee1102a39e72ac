import type { DatabaseSync } from 'node:sqlite';

export type OldPathTable = ReturnType<typeof oldPathTable>;

/** Former paths of content that was renamed or moved: WordPress's `_wp_old_slug`, with the whole path. */
export function oldPathTable(database: DatabaseSync) {
  const select = database.prepare('SELECT content_id AS contentId FROM old_paths WHERE path = ?');
  const upsert = database.prepare(
    'INSERT INTO old_paths (path, content_id) VALUES (?, ?) ON CONFLICT DO UPDATE SET content_id = excluded.content_id',
  );
  const remove = database.prepare('DELETE FROM old_paths WHERE path = ?');

  return {
    /** The content that used to be at this path. */
    contentAt: (path: string): number | undefined => {
      const row = select.get(path);
      return row && Number(row.contentId);
    },
    add: (path: string, contentId: number): void => {
      upsert.run(path, contentId);
    },
    /** Forgets a path that other content uses now. */
    remove: (path: string): void => {
      remove.run(path);
    },
  };
}
