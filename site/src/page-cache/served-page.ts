import type { Change } from '@headwater/contract/webhook.ts';
import type { StoredPage } from './stored-page.ts';

/** A page as it is served: stored and fresh, stored and stale, or just rendered. */
export interface ServedPage {
  page: StoredPage;
  state: 'HIT' | 'STALE' | 'MISS';
  ageSeconds: number;
}

/** Facts about a request for a page. */
export interface PageRequest {
  /** Whether it is a prefetch: it waits until no visitor's page waits to be rendered. */
  isAhead?: boolean;
  /**
   * Called during a scan, for a path that is absent from the list of paths: whether this client requested few such
   * paths recently. An old path that the CMS redirects is absent as well, and must still redirect.
   */
  isNewcomer?: () => boolean;
  /** Called for a path that nothing links to: whether a rule moves it where there is no page. It is not part of a scan then. */
  isMoved?: () => boolean;
}

/** A change in the CMS, for the page cache. */
export interface PageChange extends Change {
  /** Whether the old pages are wrong: they are served only when a new one is not ready within a moment. */
  isUrgent?: boolean;
  /** Milliseconds since the change happened, when it was reported late; 0 when absent. */
  ageMs?: number;
}
