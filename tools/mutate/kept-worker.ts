import { ForksPoolWorker, type PoolRunnerInitializer, type PoolWorker, type WorkerResponse } from 'vitest/node';

/** What the next run finds: the modules of the runs before, or none, in a process of its own. */
export type Modules = 'kept' | 'new';

/** A pool of Vitest with one process that outlives a run. */
export interface KeptWorker {
  /** For `createVitest`, with `isolate: false`: the process then keeps its modules, except the test file itself. */
  pool: PoolRunnerInitializer;
  /** For the runs from now on; until the first call, modules are kept. */
  use: (modules: Modules) => void;
  /** Ends the kept process: the next run in kept modules starts another one. */
  renew: () => Promise<void>;
}

/**
 * Starting a process and importing the modules of a test takes ten times as long as most tests. Vitest starts and stops
 * a worker for each run; here the second start and every stop are only confirmed.
 */
export function keptWorker(): KeptWorker {
  let kept: { worker: PoolWorker; isStarted: boolean } | undefined;
  let next: Modules = 'kept';
  return {
    pool: {
      name: 'kept',
      createPoolWorker(options) {
        if (next === 'new') return new ForksPoolWorker(options);
        kept ??= { worker: new ForksPoolWorker(options), isStarted: false };
        return forOneRun(kept);
      },
    },
    use(modules) {
      next = modules;
    },
    async renew() {
      const { worker, isStarted } = kept ?? {};
      kept = undefined;
      if (isStarted) await worker?.stop();
    },
  };
}

function forOneRun(kept: { worker: PoolWorker; isStarted: boolean }): PoolWorker {
  const { worker } = kept;
  const listeners: Parameters<PoolWorker['on']>[] = [];
  const respond = (type: 'started' | 'stopped') => {
    const response: WorkerResponse = { type, __vitest_worker_response__: true };
    for (const [event, listener] of listeners) if (event === 'message') listener(response);
  };
  let wasStarted = kept.isStarted;
  return {
    name: 'kept',
    cacheFs: true,
    deserialize: (data) => worker.deserialize(data),
    on(event, listener) {
      listeners.push([event, listener]);
      worker.on(event, listener);
    },
    off: (event, listener) => worker.off(event, listener),
    send(message) {
      if (message.type === 'stop') respond('stopped');
      else if (message.type === 'start' && wasStarted) respond('started');
      else worker.send(message);
    },
    async start() {
      wasStarted = kept.isStarted;
      if (wasStarted) return;
      await worker.start();
      kept.isStarted = true;
    },
    async stop() {
      for (const [event, listener] of listeners) worker.off(event, listener);
    },
  };
}
