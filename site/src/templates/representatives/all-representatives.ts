import type { QueryCms } from '../../cms-client/cms-client.ts';
import type { CmsAnswer } from '../../cms-client/envelope.ts';
import { collectRepresentatives } from '../../map/collect-representatives.ts';
import { type ListedRepresentative, readRepresentative } from '../../map/representative.ts';
import { GetRepresentatives } from './all-representatives.query.ts';

/** As many as the query asks for at once. */
const BATCH = 100;

/**
 * Fetches all representatives, in as many queries as needed.
 * @throws CmsError when the CMS does not answer.
 */
export async function askRepresentatives(ask: QueryCms): Promise<CmsAnswer<ListedRepresentative[]>> {
  const { data: nodes, errors } = await collectRepresentatives(async (after) => {
    const answer = await ask(GetRepresentatives, { after });
    return { data: answer.data.representatives, errors: answer.errors };
  }, BATCH);
  return { data: nodes.map(readRepresentative), errors };
}
