import type { DatabaseSync } from 'node:sqlite';
import { reopenedDatabase } from '../../sqlite/reopened-database.ts';
import { newLink, type PreviewLink, type PreviewLinks, PreviewLinksUnavailableError } from './preview-links.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS preview_link (
    id TEXT PRIMARY KEY,
    content_id INTEGER NOT NULL,
    maker TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    copied_at INTEGER NOT NULL,
    copy TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS preview_link_content ON preview_link (content_id);
`;

const COLUMNS = 'id, content_id AS contentId, maker, made_at AS madeAt, expires_at AS expiresAt, copied_at AS copiedAt';

/** Preview links of one machine, in a file that only the site's user may read. @param now milliseconds since 1970 */
export function sqlitePreviewLinks(file: string, now: () => number = Date.now): PreviewLinks {
  const { use, close } = reopenedDatabase(
    file,
    { prepare: (database) => database.exec(`PRAGMA secure_delete = ON; ${SCHEMA}`) },
    (reason) => new PreviewLinksUnavailableError(`preview links cannot be stored or read (${reason})`),
  );
  const removeOld = (database: DatabaseSync) =>
    database.prepare('DELETE FROM preview_link WHERE expires_at <= ?').run(now());

  return {
    add: (wanted, copy) =>
      use((database) => {
        const link = newLink(wanted, now());
        const { id, contentId, maker, madeAt, expiresAt, copiedAt } = link;
        database
          .prepare('INSERT INTO preview_link VALUES (?, ?, ?, ?, ?, ?, ?)')
          .run(id, contentId, maker, madeAt, expiresAt, copiedAt, copy);
        return link;
      }),
    of: (contentId) =>
      use((database) => {
        removeOld(database);
        const query = `SELECT ${COLUMNS} FROM preview_link WHERE content_id = ? ORDER BY made_at DESC`;
        // The columns above are the type's fields.
        return database.prepare(query).all(contentId) as unknown as PreviewLink[];
      }),
    find: (id) =>
      use((database) => {
        removeOld(database);
        const row = database.prepare(`SELECT ${COLUMNS}, copy FROM preview_link WHERE id = ?`).get(id);
        if (!row) return undefined;
        // As above, with the copy.
        const { copy, ...link } = row as unknown as PreviewLink & { copy: string };
        return { link, copy };
      }),
    refresh: (contentId, copy) =>
      use((database) => {
        database
          .prepare('UPDATE preview_link SET copy = ?, copied_at = ? WHERE content_id = ?')
          .run(copy, now(), contentId);
      }),
    withdraw: (id, contentId) =>
      use((database) => {
        database.prepare('DELETE FROM preview_link WHERE id = ? AND content_id = ?').run(id, contentId);
      }),
    withdrawAll: (contentId) =>
      use((database) => {
        database.prepare('DELETE FROM preview_link WHERE content_id = ?').run(contentId);
      }),
    close: async () => close(),
  };
}
