/** Thrown when the queue is full: a quick rejection is better than one after a minute. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

interface GateOptions {
  /** How many tasks may run at the same time. */
  atOnce: number;
  /** How many may wait; further ones are rejected. */
  maxWaiting: number;
  /** Maximum milliseconds in the queue. */
  maxWaitMs: number;
}

export interface Gate {
  /** Resolves when the task may start, with the function that ends it. @throws BusyError */
  enter(): Promise<() => void>;
}

/**
 * Limits the number of concurrent tasks. Rejects a task when the queue is full or when it waits
 * too long.
 */
export function createGate({ atOnce, maxWaiting, maxWaitMs }: GateOptions): Gate {
  const waiting = new Set<() => void>();
  let inside = 0;

  function admit(): () => void {
    inside += 1;
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      inside -= 1;
      const [next] = waiting;
      next?.();
    };
  }

  return {
    async enter() {
      if (inside < atOnce) return admit();
      if (waiting.size >= maxWaiting) throw new BusyError('too many requests are waiting');
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(next);
          reject(new BusyError('the request waited too long'));
        }, maxWaitMs);
        const next = () => {
          clearTimeout(timer);
          waiting.delete(next);
          resolve(admit());
        };
        waiting.add(next);
      });
    },
  };
}
