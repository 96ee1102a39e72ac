import type { ResultOf } from '../../cms-client/graphql.ts';
import { collectRepresentatives } from '../../map/collect-representatives.ts';
import { type ListedRepresentative, readRepresentative } from '../../map/representative.ts';
import type { AskedQuery } from '../define-template.ts';
import { GetRepresentatives } from './representatives.query.ts';

/** As many as the query asks for at once. */
const BATCH = 100;

/** The list's head, and all representatives. */
export interface RepresentativesPageData {
  head: ResultOf<typeof GetRepresentatives>['nodeByUri'];
  representatives: ListedRepresentative[];
}

/**
 * Fetches the list of all representatives, in as many queries as needed: one for up to a hundred.
 * @throws CmsError when the CMS does not answer.
 */
export const askRepresentatives: AskedQuery<RepresentativesPageData> = async (ask, seed) => {
  const uri = seed.foundAt ?? '/';
  let head: RepresentativesPageData['head'] = null;
  const { data: nodes, errors } = await collectRepresentatives(async (after) => {
    const answer = await ask(GetRepresentatives, { uri, after });
    head ??= answer.data.nodeByUri;
    return { data: answer.data.representatives, errors: answer.errors };
  }, BATCH);
  return { data: { head, representatives: nodes.map(readRepresentative) }, errors };
};
