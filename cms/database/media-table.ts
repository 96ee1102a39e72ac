import type { DatabaseSync } from 'node:sqlite';
import type { MediaFile } from './records.ts';

const columns = 'content_id AS contentId, file, mime_type AS mimeType, width, height, alt, seed_key AS seedKey';

export type MediaTable = ReturnType<typeof mediaTable>;

/** The file that belongs to a media item, and which drawing a seeded file was made from. */
export function mediaTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM media WHERE content_id = ?`);
  const selectByFile = database.prepare(`SELECT ${columns} FROM media WHERE file = ?`);
  const selectSeeded = database.prepare(`SELECT ${columns} FROM media WHERE seed_key IS NOT NULL ORDER BY content_id`);
  const insert = database.prepare(
    'INSERT INTO media (content_id, file, mime_type, width, height, alt, seed_key) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const updateAlt = database.prepare('UPDATE media SET alt = ? WHERE content_id = ?');
  const selectHash = database.prepare('SELECT source_hash FROM drawn_files WHERE file = ?');
  const upsertHash = database.prepare(
    'INSERT INTO drawn_files (file, source_hash) VALUES (?, ?) ON CONFLICT DO UPDATE SET source_hash = excluded.source_hash',
  );

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
    /** Hash of the drawing that the file on disk was made from. */
    drawnFrom: (file: string): string | undefined => selectHash.get(file)?.source_hash?.toString(),
    setDrawnFrom: (file: string, hash: string): void => {
      upsertHash.run(file, hash);
    },
  };
}

/** The statements list exactly the record's columns, which is what makes the cast true. */
function toRecord(row: Record<string, unknown> | undefined): MediaFile | undefined {
  return row && (row as unknown as MediaFile);
}
