import { mediaPath } from '../config/media-path.ts';

/** The feed of all posts, in every format that WordPress has. */
const FEED = /^\/(?:index\.php\/)?feed(?:\/(?:rss2?|rdf|atom))?\/?$/i;

/**
 * Redirects from WordPress's own paths to the site's: links in mails and on other sites use the old paths of
 * uploads and of the feed for years.
 * @param path decoded
 * @returns a decoded path; undefined for every other path
 */
export function oldPath(path: string): string | undefined {
  return mediaPath(path) ?? (FEED.test(path) ? '/feed.xml' : undefined);
}
