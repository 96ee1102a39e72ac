import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A link that shows one draft to anyone who has it. Times are milliseconds since 1970. */
export interface PreviewLink {
  id: string;
  /** ID of the only content that it shows. */
  contentId: number;
  /** Name of the editor who created it. */
  maker: string;
  madeAt: number;
  expiresAt: number;
  /** When its copy was taken. */
  copiedAt: number;
}

export interface PreviewLinks {
  add(link: { contentId: number; maker: string; hours: number }, copy: string): PreviewLink;
  /** Valid links of an entry, newest first. */
  of(contentId: number): PreviewLink[];
  /** The link with its copy; undefined when it expired, was withdrawn, or never existed. */
  find(id: string): { link: PreviewLink; copy: string } | undefined;
  /** Replaces the copies of an entry's links. */
  refresh(contentId: number, copy: string): void;
  /** Withdraws a link of this entry. */
  withdraw(id: string, contentId: number): void;
  /** Withdraws every link of an entry, with the copies. */
  withdrawAll(contentId: number): void;
  close(): void;
}

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

/**
 * Preview links in a file. An expired or withdrawn link is deleted with its copy of the draft.
 * @param now milliseconds since 1970.
 */
export function openPreviewLinks(file: string, now: () => number = Date.now): PreviewLinks {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA busy_timeout = 2000; PRAGMA secure_delete = ON;');
  database.exec(SCHEMA);
  const insert = database.prepare('INSERT INTO preview_link VALUES (?, ?, ?, ?, ?, ?, ?)');
  const byContent = database.prepare(`SELECT ${COLUMNS} FROM preview_link WHERE content_id = ? ORDER BY made_at DESC`);
  const byId = database.prepare(`SELECT ${COLUMNS}, copy FROM preview_link WHERE id = ?`);
  const update = database.prepare('UPDATE preview_link SET copy = ?, copied_at = ? WHERE content_id = ?');
  const remove = database.prepare('DELETE FROM preview_link WHERE id = ? AND content_id = ?');
  const removeAll = database.prepare('DELETE FROM preview_link WHERE content_id = ?');
  const removeOld = database.prepare('DELETE FROM preview_link WHERE expires_at <= ?');

  return {
    add({ contentId, maker, hours }, copy) {
      const madeAt = now();
      const id = randomBytes(16).toString('base64url');
      const expiresAt = madeAt + hours * 3_600_000;
      insert.run(id, contentId, maker, madeAt, expiresAt, madeAt, copy);
      return { id, contentId, maker, madeAt, expiresAt, copiedAt: madeAt };
    },
    of(contentId) {
      removeOld.run(now());
      // The columns above are the type's fields.
      return byContent.all(contentId) as unknown as PreviewLink[];
    },
    find(id) {
      removeOld.run(now());
      // As above, with the copy.
      const row = byId.get(id) as unknown as (PreviewLink & { copy: string }) | undefined;
      if (!row) return undefined;
      const { copy, ...link } = row;
      return { link, copy };
    },
    refresh(contentId, copy) {
      update.run(copy, now(), contentId);
    },
    withdraw(id, contentId) {
      remove.run(id, contentId);
    },
    withdrawAll(contentId) {
      removeAll.run(contentId);
    },
    close: () => database.close(),
  };
}
