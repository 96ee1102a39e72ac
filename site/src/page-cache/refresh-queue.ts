/** Pages that wait to be rendered anew, each once however often it is asked for. */
export interface RefreshQueue {
  add(key: string): void;
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
  };
}
