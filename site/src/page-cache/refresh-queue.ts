/** Pages that wait to be rendered again, each once however often it is queued. */
export interface RefreshQueue {
  add(key: string): void;
  /** Whether the page is waiting, so that its rendering will show a change made now. */
  has(key: string): boolean;
  /** Removes a waiting page for a caller that renders it now. @returns whether it was waiting */
  take(key: string): boolean;
}

/**
 * Processes the keys in order, a few at a time, so that a change to a node that
 * every page shows leaves capacity for visitors.
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
