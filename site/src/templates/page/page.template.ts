import type { ResultOf } from '../../cms-client/graphql.ts';
import { byDatabaseId, defineTemplate, templateQuery } from '../define-template.ts';
import { seriesHead } from '../series-head.ts';
import { type ContactRepresentatives, queryRepresentativesOnContact } from './contact-page.ts';
import { GetPage } from './page.query.ts';
import { Page } from './page.tsx';

/** The template's data: the page, and on the contact page the representatives. */
export type PageData = [page: ResultOf<typeof GetPage>, representatives: ContactRepresentatives | undefined];

export const page = defineTemplate<PageData, NonNullable<PageData[0]['page']>>({
  Component: Page,
  queries: [templateQuery(GetPage, byDatabaseId), queryRepresentativesOnContact],
  node: ([data]) => data.page,
  head: seriesHead,
});
