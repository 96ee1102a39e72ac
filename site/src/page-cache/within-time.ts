/**
 * Waits for a promise, but not longer than `ms`.
 * @returns undefined when it took longer or was aborted by its own deadline.
 */
export async function withinTime<Result>(ms: number, promise: Promise<Result>): Promise<Result | undefined> {
  const { promise: over, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms);
  try {
    return await Promise.race([promise, over]);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') return undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
