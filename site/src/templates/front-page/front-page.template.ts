import { siteConfig } from '../../config/site.config.ts';
import { byDatabaseId, defineTemplate, titledHead } from '../define-template.ts';
import { GetFrontPage } from './front-page.query.ts';
import { FrontPage } from './front-page.tsx';

export const frontPage = defineTemplate({
  Component: FrontPage,
  query: GetFrontPage,
  variables: (seed, request) => ({ ...byDatabaseId(seed, request), first: siteConfig.homePosts }),
  node: (data) => data.page,
  head: titledHead,
});
