import { openPrivateDatabase } from '../../sqlite/open-private-database.ts';
import { newLink, type PreviewLink, type PreviewLinks } from './preview-links.ts';

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
  const database = openPrivateDatabase(file, {
    lockMs: 2_000,
    prepare: (opened) => opened.exec(`PRAGMA secure_delete = ON; ${SCHEMA}`),
  });
  const insert = database.prepare('INSERT INTO preview_link VALUES (?, ?, ?, ?, ?, ?, ?)');
  const byContent = database.prepare(`SELECT ${COLUMNS} FROM preview_link WHERE content_id = ? ORDER BY made_at DESC`);
  const byId = database.prepare(`SELECT ${COLUMNS}, copy FROM preview_link WHERE id = ?`);
  const update = database.prepare('UPDATE preview_link SET copy = ?, copied_at = ? WHERE content_id = ?');
  const remove = database.prepare('DELETE FROM preview_link WHERE id = ? AND content_id = ?');
  const removeAll = database.prepare('DELETE FROM preview_link WHERE content_id = ?');
  const removeOld = database.prepare('DELETE FROM preview_link WHERE expires_at <= ?');

  return {
    async add(wanted, copy) {
      const link = newLink(wanted, now());
      const { id, contentId, maker, madeAt, expiresAt, copiedAt } = link;
      insert.run(id, contentId, maker, madeAt, expiresAt, copiedAt, copy);
      return link;
    },
    async of(contentId) {
      removeOld.run(now());
      // The columns above are the type's fields.
      return byContent.all(contentId) as unknown as PreviewLink[];
    },
    async find(id) {
      removeOld.run(now());
      // As above, with the copy.
      const row = byId.get(id) as unknown as (PreviewLink & { copy: string }) | undefined;
      if (!row) return undefined;
      const { copy, ...link } = row;
      return { link, copy };
    },
    async refresh(contentId, copy) {
      update.run(copy, now(), contentId);
    },
    async withdraw(id, contentId) {
      remove.run(id, contentId);
    },
    async withdrawAll(contentId) {
      removeAll.run(contentId);
    },
    close: async () => database.close(),
  };
}
