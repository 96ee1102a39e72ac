import type { DatabaseSync } from 'node:sqlite';
import type { FieldValues } from './records.ts';

/** One saved state of content: what editors wrote, without its position and rendering. */
export interface RevisionRecord {
  id: number;
  contentId: number;
  /** `12-revision-v1`, or `12-autosave-v1` for an autosave. */
  slug: string;
  /** Who saved it. */
  authorId: number | null;
  title: string;
  content: string;
  excerpt: string;
  fields: FieldValues;
  modified: string;
}

export type RevisionTable = ReturnType<typeof revisionTable>;
type NewRevision = Omit<RevisionRecord, 'id' | 'slug'>;

const columns = 'id, parent_id AS contentId, slug, author_id AS authorId, title, content, excerpt, fields, modified';

/** Maximum number of revisions per entry, without autosaves. */
const mostKept = 50;

function autosaveSlug(contentId: number): string {
  return `${contentId}-autosave-v1`;
}

/** States of content, stored as in WordPress: rows of the content table with a type of their own. */
export function revisionTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM content WHERE id = ? AND type = 'revision'`);
  const selectOfContent = database.prepare(
    `SELECT ${columns} FROM content WHERE parent_id = ? AND type = 'revision' ORDER BY modified DESC, id DESC`,
  );
  const insert = database.prepare(
    `INSERT INTO content (type, status, slug, parent_id, author_id, title, content, excerpt, fields, date, modified)
     VALUES ('revision', 'inherit', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    'UPDATE content SET title = ?, content = ?, excerpt = ?, fields = ?, modified = ? WHERE id = ?',
  );
  const selectAutosave = database.prepare(
    "SELECT id FROM content WHERE parent_id = ? AND type = 'revision' AND slug = ? AND author_id IS ?",
  );
  const removeAutosave = database.prepare(
    "DELETE FROM content WHERE parent_id = ? AND type = 'revision' AND slug = ? AND author_id IS ?",
  );
  const removeAll = database.prepare("DELETE FROM content WHERE parent_id = ? AND type = 'revision'");
  const removeOldest = database.prepare(
    `DELETE FROM content WHERE id IN (
       SELECT id FROM content WHERE parent_id = ? AND type = 'revision' AND slug = ? ORDER BY id DESC LIMIT -1 OFFSET ?)`,
  );

  const add = (slug: string, { contentId, authorId, modified, ...words }: NewRevision): number => {
    const { title, content, excerpt, fields } = words;
    const values = [slug, contentId, authorId, title, content, excerpt, JSON.stringify(fields), modified, modified];
    return Number(insert.run(...values).lastInsertRowid);
  };

  return {
    byId: (id: number): RevisionRecord | undefined => toRecord(selectById.get(id)),
    /** Newest first, autosaves included. */
    ofContent: (contentId: number): RevisionRecord[] =>
      selectOfContent.all(contentId).flatMap((row) => toRecord(row) ?? []),
    newestOf: (contentId: number): RevisionRecord | undefined => toRecord(selectOfContent.get(contentId)),

    /** Stores a saved state and deletes the same author's older autosave. */
    add: (revision: NewRevision): number => {
      const { contentId, authorId } = revision;
      removeAutosave.run(contentId, autosaveSlug(contentId), authorId);
      const slug = `${contentId}-revision-v1`;
      const id = add(slug, revision);
      removeOldest.run(contentId, slug, mostKept);
      return id;
    },

    /** Replaces an author's unsaved state with this one, under the same ID. */
    autosave: (revision: NewRevision): number => {
      const { contentId, authorId, title, content, excerpt, fields, modified } = revision;
      const slug = autosaveSlug(contentId);
      const known = selectAutosave.get(contentId, slug, authorId);
      if (!known) return add(slug, revision);
      update.run(title, content, excerpt, JSON.stringify(fields), modified, Number(known.id));
      return Number(known.id);
    },

    dropAutosave: (contentId: number, authorId: number): void => {
      removeAutosave.run(contentId, autosaveSlug(contentId), authorId);
    },
    deleteOf: (contentId: number): void => {
      removeAll.run(contentId);
    },
  };
}

/** The statements list exactly the record's columns, which makes the cast safe. */
function toRecord(row: Record<string, unknown> | undefined): RevisionRecord | undefined {
  return row && ({ ...row, fields: JSON.parse(String(row.fields)) } as unknown as RevisionRecord);
}
