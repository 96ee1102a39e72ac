import type { CmsResponse } from '../cms-client/envelope.ts';
import type { ReportedError } from '../cms-client/errors.ts';
import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from '../content/page-info.fragment.ts';

interface Batch<Node> {
  nodes: readonly Node[];
  pageInfo: FragmentOf<typeof PageInfoParts>;
}

type ReadBatch<Node> = (after: string | null) => Promise<CmsResponse<Batch<Node> | null | undefined>>;

/** More representatives than any company has, and a limit for a CMS that repeats its cursors. */
const MOST_REPRESENTATIVES = 1_000;

/**
 * Fetches representatives batch by batch, each once.
 * @param size of a batch
 * @throws CmsError when the CMS does not respond.
 */
export async function collectRepresentatives<Node extends { id: string }>(
  readBatch: ReadBatch<Node>,
  size: number,
): Promise<CmsResponse<Node[]>> {
  const nodes = new Map<string, Node>();
  const errors: ReportedError[] = [];
  let after: string | null = null;
  for (let read = 0; read < MOST_REPRESENTATIVES; read += size) {
    const response: CmsResponse<Batch<Node> | null | undefined> = await readBatch(after);
    errors.push(...response.errors);
    for (const node of response.data?.nodes ?? []) nodes.set(node.id, node);
    const { hasNextPage = false, endCursor = null } = readFragment(PageInfoParts, response.data?.pageInfo) ?? {};
    if (!hasNextPage || !endCursor) break;
    after = endCursor;
  }
  return { data: [...nodes.values()], errors };
}
