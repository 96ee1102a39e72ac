import type { SQLInputValue } from 'node:sqlite';
import { type Condition, type ContentFilter, contentCondition } from './content-filter.ts';
import { type OrderTerm, orderSql, orderTerms } from './content-order.ts';

/** Where a list has a node: what it is ordered by there. */
export type ContentPosition = readonly SQLInputValue[];

/** The part of a list between two of its nodes. */
export interface ContentRange {
  /** Excluded. */
  after?: ContentPosition | undefined;
  before?: ContentPosition | undefined;
  limit: number;
  /** Takes the last nodes of the range in place of its first ones. */
  fromEnd?: boolean;
}

/** The statement that reads the position of a node; it finds no row when the list lacks the node. */
export function positionQuery(filter: ContentFilter, id: number): Condition {
  const { sql, values } = contentCondition(filter);
  const columns = orderTerms(filter).map((term, index) => `${term.sql} AS at${index}`);
  return { sql: `SELECT ${columns.join(', ')} FROM content WHERE id = ? AND ${sql}`, values: [id, ...values] };
}

/** The statement that lists the IDs of one range, the last one first when it is taken from the end. */
export function rangeQuery(filter: ContentFilter, { after, before, limit, fromEnd = false }: ContentRange): Condition {
  const terms = orderTerms(filter);
  const parts = [contentCondition(filter)];
  if (after) parts.push(beyond(terms, after, false));
  if (before) parts.push(beyond(terms, before, true));
  return {
    sql: `SELECT id FROM content WHERE ${parts.map((part) => part.sql).join(' AND ')}
      ORDER BY ${orderSql(terms, fromEnd)} LIMIT ?`,
    values: [...parts.flatMap((part) => part.values), limit],
  };
}

/** Behind a node in the order, or before it. The first bound repeats what the rest says: SQLite can seek by it. */
function beyond(terms: readonly OrderTerm[], edge: ContentPosition, isBefore: boolean): Condition {
  const bounds: string[] = [];
  const values: SQLInputValue[] = [];
  for (const [index, { sql, descending }] of terms.entries()) {
    const equal = terms.slice(0, index).map((term) => `${term.sql} = ?`);
    bounds.push([...equal, `${sql} ${descending === isBefore ? '>' : '<'} ?`].join(' AND '));
    values.push(...edge.slice(0, index + 1));
  }
  const first = terms[0];
  if (!first) return { sql: '1', values: [] };
  const seek = `${first.sql} ${first.descending === isBefore ? '>=' : '<='} ?`;
  return { sql: `${seek} AND (${bounds.join(' OR ')})`, values: [...edge.slice(0, 1), ...values] };
}
