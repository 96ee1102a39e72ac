import type { PathReading } from './path-list.ts';
import type { Later } from './rechecks.ts';
import type { PageSnapshot } from './snapshot/page-snapshot.ts';
import type { RenderedPage } from './stored-page.ts';

/** What a page cache is made of, and for how long what is good. */
export interface PageCacheOptions {
  /** Renders the page of a key; the signal says that its time is over. */
  render: (key: string, deadline: AbortSignal) => Promise<RenderedPage>;
  /** How long anybody waits for a page. */
  answerMs?: number;
  /** How long a rendering may take with its time in the queue; `answerMs` unless it goes on for those who ask later. */
  renderMs?: (key: string) => number;
  /** Called with every change, before anything is rendered anew. */
  onChange?: () => void;
  maxBytes: number;
  /** Where pages outlive the process; without one, memory is all there is. */
  snapshot?: PageSnapshot;
  freshSeconds: number;
  missing: { seconds: number; budget: number };
  /**
   * Tags that a page does not lose when it is rendered without them: a form that is switched off leaves no trace in
   * the page, which has to be found when it is switched on again.
   */
  isLasting?: (tag: string) => boolean;
  /** Keys that are rendered whatever else is asked for. */
  always?: readonly string[];
  /** Reads which paths exist. Called while somebody seems to try paths, one call at a time. */
  readPaths?: () => Promise<PathReading>;
  /** How long after a change answers of the CMS may still be the old ones. */
  settleSeconds: number;
  /** Milliseconds of a clock that never jumps. */
  now?: () => number;
  /** The time of day that `validUntil` speaks of, as epoch milliseconds. */
  time?: () => number;
  /** Runs a task after some milliseconds of the same clock. */
  later?: Later;
}
