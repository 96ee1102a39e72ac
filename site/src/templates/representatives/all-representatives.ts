import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import type { CmsErrorEntry } from '../../cms-client/errors.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import type { RepresentativeParts } from '../../map/representative.fragment.ts';
import { GetRepresentatives } from './all-representatives.query.ts';

type Answer = CmsAnswer<ResultOf<typeof GetRepresentatives>>;
export type Representatives = readonly FragmentOf<typeof RepresentativeParts>[];

/** With a hundred in each; more than any company has, and a limit for a CMS that repeats its cursors. */
const MOST_QUESTIONS = 10;

/**
 * Fetches all representatives, in as many queries as needed.
 * @throws CmsError when the CMS does not answer.
 */
export async function askRepresentatives(ask: QueryCms): Promise<CmsAnswer<Representatives>> {
  const nodes = new Map<string, Representatives[number]>();
  const errors: CmsErrorEntry[] = [];
  let after: string | null = null;
  for (let question = 0; question < MOST_QUESTIONS; question += 1) {
    const answer: Answer = await ask(GetRepresentatives, { after });
    errors.push(...answer.errors);
    const page = answer.data.representatives;
    for (const node of page?.nodes ?? []) nodes.set(node.id, node);
    const { hasNextPage = false, endCursor = null } = readFragment(PageInfoParts, page?.pageInfo) ?? {};
    if (!hasNextPage || !endCursor) break;
    after = endCursor;
  }
  return { data: [...nodes.values()], errors };
}
