import { testContent } from '@headwater/e2e/support/company-content.ts';

/** One path for each kind of page that the site caches: those of the journeys, forms, lists, and what robots read. */
export const matrixKinds: Readonly<Record<string, string>> = {
  ...testContent.pageKinds,
  'page with a form and a map': '/contact/',
  'page with a long form': '/quote/',
  'tag archive': '/tag/seals/',
  'list of representatives': '/representative/',
  feed: '/feed.xml',
  'sitemap index': '/sitemap.xml',
  sitemap: '/sitemap-page-1.xml',
  'map shapes': '/map-shapes.json',
};

export const matrixContent = testContent.contentModule;
