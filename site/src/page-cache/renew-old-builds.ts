import type { Later } from './rechecks.ts';

/** Pause after a rendering that failed because of the CMS. */
const CMS_AWAY_MS = 5_000;

/**
 * Renders pages again, one after the other. While the CMS fails, one page is tried every five seconds, a
 * different one each time, so that a page that always fails does not block others.
 * @param render the status of the new page; undefined when there is none. Must not reject.
 */
export function renewOldBuilds(
  keys: readonly string[],
  render: (key: string) => Promise<number | undefined>,
  later: Later,
): void {
  const waiting = [...keys];

  async function next(): Promise<void> {
    const key = waiting.shift();
    if (key === undefined) return;
    const status = await render(key);
    const isCmsAway = status === undefined || status === 503;
    if (!isCmsAway) return next();
    waiting.push(key);
    later(() => void next(), CMS_AWAY_MS);
  }

  void next();
}
