import type { QueryCms } from '../../cms-client/cms-client.ts';
import { mainNode } from '../../cms-client/envelope.ts';
import { CmsQueryError } from '../../cms-client/errors.ts';
import type { FragmentOf, VariablesOf } from '../../cms-client/graphql.ts';
import { type BatchQuery, readBatches } from '../../content/read-batches.ts';
import { GetIndexedContent, GetProtectedPaths, type IndexedParts } from './content.query.ts';

export type IndexedNode = FragmentOf<typeof IndexedParts>;
type Order = VariablesOf<typeof GetIndexedContent>['orderby'];

/** As many as WPGraphQL gives at once; fewer when a response of that many is too large or takes too long. */
const SIZES = [100, 20, 5] as const;
export const LARGEST = SIZES[0];
/** As many pages as there are IDs in a change at most, and a bound for a CMS whose cursors never end. */
const MOST_BATCHES = 20_000;

async function readBatch(query: QueryCms, variables: VariablesOf<typeof GetIndexedContent>) {
  const response = await query(GetIndexedContent, variables);
  const list = mainNode('the content for the index', response, (data) => data.list);
  if (!list || response.errors.length > 0) throw new CmsQueryError('GetIndexedContent', response.errors);
  return list;
}

/** Sizes of batches. */
interface ReadSizes {
  first?: number;
  largest?: number;
  /** Called with the size that worked when a larger one was too much. */
  onSmaller?: (size: number) => void;
}

/**
 * All published nodes in batches, oldest first, or the last changed first.
 * @throws CmsError
 */
export function readContent(
  query: QueryCms,
  order: 'oldest' | 'last changed',
  { largest = LARGEST, ...more }: ReadSizes = {},
): AsyncGenerator<readonly IndexedNode[]> {
  const orderby: Order =
    order === 'oldest' ? [{ field: 'DATE', order: 'ASC' }] : [{ field: 'MODIFIED', order: 'DESC' }];
  return readBatches((batch) => readBatch(query, { ...batch, in: null, orderby }), {
    sizes: SIZES.filter((size) => size <= largest),
    most: MOST_BATCHES,
    ...more,
  });
}

const IDS_AT_ONCE = 20;

/** Nodes by their IDs, those that everyone may read. @throws CmsError */
export async function readNodes(query: QueryCms, ids: readonly number[]): Promise<readonly IndexedNode[]> {
  const nodes: IndexedNode[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const part = ids.slice(start, start + IDS_AT_ONCE).map(String);
    nodes.push(...(await readBatch(query, { first: IDS_AT_ONCE, after: null, in: part, orderby: null })).nodes);
  }
  return nodes;
}

/** @param ids undefined: all @throws CmsError */
export async function readProtectedPaths(
  query: QueryCms,
  ids?: readonly number[],
): Promise<{ databaseId: number; uri: string | null }[]> {
  const found: { databaseId: number; uri: string | null }[] = [];
  const queryProtected = async (batch: BatchQuery) => {
    const response = await query(GetProtectedPaths, { ...batch, in: ids?.map(String) ?? null });
    return mainNode('the protected paths', response, (data) => data.list);
  };
  for await (const nodes of readBatches(queryProtected, { sizes: [100], most: MOST_BATCHES })) found.push(...nodes);
  return found;
}
