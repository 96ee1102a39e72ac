import type { ResultOf } from '../../cms-client/graphql.ts';
import type { ListedRepresentative } from '../../map/representative.ts';
import { nodeUri } from '../../routing/node-uri.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, templateQuery } from '../define-template.ts';
import { askRepresentatives } from './all-representatives.ts';
import { type ContentTypeNode, readContentType, titleOf } from './content-type-node.ts';
import RepresentativesPage from './representatives.astro';
import { GetRepresentativesHead } from './representatives.query.ts';

/** The template's data: the content type, and all its entries. */
export type RepresentativesData = [
  head: ResultOf<typeof GetRepresentativesHead>,
  representatives: ListedRepresentative[],
];

export const representatives = defineTemplate<RepresentativesData, ContentTypeNode>({
  Component: RepresentativesPage,
  queries: [templateQuery(GetRepresentativesHead, (seed) => ({ uri: nodeUri(seed.uri ?? '/') })), askRepresentatives],
  node: ([head]) => readContentType(head.nodeByUri),
  head: ({ node, site, seed }) => pageHead({ site, title: titleOf(node), path: seed.uri }),
});
