import { GraphQLError } from 'graphql';

/** The four arguments of every connection. */
export interface PagingArguments {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
}

export interface Page<Id> {
  ids: Id[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
}

export const defaultPageSize = 10;
export const largestPageSize = 100;
const cursorPrefix = 'arrayconnection:';

/** WPGraphQL's cursor: base64 of `arrayconnection:{id}`. */
export function cursorOf(id: number | string): string {
  return Buffer.from(`${cursorPrefix}${id}`).toString('base64');
}

function idOfCursor(cursor: string | null | undefined): string | undefined {
  if (!cursor) return undefined;
  const text = Buffer.from(cursor, 'base64').toString();
  return text.startsWith(cursorPrefix) ? text.slice(cursorPrefix.length) : undefined;
}

function pageSize({ first, last }: PagingArguments, largest: number): number {
  if (first && last) {
    throw new GraphQLError(
      'The `first` and `last` arguments cannot be used together. For forward pagination, use `first` and `after`. For backward pagination, use `last` and `before`.',
    );
  }
  if (first && first < 0) throw new GraphQLError('`first` must be a positive integer.');
  if (last && last < 0) throw new GraphQLError('`last` must be a positive integer.');
  return Math.min(first || last || defaultPageSize, largest);
}

/** A list of IDs that pages are taken from: an array, or a table that reads only what a page needs. */
export interface IdList<Id, Position> {
  /** Where the list has the ID of a cursor; undefined when it lacks it. */
  find(id: string): Position | undefined;
  /** Up to `limit` IDs between two positions, both excluded; the last ones with `fromEnd`. */
  between(range: { after: Position | undefined; before: Position | undefined; limit: number; fromEnd: boolean }): Id[];
}

export function listOf<Id extends number | string>(all: readonly Id[]): IdList<Id, number> {
  return {
    find: (id) => {
      const index = all.findIndex((candidate) => String(candidate) === id);
      return index === -1 ? undefined : index;
    },
    between({ after = -1, before, limit, fromEnd }) {
      const range = all.slice(after + 1, before);
      return fromEnd ? range.slice(-limit) : range.slice(0, limit);
    },
  };
}

/**
 * Takes one page from a list of IDs, as WPGraphQL does: `hasNextPage` is computed only when
 * `first` is sent, and a cursor that is not in the list is ignored.
 * @throws GraphQLError when `first` and `last` come together or one is negative.
 */
export function pageOf<Id extends number | string, Position>(
  list: IdList<Id, Position>,
  paging: PagingArguments,
  largest = largestPageSize,
): Page<Id> {
  const size = pageSize(paging, largest);
  const find = (cursor: string | null | undefined): Position | undefined => {
    const id = idOfCursor(cursor);
    return id === undefined ? undefined : list.find(id);
  };
  const after = find(paging.after);
  const before = find(paging.before);
  const fromEnd = Boolean(paging.last);
  const found = list.between({ after, before, limit: size + 1, fromEnd });
  const hasMore = found.length > size;
  return {
    ids: fromEnd ? found.slice(-size) : found.slice(0, size),
    hasNextPage: paging.first ? hasMore : before !== undefined,
    hasPreviousPage: paging.last ? hasMore : after !== undefined,
  };
}
