import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { searchableText } from '../content/search-text.ts';
import { type ContentFilter, contentIdsQuery } from './content-filter.ts';
import type { ContentRecord } from './records.ts';

const columns = `id, type, status, slug, path, parent_id AS parentId, author_id AS authorId, title, content, excerpt,
  date, modified, template, featured_image_id AS featuredImageId, menu_order AS menuOrder, seo_title AS seoTitle,
  seo_description AS seoDescription, fields`;

export type NewContent = Omit<ContentRecord, 'kind' | 'id'>;
export type ContentTable = ReturnType<typeof contentTable>;

/** Reads and writes content of every type, media items included. */
export function contentTable(database: DatabaseSync) {
  const selectById = database.prepare(`SELECT ${columns} FROM content WHERE id = ? AND type <> 'nav_menu_item'`);
  const selectByPath = database.prepare(
    `SELECT ${columns} FROM content WHERE path = ? COLLATE NOCASE AND type <> 'nav_menu_item'
     ORDER BY type = 'attachment', status <> 'publish', id LIMIT 1`,
  );
  const selectBySlug = database.prepare(
    `SELECT ${columns} FROM content WHERE type = ? AND slug = ? ORDER BY id LIMIT 1`,
  );
  const insert = database.prepare(
    `INSERT INTO content (type, status, slug, path, parent_id, author_id, title, content, excerpt, date, modified,
       template, featured_image_id, menu_order, seo_title, seo_description, fields, search_text)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const updateFields = database.prepare('UPDATE content SET fields = ? WHERE id = ?');
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

    /** Ids in the filter's order. */
    ids: (filter: ContentFilter): number[] => {
      const { sql, values } = contentIdsQuery(filter);
      return database
        .prepare(sql)
        .all(...values)
        .map((row) => Number(row.id));
    },

    /** Published content whose fields point at this id. */
    referring: (id: number): number[] =>
      selectPointing
        .all(String(id))
        .filter((row) => holdsNumber(JSON.parse(String(row.fields)), id))
        .map((row) => Number(row.id)),

    publishedBy: (authorId: number): number => Number(countByAuthor.get(authorId)?.posts ?? 0),

    insert: (content: NewContent): number => {
      const values: SQLInputValue[] = [
        ...[content.type, content.status, content.slug, content.path, content.parentId, content.authorId],
        ...[content.title, content.content, content.excerpt, content.date, content.modified, content.template],
        ...[content.featuredImageId, content.menuOrder, content.seoTitle, content.seoDescription],
        JSON.stringify(content.fields),
        searchableText(content.title, content.excerpt, content.content),
      ];
      return Number(insert.run(...values).lastInsertRowid);
    },

    setFields: (id: number, fields: ContentRecord['fields']): void => {
      updateFields.run(JSON.stringify(fields), id);
    },
  };
}

/** Fields point at content and media by number, alone or in lists. */
function holdsNumber(value: unknown, number: number): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((part) => holdsNumber(part, number));
  return value === number;
}

/** The statement above lists exactly the record's columns, which is what makes the cast true. */
function toRecord(row: Record<string, unknown> | undefined): ContentRecord | undefined {
  if (!row) return undefined;
  return { ...row, kind: 'content', fields: JSON.parse(String(row.fields)) } as unknown as ContentRecord;
}
