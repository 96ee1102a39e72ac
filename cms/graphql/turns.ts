interface Waiting {
  size: number;
  start: () => void;
}

/**
 * A queue for work that keeps the process busy: each piece starts in a round of the event loop of its
 * own, so that other requests are answered in between. The smallest goes first.
 * @returns a promise that resolves when work of this size may start
 */
export function turns(): (size: number) => Promise<void> {
  const waiting: Waiting[] = [];

  function next(): void {
    const first = waiting.shift();
    if (!first) return;
    first.start();
    if (waiting.length > 0) setImmediate(next);
  }

  return (size) =>
    new Promise((start) => {
      if (waiting.length === 0) setImmediate(next);
      const index = waiting.findIndex((other) => other.size > size);
      waiting.splice(index < 0 ? waiting.length : index, 0, { size, start });
    });
}
