import type { DatabaseSync } from 'node:sqlite';
import type { FieldValues } from './records.ts';
import { recordsOf, statementsOf } from './statements.ts';

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

type NewRevision = Omit<RevisionRecord, 'id' | 'slug'>;

const select = `SELECT id, parent_id AS contentId, slug, author_id AS authorId, title, content, excerpt, fields, modified
  FROM content`;

/** Maximum number of revisions per node, without autosaves. */
const mostRevisions = 50;

/** Custom fields are stored as JSON. */
type RevisionRow = Omit<RevisionRecord, 'fields'> & { fields: string };

function autosaveSlug(contentId: number): string {
  return `${contentId}-autosave-v1`;
}

/** States of content, stored as in WordPress: rows of the content table with a type of their own. */
export function revisionTable(database: DatabaseSync) {
  const { one, write } = statementsOf(database);
  const records = recordsOf(database, toRecord);
  const ofContent = `${select} WHERE parent_id = ? AND type = 'revision' ORDER BY modified DESC, id DESC`;
  const insert = database.prepare(
    `INSERT INTO content (type, status, slug, parent_id, author_id, title, content, excerpt, fields, date, modified)
     VALUES ('revision', 'inherit', :slug, :contentId, :authorId, :title, :content, :excerpt, :fields, :modified, :modified)`,
  );
  const update = write<[id: number, title: string, content: string, excerpt: string, fields: string, modified: string]>(
    'UPDATE content SET title = ?2, content = ?3, excerpt = ?4, fields = ?5, modified = ?6 WHERE id = ?1',
  );
  const ofAuthor = "parent_id = ? AND type = 'revision' AND slug = ? AND author_id IS ?";
  type OfAuthor = [contentId: number, slug: string, authorId: number | null];
  const selectAutosave = one<{ id: number }, OfAuthor>(`SELECT id FROM content WHERE ${ofAuthor}`);
  const removeAutosave = write<OfAuthor>(`DELETE FROM content WHERE ${ofAuthor}`);
  const removeOldest = write<[contentId: number, slug: string, limit: number]>(
    `DELETE FROM content WHERE id IN (
       SELECT id FROM content WHERE parent_id = ? AND type = 'revision' AND slug = ? ORDER BY id DESC LIMIT -1 OFFSET ?)`,
  );

  const add = (slug: string, revision: NewRevision): number =>
    Number(insert.run({ ...revision, slug, fields: JSON.stringify(revision.fields) }).lastInsertRowid);

  return {
    byId: records.one<[id: number]>(`${select} WHERE id = ? AND type = 'revision'`),
    /** Newest first, autosaves included. */
    ofContent: records.all<[contentId: number]>(ofContent),
    newestOf: records.one<[contentId: number]>(`${ofContent} LIMIT 1`),

    /** Stores a saved state and deletes the same author's older autosave. */
    add: (revision: NewRevision): number => {
      const { contentId, authorId } = revision;
      removeAutosave(contentId, autosaveSlug(contentId), authorId);
      const slug = `${contentId}-revision-v1`;
      const id = add(slug, revision);
      removeOldest(contentId, slug, mostRevisions);
      return id;
    },

    /** Replaces an author's unsaved state with this one, under the same ID. */
    autosave: (revision: NewRevision): number => {
      const { contentId, authorId, title, content, excerpt, fields, modified } = revision;
      const slug = autosaveSlug(contentId);
      const known = selectAutosave(contentId, slug, authorId);
      if (!known) return add(slug, revision);
      update(known.id, title, content, excerpt, JSON.stringify(fields), modified);
      return known.id;
    },
  };
}

function toRecord(row: RevisionRow): RevisionRecord {
  return { ...row, fields: JSON.parse(row.fields) };
}
