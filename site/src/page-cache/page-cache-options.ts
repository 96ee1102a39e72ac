import type { PathReading } from './path-list.ts';
import type { Later } from './rechecks.ts';
import type { SharedPages } from './shared/shared-pages.ts';
import type { PageSnapshot } from './snapshot/page-snapshot.ts';
import type { RenderedPage } from './stored-page.ts';

/** The parts of a page cache and its times. */
export interface PageCacheOptions {
  /** Renders the page of a key; the signal aborts at its deadline. */
  render: (key: string, deadline: AbortSignal) => Promise<RenderedPage>;
  /** How long a request waits for a page. */
  responseMs?: number;
  /** How long a rendering may take, including its time in the queue; `responseMs` unless it continues for later requests. */
  renderMs?: number;
  /** Runs a refresh that no request waits for. */
  background?: <Result>(run: () => Result) => Result;
  /** Called with every change, before anything is rendered again. */
  onChange?: () => void;
  maxBytes: number;
  /** Stores pages across restarts; without it, pages are in memory only. */
  snapshot?: PageSnapshot;
  /** Pages that instances of the site share; without it, this is the only one. */
  shared?: SharedPages;
  freshSeconds: number;
  missing: { seconds: number; budget: number };
  /**
   * Tags that a page does not lose when it is rendered without them: a form that is switched off leaves no trace in
   * the page, which has to be found when it is switched on again.
   */
  isLasting?: (tag: string) => boolean;
  /** Keys that are always rendered, also during a scan. */
  always?: readonly string[];
  /**
   * Reads which paths exist, one call at a time.
   * @param isScan whether the CMS may be queried; else only an index that has all paths
   */
  readPaths?: (isScan: boolean) => Promise<PathReading>;
  /** Whether only the CMS has pages at a key, so that `readPaths` decides whether there is one. */
  isContent?: (key: string) => boolean;
  /** How long after a change the CMS's responses may still be old. */
  settleSeconds: number;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** The time to which `validUntil` refers, as epoch milliseconds. */
  time?: () => number;
  /** Runs a task after some milliseconds of the monotonic clock. */
  later?: Later;
}
