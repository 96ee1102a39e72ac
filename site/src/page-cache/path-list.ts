/** The result of reading the CMS's paths. */
export interface PathReading {
  /** Keys of the existing paths. */
  keys: readonly string[];
  /** Whether the list is complete: every source was read to its end without an error. */
  isComplete: boolean;
  /** Whether it is of an index that follows the CMS, and costs no query. */
  isIndexed?: boolean;
}

/** Whether the CMS's list has a path. */
export type PathVerdict = 'listed' | 'absent' | 'unknown';

/** The complete list of the CMS's paths: of the index where it has all, otherwise read only during a scan. */
export interface PathList {
  /**
   * Reads the list again unless it is being read, is new, or could not be read a moment ago.
   * @param isScan whether the CMS may be queried for it
   */
  keepFresh(isScan: boolean): void;
  /** `unknown` without a complete list of the last minute. */
  verdict(key: string): PathVerdict;
  /** Whether the list is of an index: it decides without a scan. */
  isIndexed(): boolean;
}

interface PathListOptions {
  /** Reads the list; a rejection counts as an incomplete list. @param isScan whether the CMS may be queried */
  read: (isScan: boolean) => Promise<PathReading>;
  /** Called with the paths found, also when the list is incomplete. */
  onRead: (keys: readonly string[]) => void;
  now: () => number;
}

/** A list is valid for a minute from the start of its reading. */
const GOOD_MS = 60_000;
/** It is read again before that, so that a valid list is always available during a scan. */
const RENEW_MS = 40_000;
const RETRY_MS = 10_000;

/** Stores the list of one CMS. Only one reading runs at a time. */
export function createPathList({ read, onRead, now }: PathListOptions): PathList {
  let keys: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let isIndexed = false;
  let isOfScan = false;
  let isReading = false;
  const failedAt = { scan: Number.NEGATIVE_INFINITY, index: Number.NEGATIVE_INFINITY };

  async function readAgain(isScan: boolean): Promise<void> {
    isReading = true;
    const startedAt = now();
    const reading = await read(isScan).catch((): PathReading => ({ keys: [], isComplete: false }));
    isReading = false;
    onRead(reading.keys);
    if (!reading.isComplete) {
      failedAt[isScan ? 'scan' : 'index'] = now();
      return;
    }
    keys = new Set(reading.keys);
    isIndexed = reading.isIndexed === true;
    isOfScan = isScan;
    readAt = startedAt;
  }

  return {
    keepFresh(isScan) {
      // A scan is worth a reading of its own, which says so in the log.
      const isNew = now() - readAt < RENEW_MS && (isOfScan || !isScan);
      if (isReading || isNew || now() - failedAt[isScan ? 'scan' : 'index'] < RETRY_MS) return;
      void readAgain(isScan);
    },
    isIndexed: () => isIndexed,
    verdict(key) {
      if (now() - readAt > GOOD_MS) return 'unknown';
      return keys.has(key) ? 'listed' : 'absent';
    },
  };
}
