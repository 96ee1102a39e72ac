import { laterByTimer } from '../page-cache/rechecks.ts';

/** In milliseconds. An answer changes only when a plugin of the CMS is activated. */
const PAUSE = { unanswered: 60_000, answered: 3_600_000 };

/**
 * Asks the CMS whether it takes files: at once, each minute until it has answered, and hourly after that.
 * @param check resolves with whether there was an answer
 * @param later runs a task after some milliseconds
 * @returns stops asking
 */
export function repeatSupportCheck(check: () => Promise<boolean>, later = laterByTimer): () => void {
  let isStopped = false;

  async function ask(): Promise<void> {
    if (isStopped) return;
    const isAnswered = await check();
    later(() => void ask(), isAnswered ? PAUSE.answered : PAUSE.unanswered);
  }

  void ask();
  return () => {
    isStopped = true;
  };
}
