/** Pages that wait to be rendered anew, each once however often it is asked for. */
export interface RefreshQueue {
  add(key: string): void;
  /** Whether the page waits, so that what changes now will be in its rendering. */
  has(key: string): boolean;
  /** Takes a waiting page out for a caller who renders it now. @returns whether it waited */
  take(key: string): boolean;
}

/**
 * Works through the keys in the order they came, a few at a time, so that a change to a node that
 * every page shows does not take the machine from visitors.
 * @param refresh must not reject.
 */
export function createRefreshQueue(concurrency: number, refresh: (key: string) => Promise<void>): RefreshQueue {
  const waiting = new Set<string>();
  let running = 0;

  function work(): void {
    for (const key of waiting) {
      if (running >= concurrency) return;
      waiting.delete(key);
      running += 1;
      void refresh(key).finally(() => {
        running -= 1;
        work();
      });
    }
  }

  return {
    add(key) {
      waiting.add(key);
      work();
    },
    has: (key) => waiting.has(key),
    take: (key) => waiting.delete(key),
  };
}
