export type ContentOrder = 'date' | 'modified' | 'title' | 'slug' | 'menu_order' | 'author_id' | 'parent_id' | 'id';

/** One key of an order, as an SQL expression that is never NULL. */
export interface OrderTerm {
  sql: string;
  descending: boolean;
}

const nullable: readonly ContentOrder[] = ['author_id', 'parent_id'];
const newestFirst: readonly OrderTerm[] = [{ sql: 'date', descending: true }];
const lastByIdDescending: OrderTerm = { sql: 'id', descending: true };

/** The keys that a list is ordered by; the ID at the end makes the order the same each time. */
export function orderTerms(filter: {
  orderBy?: readonly { field: ContentOrder; descending: boolean }[];
}): readonly OrderTerm[] {
  const requested = filter.orderBy?.map(({ field, descending }) => ({
    sql: nullable.includes(field) ? `coalesce(${field}, 0)` : field,
    descending,
  }));
  return [...(requested?.length ? requested : newestFirst), lastByIdDescending];
}

/** The order for an ORDER BY clause, or its reverse. */
export function orderSql(terms: readonly OrderTerm[], isReversed = false): string {
  return terms.map(({ sql, descending }) => `${sql} ${descending !== isReversed ? 'DESC' : 'ASC'}`).join(', ');
}
