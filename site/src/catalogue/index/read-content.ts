import type { QueryCms } from '../../cms-client/cms-client.ts';
import { mainNode } from '../../cms-client/envelope.ts';
import { CmsQueryError } from '../../cms-client/errors.ts';
import { type FragmentOf, readFragment, type VariablesOf } from '../../cms-client/graphql.ts';
import { batchOfAnySize } from '../../cms-client/smaller-batches.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { GetIndexedContent, GetProtectedPaths, type IndexedParts } from './content.query.ts';

export type IndexedNode = FragmentOf<typeof IndexedParts>;
type Order = VariablesOf<typeof GetIndexedContent>['orderby'];

/** As many as WPGraphQL gives at once; fewer when a response of that many is too large or takes too long. */
const SIZES = [100, 20, 5] as const;
/** As many pages as there are IDs in a change at most, and a bound for a CMS whose cursors never end. */
const MOST_BATCHES = 20_000;

async function readBatch(query: QueryCms, variables: VariablesOf<typeof GetIndexedContent>) {
  const answer = await query(GetIndexedContent, variables);
  const entries = mainNode('the content for the index', answer, (data) => data.entries);
  if (!entries || answer.errors.length > 0) throw new CmsQueryError('GetIndexedContent', answer.errors);
  return entries;
}

/**
 * All published entries in batches, oldest first, or the last changed first.
 * @param first size of the first batch
 * @throws CmsError
 */
export async function* readContent(
  query: QueryCms,
  order: 'oldest' | 'last changed',
  first = 100,
): AsyncGenerator<readonly IndexedNode[]> {
  const orderby: Order =
    order === 'oldest' ? [{ field: 'DATE', order: 'ASC' }] : [{ field: 'MODIFIED', order: 'DESC' }];
  let [after, most]: [string | null, number] = [null, SIZES[0]];
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const asked = batch === 0 ? first : most;
    const { batch: entries, size }: { batch: Awaited<ReturnType<typeof readBatch>>; size: number } =
      await batchOfAnySize(SIZES, asked, (first) => readBatch(query, { first, after, in: null, orderby }));
    // What was too much once is not tried again.
    if (size < asked) most = size;
    yield entries.nodes;
    const { hasNextPage, endCursor } = readFragment(PageInfoParts, entries.pageInfo);
    if (!hasNextPage || !endCursor || endCursor === after) return;
    after = endCursor;
  }
}

const IDS_AT_ONCE = 20;

/** Entries by their IDs, those that everyone may read. @throws CmsError */
export async function readEntries(query: QueryCms, ids: readonly number[]): Promise<readonly IndexedNode[]> {
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
  let after: string | null = null;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const variables: VariablesOf<typeof GetProtectedPaths> = { first: 100, after, in: ids?.map(String) ?? null };
    const entries = mainNode('the protected paths', await query(GetProtectedPaths, variables), (data) => data.entries);
    found.push(...(entries?.nodes ?? []));
    const { hasNextPage, endCursor } = readFragment(PageInfoParts, entries?.pageInfo) ?? {};
    if (!hasNextPage || !endCursor || endCursor === after) break;
    after = endCursor;
  }
  return found;
}
