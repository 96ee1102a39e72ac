import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type Condition, type ContentFilter, contentIdsQuery } from './content-filter.ts';
import { type ContentPosition, type ContentRange, positionQuery, rangeQuery } from './content-range.ts';
import { inTransaction } from './open-database.ts';
import type { ContentRecord } from './records.ts';
import { searchableText } from './search-text.ts';
import { recordsOf, statementsOf } from './statements.ts';

/** The column of each property that content is written with. */
const columnOf = {
  type: 'type',
  status: 'status',
  slug: 'slug',
  path: 'path',
  parentId: 'parent_id',
  authorId: 'author_id',
  title: 'title',
  content: 'content',
  excerpt: 'excerpt',
  date: 'date',
  modified: 'modified',
  template: 'template',
  featuredImageId: 'featured_image_id',
  menuOrder: 'menu_order',
  seoTitle: 'seo_title',
  seoDescription: 'seo_description',
  postPassword: 'post_password',
  fields: 'fields',
} as const satisfies Record<keyof NewContent, string>;
const written = Object.entries(columnOf);
const select = `SELECT 'content' AS kind, id, ${written.map(([name, column]) => `${column} AS ${name}`).join(', ')} FROM content`;
const insertAll = `INSERT INTO content (${Object.values(columnOf).join(', ')}) VALUES (${written.map(([name]) => `:${name}`).join(', ')})`;
const updateAll = `UPDATE content SET ${written.map(([name, column]) => `${column} = :${name}`).join(', ')} WHERE id = :id`;
/** Rows of other kinds share the sequence of IDs. */
const isContent = "type NOT IN ('nav_menu_item', 'revision')";

export type NewContent = Omit<ContentRecord, 'kind' | 'id' | 'revisionOf'>;

/** Public content at the top level, with what `own` says and nothing else. */
export function newContent(
  own: Partial<NewContent> & Pick<NewContent, 'type' | 'slug' | 'title' | 'date'>,
): NewContent {
  return {
    status: 'publish',
    path: null,
    parentId: null,
    authorId: null,
    content: '',
    excerpt: '',
    modified: own.date,
    template: 'Default',
    featuredImageId: null,
    menuOrder: 0,
    seoTitle: null,
    seoDescription: null,
    postPassword: '',
    fields: {},
    ...own,
  };
}
/** Custom fields are stored as JSON. */
type ContentRow = Omit<ContentRecord, 'fields'> & { fields: string };
/** Reads and writes content of every type, media items included. */
export function contentTable(database: DatabaseSync) {
  const { one, all, write } = statementsOf(database);
  const records = recordsOf(database, toRecord);
  const [insert, update] = [database.prepare(insertAll), database.prepare(updateAll)];
  const writeSearchText = write<[id: number, text: string]>(
    'INSERT OR REPLACE INTO content_search (rowid, text) VALUES (?, ?)',
  );
  const updateFields = write<[id: number, fields: string]>('UPDATE content SET fields = ?2 WHERE id = ?1');
  const countByAuthor = one<{ posts: number }, [authorId: number]>(
    "SELECT count(*) AS posts FROM content WHERE author_id = ? AND status = 'publish' AND type <> 'attachment'",
  );
  const selectPointing = all<{ id: number; fields: string }, [text: string]>(
    "SELECT id, fields FROM content WHERE status = 'publish' AND instr(fields, ?) > 0 ORDER BY id",
  );

  const rowsOf = ({ sql, values }: Condition) => database.prepare(sql).all(...values);
  const idsOf = (query: Condition): number[] => rowsOf(query).map((row) => Number(row.id));
  const setSearchText = (id: number, { title, excerpt, content }: NewContent): void => {
    writeSearchText(id, searchableText(title, excerpt, content));
  };

  return {
    byId: records.one<[id: number]>(`${select} WHERE id = ? AND ${isContent}`),
    byPath: records.one<[path: string]>(
      `${select} WHERE path = ? COLLATE NOCASE AND ${isContent}
       ORDER BY type = 'attachment', status <> 'publish', id LIMIT 1`,
    ),
    bySlug: records.one<[type: string, slug: string]>(
      `${select} WHERE type = ? AND slug = ? ORDER BY status <> 'publish', id LIMIT 1`,
    ),

    /** All IDs that a filter finds, in its order. */
    ids: (filter: ContentFilter): number[] => idsOf(contentIdsQuery(filter)),
    /** Where the list of a filter has this ID; undefined when it lacks it. */
    position: (filter: ContentFilter, id: number): ContentPosition | undefined => {
      const [row] = rowsOf(positionQuery(filter, id));
      return row && Object.values(row);
    },
    /** A part of what `ids` returns, without reading the rest. The filter names an order or no IDs. */
    idsBetween: (filter: ContentFilter, range: ContentRange): number[] => {
      const ids = idsOf(rangeQuery(filter, range));
      return range.fromEnd ? ids.reverse() : ids;
    },

    /** Published content whose fields refer to this ID. */
    referring: (id: number): number[] =>
      selectPointing(String(id))
        .filter(({ fields }) => holdsNumber(JSON.parse(fields), id))
        .map((row) => row.id),

    publishedBy: (authorId: number): number => countByAuthor(authorId)?.posts ?? 0,

    /** Content of a type directly below a node, whatever its status. */
    childrenOf: records.all<[id: number, type: string]>(`${select} WHERE parent_id = ? AND type = ?`),

    /** Content with a template that is not in the trash, in the order of IDs behind one. */
    ofTemplate: records.all<[template: string, after: number, most: number]>(
      `${select} WHERE template = ? AND status IN ('publish', 'private', 'draft') AND id > ? AND ${isContent} ORDER BY id LIMIT ?`,
    ),

    insert: (content: NewContent): number =>
      inTransaction(database, () => {
        const id = Number(insert.run(valuesOf(content)).lastInsertRowid);
        setSearchText(id, content);
        return id;
      }),
    /** Replaces everything except the ID. */
    update: (id: number, content: NewContent): void => {
      inTransaction(database, () => {
        update.run({ ...valuesOf(content), id });
        setSearchText(id, content);
      });
    },
    setFields: (id: number, fields: ContentRecord['fields']): void => updateFields(id, JSON.stringify(fields)),
  };
}

/** The named values of the write statements. */
function valuesOf(content: NewContent): Record<string, SQLInputValue> {
  // `columnOf` has exactly these keys.
  const values = Object.keys(columnOf).map((name) => [name, content[name as keyof NewContent]]);
  return { ...Object.fromEntries(values), fields: JSON.stringify(content.fields) };
}

/** Fields refer to content and media by ID, alone or in lists. */
function holdsNumber(value: unknown, number: number): boolean {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).some((part) => holdsNumber(part, number));
  return value === number;
}

function toRecord(row: ContentRow): ContentRecord {
  return { ...row, fields: JSON.parse(row.fields) };
}
