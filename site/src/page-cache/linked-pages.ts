import { keyOfEncodedPath } from './path-key.ts';
import { recentMap } from './recent-map.ts';

const MOST_LINKS = 50_000;
const LINK = /href="(\/[^"?#.]*)["?#]/g;
/** The link to a listing's next page, relative to the listing. */
const NEXT_PAGE = /href="(\?after=[^"&#]*)"/g;
/** A URL in a sitemap, as a path. */
const LOCATION = /<loc>https?:\/\/[^/<]+(\/[^<?#]*)<\/loc>/g;

/** Paths that the site itself links to. */
export interface LinkedPages {
  /** Records the links of a page or a sitemap. */
  note(key: string, body: Buffer): void;
  /** Records a path that is known to exist, by its key. */
  noteKey(key: string): void;
  has(key: string): boolean;
}

/**
 * Records the links of rendered pages, so that during a scan of random paths, when unknown
 * paths are no longer looked up, every page that a visitor can reach by a link still is.
 * @param always keys that count as linked without a link
 */
export function createLinkedPages(always: readonly string[]): LinkedPages {
  const links = recentMap<true>(MOST_LINKS);

  function notePath(path: string): void {
    const key = keyOfEncodedPath(path.replaceAll('&amp;', '&'));
    if (key !== undefined) links.set(key, true);
  }

  return {
    note(key, body) {
      const text = body.toString('utf8');
      const path = key.replace(/\?.*$/, '');
      for (const [, link = ''] of text.matchAll(LINK)) notePath(link);
      for (const [, query = ''] of text.matchAll(NEXT_PAGE)) links.set(path + query, true);
      for (const [, location = ''] of text.matchAll(LOCATION)) notePath(location);
    },
    noteKey: (key) => void links.set(key, true),
    has: (key) => always.includes(key) || links.has(key),
  };
}
