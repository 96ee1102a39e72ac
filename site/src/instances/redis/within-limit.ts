/** Thrown when Redis did not respond in time. */
export class SlowRedisError extends Error {
  override readonly name = 'SlowRedisError';

  constructor(ms: number) {
    super(`Redis did not respond within ${ms} ms`);
  }
}

const SLICES = 10;

/**
 * Waits for a response of Redis, but not longer than `ms`. Time in which this process was too busy to read the response
 * counts little: the limit is made of short pauses, and a pause that took longer than it should counts as one.
 * @throws SlowRedisError when there was none; what the promise rejects with
 */
export async function withinLimit<Result>(ms: number, response: Promise<Result>): Promise<Result> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const wait = (slices: number): void => {
    timer = setTimeout(() => (slices > 1 ? wait(slices - 1) : reject(new SlowRedisError(ms))), ms / SLICES);
  };
  wait(SLICES);
  try {
    return await Promise.race([response, over]);
  } finally {
    clearTimeout(timer);
  }
}
