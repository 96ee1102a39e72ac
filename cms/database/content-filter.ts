import type { SQLInputValue } from 'node:sqlite';
import type { ContentTypeName } from '@headwater/content-model/content-types.ts';
import { type ContentOrder, orderSql, orderTerms } from './content-order.ts';
import type { ContentStatus } from './records.ts';
import { foldText, type SearchTerm } from './search-text.ts';

const TRIGRAM = 3;

const HOLDS_TERM = 'EXISTS (SELECT 1 FROM content_search WHERE rowid = content.id AND instr(text, ?) > 0)';

/**
 * What content must meet so that its text has a term anywhere, within words as well, as WordPress searches.
 * The index of trigrams says where to look. A term of one or two characters has none: SQLite reads texts until a page
 * is full.
 */
function searchCondition({ text, excluded }: SearchTerm): { sql: string; values: SQLInputValue[] } {
  const term = foldText(text);
  const trigrams = trigramsOf(term).map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
  if (trigrams.length === 0) return { sql: `${excluded ? 'NOT ' : ''}${HOLDS_TERM}`, values: [term] };
  const matched = 'SELECT rowid FROM content_search WHERE content_search MATCH ?';
  const values = [trigrams.join(' AND '), term];
  if (excluded) return { sql: `+id NOT IN (${matched} AND instr(text, ?) > 0)`, values };
  // The plus sign stops SQLite from sorting all of these nodes; it reads texts until a page is full.
  return { sql: `+id IN (${matched}) AND ${HOLDS_TERM}`, values };
}

function trigramsOf(term: string): string[] {
  const characters = [...term];
  const count = Math.max(0, characters.length - TRIGRAM + 1);
  return [...new Set(Array.from({ length: count }, (_, start) => characters.slice(start, start + TRIGRAM).join('')))];
}

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

/** Part of a statement, and the values of its question marks. */
export interface Condition {
  sql: string;
  values: readonly SQLInputValue[];
}

function marks(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ');
}

/** What content must meet to be found. */
export function contentCondition(filter: ContentFilter): Condition {
  // Only media inherit their status; leaving it out lets SQLite walk its index in the order of the list.
  const statuses = filter.statuses.filter((status) => status !== 'inherit' || filter.types.includes('attachment'));
  const conditions = [`type IN (${marks(filter.types)})`, `status IN (${marks(statuses)})`];
  const values: SQLInputValue[] = [...filter.types, ...statuses];
  const where = (condition: string, ...bound: readonly SQLInputValue[]): void => {
    conditions.push(condition);
    values.push(...bound);
  };

  if (filter.in) where(`id IN (${marks(filter.in)})`, ...filter.in);
  if (filter.notIn?.length) where(`id NOT IN (${marks(filter.notIn)})`, ...filter.notIn);
  if (filter.slug !== undefined) where('slug = ?', filter.slug);
  if (filter.parentId === 0) where('parent_id IS NULL');
  else if (filter.parentId !== undefined) where('parent_id = ?', filter.parentId);
  if (filter.authorId !== undefined) where('author_id = ?', filter.authorId);
  if (filter.termId !== undefined) {
    where('id IN (SELECT content_id FROM content_terms WHERE term_id = ?)', filter.termId);
  }
  if (filter.hasPassword !== undefined) where(`post_password ${filter.hasPassword ? '<>' : '='} ''`);
  for (const term of filter.search ?? []) {
    const { sql, values: bound } = searchCondition(term);
    where(sql, ...bound);
  }
  return { sql: conditions.join(' AND '), values };
}

/** The statement that lists the IDs of matching content, newest first by default. */
export function contentIdsQuery(filter: ContentFilter): Condition {
  const { sql, values } = contentCondition(filter);
  if (filter.in?.length && !filter.orderBy?.length) {
    const order = `CASE id ${filter.in.map((_, position) => `WHEN ? THEN ${position}`).join(' ')} END`;
    return { sql: `SELECT id FROM content WHERE ${sql} ORDER BY ${order}`, values: [...values, ...filter.in] };
  }
  return { sql: `SELECT id FROM content WHERE ${sql} ORDER BY ${orderSql(orderTerms(filter))}`, values };
}
