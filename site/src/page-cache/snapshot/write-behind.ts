/** Background work per key, off the path of the request. */
export interface WriteBehind<Task> {
  /** Queues a task; it replaces one of the same key that has not started. */
  put(key: string, task: Task): void;
  /** The latest unfinished task of a key. */
  pending(key: string): Task | undefined;
  /** Resolves when nothing is left to do. */
  idle(): Promise<void>;
}

/**
 * Runs the latest task of each key, a few keys at a time and one task per key, so that the last
 * task of a key decides the final state.
 * @param run must not reject.
 */
export function createWriteBehind<Task>(
  concurrency: number,
  run: (key: string, task: Task) => Promise<void>,
): WriteBehind<Task> {
  const waiting = new Map<string, Task>();
  const running = new Map<string, Task>();
  let idlers: (() => void)[] = [];

  function work(): void {
    for (const [key, task] of waiting) {
      if (running.size >= concurrency) return;
      if (running.has(key)) continue;
      waiting.delete(key);
      running.set(key, task);
      void run(key, task).finally(() => {
        running.delete(key);
        work();
      });
    }
    if (running.size > 0) return;
    for (const resolve of idlers) resolve();
    idlers = [];
  }

  return {
    put(key, task) {
      waiting.set(key, task);
      work();
    },
    pending: (key) => waiting.get(key) ?? running.get(key),
    idle: () => (running.size === 0 ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
  };
}
