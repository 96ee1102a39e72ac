import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Condition, type ContentFilter, contentIdsQuery } from './content-filter.ts';
import { type ContentRange, entryQuery, rangeQuery } from './content-range.ts';
import { inTransaction } from './open-database.ts';
import type { ContentRecord } from './records.ts';
import { searchableText } from './search-text.ts';

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
       template, featured_image_id, menu_order, seo_title, seo_description, post_password, fields)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    `UPDATE content SET type = ?, status = ?, slug = ?, path = ?, parent_id = ?, author_id = ?, title = ?, content = ?,
       excerpt = ?, date = ?, modified = ?, template = ?, featured_image_id = ?, menu_order = ?, seo_title = ?,
       seo_description = ?, post_password = ?, fields = ? WHERE id = ?`,
  );
  const writeSearchText = database.prepare('INSERT OR REPLACE INTO content_search (rowid, text) VALUES (?, ?)');
  const updateFields = database.prepare('UPDATE content SET fields = ? WHERE id = ?');
  const remove = database.prepare(`DELETE FROM content WHERE id = ? AND ${isContent}`);
  const selectChildren = database.prepare(`SELECT ${columns} FROM content WHERE parent_id = ? AND type = ?`);
  const countByAuthor = database.prepare(
    "SELECT count(*) AS posts FROM content WHERE author_id = ? AND status = 'publish' AND type <> 'attachment'",
  );

  const selectPointing = database.prepare(
    "SELECT id, fields FROM content WHERE status = 'publish' AND instr(fields, ?) > 0 ORDER BY id",
  );

  const rowsOf = ({ sql, values }: Condition) => database.prepare(sql).all(...values);
  const idsOf = (query: Condition): number[] => rowsOf(query).map((row) => Number(row.id));
  const edgeOf = (filter: ContentFilter, id: number | undefined): SQLInputValue[] | undefined => {
    const row = id === undefined ? undefined : rowsOf(entryQuery(filter, id))[0];
    return row && Object.values(row);
  };
  const setSearchText = (id: number, { title, excerpt, content }: NewContent): void => {
    writeSearchText.run(id, searchableText(title, excerpt, content));
  };

  return {
    byId: (id: number): ContentRecord | undefined => toRecord(selectById.get(id)),
    byPath: (path: string): ContentRecord | undefined => toRecord(selectByPath.get(path)),
    bySlug: (type: string, slug: string): ContentRecord | undefined => toRecord(selectBySlug.get(type, slug)),

    /** All IDs that a filter finds, in its order. */
    ids: (filter: ContentFilter): number[] => idsOf(contentIdsQuery(filter)),
    /** Whether a filter finds this ID. */
    has: (filter: ContentFilter, id: number): boolean => edgeOf(filter, id) !== undefined,
    /** A part of what `ids` returns, without reading the rest. The filter names an order or no IDs. */
    idsBetween: (filter: ContentFilter, range: ContentRange): number[] => {
      const edges = { after: edgeOf(filter, range.after), before: edgeOf(filter, range.before) };
      const ids = idsOf(rangeQuery(filter, edges, range));
      return range.fromEnd ? ids.reverse() : ids;
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

    insert: (content: NewContent): number =>
      inTransaction(database, () => {
        const id = Number(insert.run(...valuesOf(content)).lastInsertRowid);
        setSearchText(id, content);
        return id;
      }),
    /** Replaces everything except the ID. */
    update: (id: number, content: NewContent): void => {
      inTransaction(database, () => {
        update.run(...valuesOf(content), id);
        setSearchText(id, content);
      });
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
