/**
 * Runs tasks of which only the last one counts. Starting one aborts the previous one; a result that
 * still arrives, because its task ignores the signal, is dropped.
 * @returns runs a task; resolves with undefined, and never rejects, once a later one has started.
 *   Without a task, it only aborts the running one.
 */
export function createLatest() {
  let running: AbortController | undefined;

  return async <Result>(task?: (signal: AbortSignal) => Promise<Result>): Promise<Result | undefined> => {
    running?.abort();
    const own = new AbortController();
    running = own;
    try {
      const result = await task?.(own.signal);
      return own.signal.aborted ? undefined : result;
    } catch (error) {
      if (own.signal.aborted) return undefined;
      throw error;
    }
  };
}
