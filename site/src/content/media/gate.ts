/** Thrown when too much waits already: better refused at once than after a minute. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

interface GateOptions {
  /** How many may be inside. */
  atOnce: number;
  /** How many may wait; the next one is refused. */
  maxWaiting: number;
  /** Milliseconds that one waits at most. */
  patience: number;
}

export interface Gate {
  /** Resolves with the function that leaves again. @throws BusyError */
  enter(): Promise<() => void>;
}

/**
 * Lets a number of tasks in at a time. Who comes when the line is too long, or waits too long
 * in it, is refused.
 */
export function createGate({ atOnce, maxWaiting, patience }: GateOptions): Gate {
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
        }, patience);
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
