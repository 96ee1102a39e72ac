import { contentTypes } from '@headwater/content-model/content-types.ts';
import { keyOfEncodedPath } from '../page-cache/path-key.ts';
import { routeOf } from '../routing/routes.ts';
import { isHiddenFromSearch, type SeoRobots } from './seo-robots.ts';
import { ownUrlOf, writtenCanonical } from './site-url.ts';

/** A URL in the sitemap. */
export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** Last change, as ISO 8601; absent if unknown. */
  modified: string | undefined;
}

interface Node {
  uri: string | null;
  seo?: (SeoRobots & { canonical?: string | null }) | null;
}

/** Names of the sitemap's files of entries, by the entries' types in GraphQL. */
export const sitemapFileOfType: ReadonlyMap<string, string> = new Map(
  Object.entries(contentTypes).flatMap(([slug, { isInSitemap, graphqlType }]) =>
    isInSitemap ? [[graphqlType, slug.replaceAll('-', '_')] as const] : [],
  ),
);

/** Whether the site itself has a path, whatever the CMS has there. */
function isTaken(url: string): boolean {
  const path = keyOfEncodedPath(new URL(url).pathname);
  if (path === undefined) return true;
  const { kind, givesWay } = routeOf(decodeURIComponent(path));
  return kind !== 'page' && !givesWay;
}

/** Whether search engines may list a node of the CMS at its own path. */
export function isListable({ uri, seo }: Node): boolean {
  const url = uri?.includes('?') ? undefined : ownUrlOf(uri);
  if (!url || isTaken(url) || isHiddenFromSearch(seo)) return false;
  return (writtenCanonical(seo?.canonical, uri) ?? url) === url;
}
