import { LRUCache } from 'lru-cache';
import { keyOfEncodedPath } from './path-key.ts';

const MOST_LINKS = 50_000;
const LINK = /href="(\/[^"?#]*\/)["?#]/g;
/** Where a listing goes on, relative to itself. */
const NEXT_PAGE = /href="(\?after=[^"&#]*)"/g;
/** An address in a sitemap, as a path. */
const LOCATION = /<loc>https?:\/\/[^/<]+(\/[^<?#]*)<\/loc>/g;

/** Addresses that the site itself names. */
export interface LinkedPages {
  /** Notes where a page or a sitemap leads. */
  note(key: string, body: Buffer): void;
  /** Notes a path that is known to lead somewhere, by its key. */
  noteKey(key: string): void;
  has(key: string): boolean;
}

/**
 * Remembers where rendered pages lead, so that while somebody scans random addresses, and unknown
 * ones are no longer looked up, whatever a visitor can reach by a link still is.
 * @param always keys that need no page to lead to them
 */
export function createLinkedPages(always: readonly string[]): LinkedPages {
  const links = new LRUCache<string, true>({ max: MOST_LINKS });

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
