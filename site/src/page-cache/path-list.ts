/** What reading the paths of the CMS came to. */
export interface PathReading {
  /** Keys of the paths that were found. */
  keys: readonly string[];
  /** Whether these are all: every list was read to its end, without an error. */
  isComplete: boolean;
}

/** What the CMS's own list says about a path. */
export type PathVerdict = 'listed' | 'absent' | 'unknown';

/** The complete list of paths that the CMS has, read only while somebody tries paths. */
export interface PathList {
  /** Has the list read again unless it is being read, is new, or could not be read a moment ago. */
  keepFresh(): void;
  /** `unknown` without a complete list of the last minute. */
  verdict(key: string): PathVerdict;
}

interface PathListOptions {
  /** Reads the list; a rejection counts as a list that is not complete. */
  read: () => Promise<PathReading>;
  /** Told what was found, also when it is not all. */
  onRead: (keys: readonly string[]) => void;
  now: () => number;
}

/** A list is good for a minute from the moment its reading began. */
const GOOD_MS = 60_000;
/** It is read again before that, so that a scan that goes on never finds none. */
const RENEW_MS = 40_000;
const RETRY_MS = 10_000;

/** Keeps the list of one CMS. It is read by one reader at a time. */
export function createPathList({ read, onRead, now }: PathListOptions): PathList {
  let keys: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let isReading = false;
  let failedAt = Number.NEGATIVE_INFINITY;

  async function readAgain(): Promise<void> {
    isReading = true;
    const startedAt = now();
    const reading = await read().catch(() => ({ keys: [], isComplete: false }));
    isReading = false;
    onRead(reading.keys);
    if (!reading.isComplete) {
      failedAt = now();
      return;
    }
    keys = new Set(reading.keys);
    readAt = startedAt;
  }

  return {
    keepFresh() {
      if (isReading || now() - readAt < RENEW_MS || now() - failedAt < RETRY_MS) return;
      void readAgain();
    },
    verdict(key) {
      if (now() - readAt > GOOD_MS) return 'unknown';
      return keys.has(key) ? 'listed' : 'absent';
    },
  };
}
