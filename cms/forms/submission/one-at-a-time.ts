/** Runs work under the same key one at a time; different keys don't wait for each other. */
export function oneAtATime(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = running.get(key);
    const mine = (async () => {
      // A failure of the previous work is its own caller's concern.
      await before?.catch(() => undefined);
      return work();
    })();
    running.set(key, mine);
    try {
      return await mine;
    } finally {
      if (running.get(key) === mine) running.delete(key);
    }
  };
}
