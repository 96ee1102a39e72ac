import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import type { FragmentOf } from '../../cms-client/graphql.ts';
import { collectRepresentatives } from '../../map/collect-representatives.ts';
import type { RepresentativeParts } from '../../map/representative.fragment.ts';
import { GetRepresentatives } from './all-representatives.query.ts';

export type Representatives = readonly FragmentOf<typeof RepresentativeParts>[];

/** As many as the query asks for at once. */
const BATCH = 100;

/**
 * Fetches all representatives, in as many queries as needed.
 * @throws CmsError when the CMS does not answer.
 */
export function askRepresentatives(ask: QueryCms): Promise<CmsAnswer<Representatives>> {
  return collectRepresentatives(async (after) => {
    const { data, errors } = await ask(GetRepresentatives, { after });
    return { data: data.representatives, errors };
  }, BATCH);
}
