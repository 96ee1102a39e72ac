import type { SQLInputValue } from 'node:sqlite';
import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import { foldText, type SearchTerm } from '../content/search-text.ts';
import type { ContentStatus } from './records.ts';

export type ContentOrder = 'date' | 'modified' | 'title' | 'slug' | 'menu_order' | 'author_id' | 'parent_id' | 'id';

export interface ContentFilter {
  types: readonly ContentTypeName[];
  statuses: readonly ContentStatus[];
  /** Only these IDs, in this order unless `orderBy` is set. */
  in?: readonly number[];
  notIn?: readonly number[];
  slug?: string;
  parentId?: number;
  authorId?: number;
  termId?: number;
  hasPassword?: boolean;
  search?: readonly SearchTerm[];
  orderBy?: readonly { field: ContentOrder; descending: boolean }[];
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The statement that lists the IDs of matching content, newest first by default. */
export function contentIdsQuery(filter: ContentFilter): { sql: string; values: SQLInputValue[] } {
  const conditions = [`type IN (${marks(filter.types)})`, `status IN (${marks(filter.statuses)})`];
  const values: SQLInputValue[] = [...filter.types, ...filter.statuses];
  const where = (condition: string, ...bound: SQLInputValue[]): void => {
    conditions.push(condition);
    values.push(...bound);
  };

  if (filter.in) where(`id IN (${marks(filter.in)})`, ...filter.in);
  if (filter.notIn?.length) where(`id NOT IN (${marks(filter.notIn)})`, ...filter.notIn);
  if (filter.slug !== undefined) where('slug = ?', filter.slug);
  if (filter.parentId !== undefined) where('coalesce(parent_id, 0) = ?', filter.parentId);
  if (filter.authorId !== undefined) where('author_id = ?', filter.authorId);
  if (filter.termId !== undefined) {
    where('id IN (SELECT content_id FROM content_terms WHERE term_id = ?)', filter.termId);
  }
  if (filter.hasPassword !== undefined) where(`post_password ${filter.hasPassword ? '<>' : '='} ''`);
  for (const term of filter.search ?? []) {
    const operator = term.excluded ? 'NOT LIKE' : 'LIKE';
    where(`search_text ${operator} ? ESCAPE '\\'`, `%${escapeLike(foldText(term.text))}%`);
  }

  const order = orderClause(filter, values);
  return { sql: `SELECT id FROM content WHERE ${conditions.join(' AND ')} ORDER BY ${order}`, values };
}

function orderClause(filter: ContentFilter, values: SQLInputValue[]): string {
  if (filter.orderBy?.length) {
    const asked = filter.orderBy.map(({ field, descending }) => `${field} ${descending ? 'DESC' : 'ASC'}`);
    return [...asked, 'id DESC'].join(', ');
  }
  if (filter.in?.length) {
    values.push(...filter.in);
    return `CASE id ${filter.in.map((_, position) => `WHEN ? THEN ${position}`).join(' ')} END`;
  }
  return 'date DESC, id DESC';
}
