import type { QueryCms } from '../../cms-client/cms-client.ts';
import { CmsQueryError, CmsUnreachableError, isCmsError } from '../../cms-client/errors.ts';
import type { FragmentOf, VariablesOf } from '../../cms-client/graphql.ts';
import { batches } from '../../content/batches.ts';
import { GetIndexedContent, GetProtectedPaths, type IndexedParts } from './content.query.ts';

export type IndexedNode = FragmentOf<typeof IndexedParts>;
type Order = VariablesOf<typeof GetIndexedContent>['orderby'];

/** As many as WPGraphQL gives at once; fewer when a response of that many is too large or takes too long. */
const SIZES = [100, 20, 5] as const;

async function readBatch(query: QueryCms, variables: VariablesOf<typeof GetIndexedContent>) {
  const answer = await query(GetIndexedContent, variables);
  if (!answer.data.entries || answer.errors.length > 0) throw new CmsQueryError('GetIndexedContent', answer.errors);
  return answer;
}

/** Asks for one batch, and for a smaller one when the CMS fails at it. @throws CmsError */
async function readAnyBatch(query: QueryCms, variables: VariablesOf<typeof GetIndexedContent>) {
  try {
    return await readBatch(query, variables);
  } catch (error) {
    const smaller = SIZES.find((size) => size < variables.first);
    if (smaller === undefined || !isCmsError(error) || error instanceof CmsUnreachableError) throw error;
    return readAnyBatch(query, { ...variables, first: smaller });
  }
}

/**
 * All published entries in batches, oldest first, or the last changed first.
 * @param first size of the first batch
 * @throws CmsError
 */
export function readContent(
  query: QueryCms,
  order: 'oldest' | 'last changed',
  first = 100,
): AsyncGenerator<readonly IndexedNode[]> {
  const orderby: Order =
    order === 'oldest' ? [{ field: 'DATE', order: 'ASC' }] : [{ field: 'MODIFIED', order: 'DESC' }];
  return batches('the content for the index', (after) =>
    readAnyBatch(query, { first: after === null ? first : 100, after, in: null, orderby }),
  );
}

const IDS_AT_ONCE = 20;

/** Entries by their IDs, those that everyone may read. @throws CmsError */
export async function readEntries(query: QueryCms, ids: readonly number[]): Promise<readonly IndexedNode[]> {
  const nodes: IndexedNode[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE).map(String);
    const { data } = await readBatch(query, { first: IDS_AT_ONCE, after: null, in: part, orderby: null });
    nodes.push(...(data.entries?.nodes ?? []));
  }
  return nodes;
}

/** @param ids undefined: all @throws CmsError */
export async function readProtectedPaths(
  query: QueryCms,
  ids?: readonly number[],
): Promise<{ databaseId: number; uri: string | null }[]> {
  const found: { databaseId: number; uri: string | null }[] = [];
  const ask = (after: string | null) => query(GetProtectedPaths, { first: 100, after, in: ids?.map(String) ?? null });
  for await (const nodes of batches('the protected paths', ask)) found.push(...nodes);
  return found;
}
