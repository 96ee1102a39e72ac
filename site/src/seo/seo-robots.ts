import { parseFullHead } from './full-head.ts';
import { isNoindex, robotsDirectives } from './robots.ts';

/** What an SEO plugin says about robots. The bridge of Yoast SEO has fields for it, and none in its heads. */
export interface SeoRobots {
  fullHead?: string | null;
  metaRobotsNoindex?: string | null;
  metaRobotsNofollow?: string | null;
}

/** Directives of the fields that forbid something, besides those of the head. */
export function seoRobots(seo: SeoRobots | null | undefined, ofHead: string | undefined): string | undefined {
  const fields = [seo?.metaRobotsNoindex, seo?.metaRobotsNofollow].filter((value) => value?.startsWith('no'));
  return robotsDirectives([ofHead ?? '', ...fields].join(','));
}

/** Whether an editor hides content from search engines. */
export function isHiddenFromSearch(seo: SeoRobots | null | undefined): boolean {
  const fullHead = seo?.fullHead ?? '';
  // Most heads exclude nothing, and need not be parsed to know it.
  const ofHead = /noindex|none/i.test(fullHead) ? parseFullHead(fullHead).robots : undefined;
  return isNoindex(seoRobots(seo, ofHead));
}
