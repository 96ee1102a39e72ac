import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { searchableText } from '../content/search-text.ts';
import { type ContentFilter, contentIdsQuery } from './content-filter.ts';
import type { ContentRecord } from './records.ts';

const columns = `'content' AS kind, id, type, status, slug, path, parent_id AS parentId, author_id AS authorId, title, content, excerpt,
  date, modified, template, featured_image_id AS featuredImageId, menu_order AS menuOrder, seo_title AS seoTitle,
  seo_description AS seoDescription, post_password AS postPassword, fields`;
/** Rows of other kinds share the sequence of IDs. */
const isContent = "type NOT IN ('nav_menu_item', 'revision')";

export type NewContent = Omit<ContentRecord, 'kind' | 'id' | 'revisionOf'>;
export type ContentTable = ReturnType<typeof contentTable>;

/** Reads and writes content of every type, media items included. */
export function contentTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM content WHERE id = ? AND ${isContent}`);
  const selectByPath = database.prepare(
    `SELECT ${columns} FROM content WHERE path = ? COLLATE NOCASE AND ${isContent}
     ORDER BY type = 'attachment', status <> 'publish', id LIMIT 1`,
  );
  const selectBySlug = database.prepare(
    `SELECT ${columns} FROM content WHERE type = ? AND slug = ? ORDER BY status <> 'publish', id LIMIT 1`,
  );
  const insert = database.prepare(
    `INSERT INTO content (type, status, slug, path, parent_id, author_id, title, content, excerpt, date, modified,
       template, featured_image_id, menu_order, seo_title, seo_description, post_password, fields, search_text)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE content SET type = ?, status = ?, slug = ?, path = ?, parent_id = ?, author_id = ?, title = ?, content = ?,
       excerpt = ?, date = ?, modified = ?, template = ?, featured_image_id = ?, menu_order = ?, seo_title = ?,
       seo_description = ?, post_password = ?, fields = ?, search_text = ? WHERE id = ?`,
  );
  const updateFields = database.prepare('UPDATE content SET fields = ? WHERE id = ?');
  const remove = database.prepare(`DELETE FROM content WHERE id = ? AND ${isContent}`);
  const selectChildren = database.prepare(`SELECT ${columns} FROM content WHERE parent_id = ? AND type = ?`);
  const countByAuthor = database.prepare(
    "SELECT count(*) AS posts FROM content WHERE author_id = ? AND status = 'publish' AND type <> 'attachment'",
  );

  const selectPointing = database.prepare(
    "SELECT id, fields FROM content WHERE status = 'publish' AND instr(fields, ?) > 0",
  );

  return {
    byId: (id: number): ContentRecord | undefined => toRecord(selectById.get(id)),
    byPath: (path: string): ContentRecord | undefined => toRecord(selectByPath.get(path)),
    bySlug: (type: string, slug: string): ContentRecord | undefined => toRecord(selectBySlug.get(type, slug)),

    /** IDs in the filter's order. */
    ids: (filter: ContentFilter): number[] => {
      const { sql, values } = contentIdsQuery(filter);
      return database
        .prepare(sql)
        .all(...values)
        .map((row) => Number(row.id));
    },

    /** Published content whose fields refer to this ID. */
    referring: (id: number): number[] =>
      selectPointing
        .all(String(id))
        .filter((row) => holdsNumber(JSON.parse(String(row.fields)), id))
        .map((row) => Number(row.id)),

    publishedBy: (authorId: number): number => Number(countByAuthor.get(authorId)?.posts ?? 0),

    /** Content of the same type directly below this one, whatever its status. */
    childrenOf: ({ id, type }: Pick<ContentRecord, 'id' | 'type'>): ContentRecord[] =>
      selectChildren.all(id, type).flatMap((row) => toRecord(row) ?? []),

    insert: (content: NewContent): number => Number(insert.run(...valuesOf(content)).lastInsertRowid),
    /** Replaces everything except the ID. */
    update: (id: number, content: NewContent): void => {
      update.run(...valuesOf(content), id);
    },
    /** Deletes content with its terms, revisions and old paths; its children become top-level. */
    delete: (id: number): void => {
      remove.run(id);
    },

    setFields: (id: number, fields: ContentRecord['fields']): void => {
      updateFields.run(JSON.stringify(fields), id);
    },
  };
}

/** In the order of the columns in the write statements. */
function valuesOf(content: NewContent): SQLInputValue[] {
  return [
    ...[content.type, content.status, content.slug, content.path, content.parentId, content.authorId],
    ...[content.title, content.content, content.excerpt, content.date, content.modified, content.template],
    ...[content.featuredImageId, content.menuOrder, content.seoTitle, content.seoDescription, content.postPassword],
    JSON.stringify(content.fields),
    searchableText(content.title, content.excerpt, content.content),
  ];
}

/** Fields refer to content and media by ID, alone or in lists. */
function holdsNumber(value: unknown, number: number): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((part) => holdsNumber(part, number));
  return value === number;
}

/** The select statement lists exactly the record's columns, which makes the cast safe. */
function toRecord(row: Record<string, unknown> | undefined): ContentRecord | undefined {
  if (!row) return undefined;
  return { ...row, fields: JSON.parse(String(row.fields)) } as unknown as ContentRecord;
}
