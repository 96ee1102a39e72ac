import { CmsUnreachableError, isCmsError, tookTooLong } from '../cms-client/errors.ts';
import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from './page-info.fragment.ts';

/** A part of a list of the CMS. */
export interface Batch<Node> {
  pageInfo: FragmentOf<typeof PageInfoParts>;
  nodes: readonly Node[];
}

/** Which part is queried: how many nodes, and the cursor that they follow. */
export interface BatchQuery {
  first: number;
  after: string | null;
}

interface ListOptions {
  /** Of batches, from the largest: when the CMS fails at one, takes too long, or its response is too large, the next is tried. */
  sizes: readonly number[];
  /** Batches at most: a CMS's cursors may never end. */
  most: number;
  /** Size of the first batch; the largest when absent. */
  first?: number;
  /** Called with the size that worked when a larger one was too much. */
  onSmaller?: (size: number) => void;
  /** The cursor after which the list is read. */
  after?: string | null;
}

type ReadBatch<Node> = (query: BatchQuery) => Promise<Batch<Node> | null | undefined>;

/** @returns the batch, and the size that worked */
async function readAnySize<Node>(
  read: ReadBatch<Node>,
  sizes: readonly number[],
  query: BatchQuery,
): Promise<{ batch: Batch<Node> | null | undefined; size: number }> {
  try {
    return { batch: await read(query), size: query.first };
  } catch (error) {
    const smaller = sizes.find((size) => size < query.first);
    const isAway = error instanceof CmsUnreachableError && !tookTooLong(error);
    if (smaller === undefined || !isCmsError(error) || isAway) throw error;
    return readAnySize(read, sizes, { ...query, first: smaller });
  }
}

/**
 * Reads a list of the CMS to its end, batch by batch.
 * @param read resolves with nothing when there is no such list
 * @throws CmsError
 */
export async function* readBatches<Node>(
  read: ReadBatch<Node>,
  { sizes, most, first, onSmaller, after = null }: ListOptions,
): AsyncGenerator<readonly Node[]> {
  let [largest, cursor] = [sizes[0] ?? 1, after];
  for (let count = 0; count < most; count += 1) {
    const wanted = count === 0 ? (first ?? largest) : largest;
    const { batch, size } = await readAnySize(read, sizes, { first: wanted, after: cursor });
    // What was too much once is not tried again.
    if (size < wanted) {
      largest = size;
      onSmaller?.(size);
    }
    if (!batch) return;
    yield batch.nodes;
    const { hasNextPage, endCursor } = readFragment(PageInfoParts, batch.pageInfo);
    if (!hasNextPage || !endCursor || endCursor === cursor) return;
    cursor = endCursor;
  }
}
