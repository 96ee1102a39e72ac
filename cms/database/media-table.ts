import type { DatabaseSync } from 'node:sqlite';
import type { MediaFile } from './records.ts';
import { statementsOf } from './statements.ts';

const columns = 'content_id AS contentId, file, mime_type AS mimeType, width, height, alt, seed_key AS seedKey';

/** The files that belong to media items. */
export function mediaTable(database: DatabaseSync) {
  const { one, all, write } = statementsOf(database);
  const insert = database.prepare(
    `INSERT INTO media (content_id, file, mime_type, width, height, alt, seed_key)
     VALUES (:contentId, :file, :mimeType, :width, :height, :alt, :seedKey)`,
  );
  return {
    byId: one<MediaFile, [id: number]>(`SELECT ${columns} FROM media WHERE content_id = ?`),
    byFile: one<MediaFile, [file: string]>(`SELECT ${columns} FROM media WHERE file = ?`),
    seeded: all<MediaFile>(`SELECT ${columns} FROM media WHERE seed_key IS NOT NULL ORDER BY content_id`),
    insert: (media: MediaFile): void => void insert.run({ ...media }),
    setAlt: write<[id: number, alt: string]>('UPDATE media SET alt = ?2 WHERE content_id = ?1'),
  };
}
