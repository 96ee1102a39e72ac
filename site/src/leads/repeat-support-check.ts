import { laterByTimer } from '../page-cache/rechecks.ts';

/** In milliseconds. An answer changes only when a plugin of the CMS is activated. */
const PAUSE = { first: 2_000, longest: 60_000, answered: 3_600_000 };

/**
 * Asks the CMS whether it takes files: at once, again after two seconds and then up to a minute until it has answered,
 * and hourly after that.
 * @param check resolves with whether there was an answer
 * @param later runs a task after some milliseconds
 * @returns stops asking
 */
export function repeatSupportCheck(check: () => Promise<boolean>, later = laterByTimer): () => void {
  let isStopped = false;

  async function ask(pauseMs: number): Promise<void> {
    if (isStopped) return;
    const isAnswered = await check();
    const next = isAnswered ? PAUSE.first : Math.min(pauseMs * 2, PAUSE.longest);
    later(() => void ask(next), isAnswered ? PAUSE.answered : pauseMs);
  }

  void ask(PAUSE.first);
  return () => {
    isStopped = true;
  };
}
