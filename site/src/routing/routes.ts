import type { RouteRow } from './route-row.ts';
import { routeTable } from './route-table.ts';

/**
 * The row of the route table for a decoded path and its query.
 * @throws when the table has no row for everything; its last one is
 */
export function routeOf(path: string, query = ''): RouteRow {
  const row = routeTable.find(({ matches }) => matches(path, query));
  if (!row) throw new Error('The last row of the route table must match every path.');
  return row;
}

/** Whether only the CMS has pages at a path. */
export function isContent(path: string): boolean {
  return routeOf(path).page === 'content.tsx';
}
