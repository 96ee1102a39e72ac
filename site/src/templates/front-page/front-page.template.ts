import { siteConfig } from '../../config/site.config.ts';
import { pageHead } from '../../seo/head.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { GetFrontPage } from './front-page.query.ts';

export const frontPage = defineTemplate({
  query: GetFrontPage,
  variables: (seed) => ({ ...byDatabaseId(seed), first: siteConfig.homePosts }),
  node: (data) => data.page,
  head: ({ node, site }) => pageHead({ site, seo: node.seo, path: node.uri }),
});
