import { LRUCache } from 'lru-cache';

const MOST_LINKS = 20_000;
const LINK = /href="(\/[^"?#]*\/)["?#]/g;

/** Addresses that pages of the site lead to. */
export interface LinkedPages {
  note(html: Buffer): void;
  has(key: string): boolean;
}

/**
 * Remembers where rendered pages lead, so that while somebody scans random addresses, and unknown
 * ones are no longer looked up, whatever a visitor can reach by a link still is.
 */
export function createLinkedPages(): LinkedPages {
  const links = new LRUCache<string, true>({ max: MOST_LINKS });
  return {
    note(html) {
      for (const [, path = ''] of html.toString('utf8').matchAll(LINK)) links.set(path, true);
    },
    has: (key) => links.has(key.replace(/\?.*$/, '')),
  };
}
