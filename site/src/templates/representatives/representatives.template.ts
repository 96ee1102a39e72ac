import type { ResultOf } from '../../cms-client/graphql.ts';
import { collectRepresentatives } from '../../map/collect-representatives.ts';
import { type ListedRepresentative, readRepresentative } from '../../map/representative.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, type TemplateQuery } from '../define-template.ts';
import { type ContentTypeNode, readContentType, titleOf } from './content-type-node.ts';
import { GetRepresentatives } from './representatives.query.ts';
import { Representatives } from './representatives.tsx';

/** As many as the query lists at once. */
const BATCH = 100;

/** The list's head, and all representatives. */
interface RepresentativesPageData {
  head: ResultOf<typeof GetRepresentatives>['nodeByUri'];
  representatives: ListedRepresentative[];
}

/**
 * Fetches the list of all representatives, in as many queries as needed: one for up to a hundred.
 * @throws CmsError when the CMS does not respond.
 */
const queryRepresentatives: TemplateQuery<RepresentativesPageData> = async (query, seed) => {
  const uri = seed.foundAt ?? '/';
  let head: RepresentativesPageData['head'] = null;
  const { data: nodes, errors } = await collectRepresentatives(async (after) => {
    const response = await query(GetRepresentatives, { uri, after });
    head ??= response.data.nodeByUri;
    return { data: response.data.representatives, errors: response.errors };
  }, BATCH);
  return { data: { head, representatives: nodes.map(readRepresentative) }, errors };
};

/** The template's data: the content type, and all its nodes. */
export type RepresentativesData = [page: RepresentativesPageData];

export const representatives = defineTemplate<RepresentativesData, ContentTypeNode>({
  Component: Representatives,
  queries: [queryRepresentatives],
  node: ([{ head }]) => readContentType(head),
  head: ({ node, site, seed }) => pageHead({ site, title: titleOf(node), path: seed.uri }),
});
