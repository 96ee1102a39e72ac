const UPLOADS = '/wp-content/uploads/';
/** The feed of all posts, in each of the formats that WordPress has for it. */
const FEED = /^\/(?:index\.php\/)?feed(?:\/(?:rss2?|rdf|atom))?\/?$/i;

/**
 * Where the site has what the old site, WordPress itself, had elsewhere: links in mails and on other sites lead to
 * uploads and to the feed for years.
 * @param path decoded
 * @returns a decoded path; undefined for every other address
 */
export function oldAddress(path: string): string | undefined {
  if (path.startsWith(UPLOADS) && path.length > UPLOADS.length) return `/media/${path.slice(UPLOADS.length)}`;
  return FEED.test(path) ? '/feed.xml' : undefined;
}
