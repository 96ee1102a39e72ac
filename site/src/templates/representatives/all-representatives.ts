import type { RepresentativeListFragment } from '../../blocks/representative-list/representative-list.fragment.ts';
import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import type { CmsErrorEntry } from '../../cms-client/errors.ts';
import { type FragmentOf, type ResultOf, readFragment } from '../../cms-client/graphql.ts';
import { PageInfoParts } from '../../content/page-info.fragment.ts';
import { GetRepresentatives } from './all-representatives.query.ts';

type Answer = CmsAnswer<ResultOf<typeof GetRepresentatives>>;
export type Representatives = readonly FragmentOf<typeof RepresentativeListFragment>[];

/** A hundred in each; more than any maker has, and an end for a CMS whose cursors go in circles. */
const MOST_QUESTIONS = 10;

/**
 * All representatives, however many questions that takes.
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
