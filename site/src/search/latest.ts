/**
 * Runs tasks of which only the last one counts. Starting one aborts the one before; an answer that
 * comes in all the same, because its task does not listen to the signal, is dropped.
 * @returns runs a task; resolves with undefined, and never rejects, once a later one has started.
 *   Without a task it only calls off the one that runs.
 */
export function createLatest() {
  let running: AbortController | undefined;

  return async <Answer>(task?: (signal: AbortSignal) => Promise<Answer>): Promise<Answer | undefined> => {
    running?.abort();
    const own = new AbortController();
    running = own;
    try {
      const answer = await task?.(own.signal);
      return own.signal.aborted ? undefined : answer;
    } catch (error) {
      if (own.signal.aborted) return undefined;
      throw error;
    }
  };
}
