import { pageHead } from '../../seo/head.ts';
import { defineTemplate } from '../define-template.ts';
import { askRepresentatives, type RepresentativesPageData } from './all-representatives.ts';
import { type ContentTypeNode, readContentType, titleOf } from './content-type-node.ts';
import { Representatives } from './representatives.tsx';

/** The template's data: the content type, and all its entries. */
export type RepresentativesData = [page: RepresentativesPageData];

export const representatives = defineTemplate<RepresentativesData, ContentTypeNode>({
  Component: Representatives,
  queries: [askRepresentatives],
  node: ([{ head }]) => readContentType(head),
  head: ({ node, site, seed }) => pageHead({ site, title: titleOf(node), path: seed.uri }),
});
