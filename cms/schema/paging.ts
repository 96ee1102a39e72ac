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

/**
 * Takes one page from a whole list of IDs, as WPGraphQL does: `hasNextPage` is computed only when
 * `first` is sent, and a cursor that is not in the list is ignored.
 * @throws GraphQLError when `first` and `last` come together or one is negative.
 */
export function pageOf<Id extends number | string>(
  all: readonly Id[],
  paging: PagingArguments,
  largest = largestPageSize,
): Page<Id> {
  const size = pageSize(paging, largest);
  const position = (cursor: string | null | undefined): number => {
    const id = idOfCursor(cursor);
    return id === undefined ? -1 : all.findIndex((candidate) => String(candidate) === id);
  };
  const after = position(paging.after);
  const before = position(paging.before);
  const rest = all.slice(after + 1, before === -1 ? undefined : before);
  const ids = paging.last ? rest.slice(-size) : rest.slice(0, size);
  return {
    ids,
    hasNextPage: paging.first ? rest.length > size : before !== -1,
    hasPreviousPage: paging.last ? rest.length > size : after !== -1,
  };
}
