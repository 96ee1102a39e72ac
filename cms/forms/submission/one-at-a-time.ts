/** Runs work under the same key one after the other; different keys do not wait for each other. */
export function oneAtATime(): <Result>(key: string, work: () => Promise<Result>) => Promise<Result> {
  const running = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = running.get(key);
    const mine = (async () => {
      // Whether the one before succeeded is its caller's business.
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
