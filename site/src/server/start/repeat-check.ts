import { laterByTimer } from '../../page-cache/rechecks.ts';

/** In milliseconds. */
const PAUSE = { first: 2_000, longest: 60_000 };

/**
 * Checks the CMS: at once, again after two seconds and then up to a minute until it has responded, and hourly, or as
 * often as `afterResponseMs` says, after that.
 * @param check resolves with whether there was a response
 * @param later runs a task after some milliseconds
 * @returns stops checking
 */
export function repeatCheck(
  check: () => Promise<boolean>,
  { afterResponseMs = 3_600_000, later = laterByTimer } = {},
): () => void {
  let isStopped = false;

  async function run(pauseMs: number): Promise<void> {
    if (isStopped) return;
    const hasResponded = await check();
    const next = hasResponded ? PAUSE.first : Math.min(pauseMs * 2, PAUSE.longest);
    later(() => void run(next), hasResponded ? afterResponseMs : pauseMs);
  }

  void run(PAUSE.first);
  return () => {
    isStopped = true;
  };
}
