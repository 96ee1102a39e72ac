import { mediaPath } from '../config/media-path.ts';

/** Feeds of posts, terms, authors and comments, in every format that WordPress has. */
const FEED = /^(?:\/[^/]+)*\/feed(?:\/(?:rss2?|rdf|atom))?\/?$/i;
/** Sitemaps of WordPress, Yoast SEO, Rank Math and others. */
const SITEMAP = /^\/(?:wp-sitemap[\w-]*|sitemap[_-]index|[a-z_]+-sitemap\d*)\.xml$/i;
/** Further pages of a list, or of comments. */
const FURTHER_PAGE = /\/(?:page\/\d+|comment-page-\d+)\/?$/i;

/**
 * Redirects from WordPress's own paths to the site's: links in mails and on other sites use the old paths of
 * uploads, feeds, sitemaps and further pages for years.
 * @param path decoded
 * @returns a decoded path; undefined for every other path
 */
export function oldPath(path: string): string | undefined {
  const media = mediaPath(path);
  if (media !== undefined) return media;
  if (FEED.test(path)) return '/feed.xml';
  if (SITEMAP.test(path)) return '/sitemap.xml';
  return FURTHER_PAGE.test(path) ? path.replace(FURTHER_PAGE, '/') : undefined;
}

/** What WordPress's front page showed for a query: a search, or a feed. @returns an encoded path with its query */
export function oldQuery(path: string, query: string): string | undefined {
  if (query === '' || !/^\/(?:index\.php)?\/*$/i.test(path)) return undefined;
  const given = new URLSearchParams(query);
  const words = given.get('s');
  if (words !== null) return `/search?${new URLSearchParams({ q: words })}`;
  return given.has('feed') ? '/feed.xml' : undefined;
}
