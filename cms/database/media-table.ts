import type { DatabaseSync } from 'node:sqlite';
import type { MediaFile } from './records.ts';

const columns = 'content_id AS contentId, file, mime_type AS mimeType, width, height, alt, seed_key AS seedKey';

export type MediaTable = ReturnType<typeof mediaTable>;

/** The files that belong to media items. */
export function mediaTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM media WHERE content_id = ?`);
  const selectByFile = database.prepare(`SELECT ${columns} FROM media WHERE file = ?`);
  const selectSeeded = database.prepare(`SELECT ${columns} FROM media WHERE seed_key IS NOT NULL ORDER BY content_id`);
  const insert = database.prepare(
    'INSERT INTO media (content_id, file, mime_type, width, height, alt, seed_key) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const updateAlt = database.prepare('UPDATE media SET alt = ? WHERE content_id = ?');

  return {
    byId: (id: number): MediaFile | undefined => toRecord(selectById.get(id)),
    byFile: (file: string): MediaFile | undefined => toRecord(selectByFile.get(file)),
    seeded: (): MediaFile[] => selectSeeded.all().map((row) => row as unknown as MediaFile),
    insert: (media: MediaFile): void => {
      insert.run(media.contentId, media.file, media.mimeType, media.width, media.height, media.alt, media.seedKey);
    },
    setAlt: (id: number, alt: string): void => {
      updateAlt.run(alt, id);
    },
  };
}

/** The statements list exactly the record's columns, which makes the cast safe. */
function toRecord(row: Record<string, unknown> | undefined): MediaFile | undefined {
  return row && (row as unknown as MediaFile);
}
