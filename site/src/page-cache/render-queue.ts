/** Options of a queued rendering. */
interface Turn {
  /** A prefetch: visitors' pages go first, and prefetches use only a share of the capacity. */
  isAhead: boolean;
  /** Cancels waiting. */
  signal: AbortSignal;
}

export interface RenderQueue {
  /** Runs a task when it is its turn. @throws the signal's reason if it aborts first; the task never runs then. */
  run<Result>(task: () => Promise<Result>, turn: Turn): Promise<Result>;
}

/**
 * Runs at most `capacity` tasks at a time, in order: first those for visitors, then
 * prefetches, which may use `prefetchCapacity` of it.
 */
export function createRenderQueue(capacity: number, prefetchCapacity: number): RenderQueue {
  const lanes = {
    visitors: { waiting: new Set<() => void>(), running: 0 },
    ahead: { waiting: new Set<() => void>(), running: 0 },
  };
  type Lane = (typeof lanes)['ahead'];

  function mayStart(lane: Lane): boolean {
    if (lanes.visitors.running + lanes.ahead.running >= capacity) return false;
    return lane === lanes.visitors || lane.running < prefetchCapacity;
  }

  /** Visitors come first in the order of lanes, so a prefetch starts only when no visitor is waiting. */
  function startNext(): void {
    for (const lane of [lanes.visitors, lanes.ahead]) {
      for (const start of lane.waiting) {
        if (!mayStart(lane)) break;
        lane.waiting.delete(start);
        lane.running += 1;
        start();
      }
    }
  }

  function turnOf(lane: Lane, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        lane.waiting.delete(start);
        reject(signal.reason);
        // Tasks that it blocked may start now.
        startNext();
      };
      const start = () => {
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      lane.waiting.add(start);
      signal.addEventListener('abort', giveUp, { once: true });
      startNext();
    });
  }

  return {
    async run(task, { isAhead, signal }) {
      signal.throwIfAborted();
      const lane = isAhead ? lanes.ahead : lanes.visitors;
      await turnOf(lane, signal);
      try {
        return await task();
      } finally {
        lane.running -= 1;
        startNext();
      }
    },
  };
}
