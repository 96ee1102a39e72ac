import { laterByTimer } from '../../page-cache/rechecks.ts';

/** In milliseconds. */
const PAUSE = { first: 2_000, longest: 60_000 };

/**
 * Asks the CMS something: at once, again after two seconds and then up to a minute until it has answered, and hourly, or
 * as often as `answeredMs` says, after that.
 * @param check resolves with whether there was a response
 * @param later runs a task after some milliseconds
 * @returns stops asking
 */
export function repeatCheck(
  check: () => Promise<boolean>,
  { answeredMs = 3_600_000, later = laterByTimer } = {},
): () => void {
  let isStopped = false;

  async function ask(pauseMs: number): Promise<void> {
    if (isStopped) return;
    const isAnswered = await check();
    const next = isAnswered ? PAUSE.first : Math.min(pauseMs * 2, PAUSE.longest);
    later(() => void ask(next), isAnswered ? answeredMs : pauseMs);
  }

  void ask(PAUSE.first);
  return () => {
    isStopped = true;
  };
}
