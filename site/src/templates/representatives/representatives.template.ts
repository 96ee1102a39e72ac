import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import { nodeUri } from '../../routing/node-uri.ts';
import { pageHead } from '../../seo/head.ts';
import { defineTemplate, templateQuery } from '../define-template.ts';
import { askRepresentatives, type Representatives } from './all-representatives.ts';
import { GetRepresentativesHead } from './representatives.query.ts';

/** What the template is given: the content type, and all its entries. */
export type RepresentativesData = [head: ResultOf<typeof GetRepresentativesHead>, representatives: Representatives];

type AnyNode = NonNullable<RepresentativesData[0]['nodeByUri']>;
type ContentTypeNode = Extract<AnyNode, { __typename: 'ContentType' }>;

/** The node if it is the content type; an address that turned into something else in between is none. */
export function readContentType(node: AnyNode | null | undefined): ContentTypeNode | undefined {
  return node?.__typename === 'ContentType' ? node : undefined;
}

/** The title that WordPress has for the list. */
export function titleOf({ label, name }: ContentTypeNode): string {
  return plainText(label ?? name);
}

export const representatives = defineTemplate<RepresentativesData, ContentTypeNode>({
  queries: [
    templateQuery(GetRepresentativesHead, (seed) => ({ uri: nodeUri(seed.uri ?? '/') })),
    (ask) => askRepresentatives(ask),
  ],
  node: ([head]) => readContentType(head.nodeByUri),
  head: ({ node, site, seed }) => pageHead({ site, title: titleOf(node), path: seed.uri }),
});
