import { type CmsAnswer, mainNode } from '../cms-client/envelope.ts';
import { CmsQueryError } from '../cms-client/errors.ts';
import { type FragmentOf, readFragment } from '../cms-client/graphql.ts';
import { PageInfoParts } from './page-info.fragment.ts';

export interface Batch<Node> {
  entries: { pageInfo: FragmentOf<typeof PageInfoParts>; nodes: readonly Node[] } | null;
}

/** A bound for a CMS whose cursors never end. */
const MOST_BATCHES = 20_000;

/**
 * A list of the CMS, batch by batch; no batch at all when the CMS has no such list, as without the plugin.
 * @throws CmsError: a list that may lack something is none
 */
export async function* batches<Node>(
  what: string,
  ask: (after: string | null) => Promise<CmsAnswer<Batch<Node>>>,
): AsyncGenerator<readonly Node[]> {
  let after: string | null = null;
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const answer = await ask(after);
    const entries = mainNode(what, answer, (data) => data.entries);
    if (answer.errors.length > 0) throw new CmsQueryError(what, answer.errors);
    if (!entries) return;
    yield entries.nodes;
    const { hasNextPage, endCursor } = readFragment(PageInfoParts, entries.pageInfo);
    if (!hasNextPage || !endCursor || endCursor === after) return;
    after = endCursor;
  }
}
