import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LeadRecord } from '../leads/visitor.ts';
import type { RequestKind, Shares } from './mix.ts';

export interface DriverOptions {
  url: string;
  /** Requests beside forms, on average. */
  perSecond: number;
  leadsPerSecond: number;
  /** The same requests come in the same order for the same seed. */
  seed: number;
  /** Paths with the hash of their content. */
  pages: Readonly<Record<string, string>>;
  images: readonly string[];
  shares: Shares;
  /** Number of visitors, each with an IP address of its own. */
  visitors: number;
  /** Prefix of every lead's message. */
  run: string;
}

/** One response, or why there was none. */
export interface RequestRecord {
  kind: RequestKind;
  path: string;
  /** When it was due, in milliseconds after the start. */
  at: number;
  outcome: number | string;
  /** From the moment at which it was due. */
  milliseconds: number;
}

export interface DriverResult {
  /** When the first request could be due, in milliseconds since the epoch. */
  startedAt: number;
  requests: RequestRecord[];
  leads: (LeadRecord & { milliseconds: number })[];
}

/** Requests that arrive at fixed rates from now on; see `driver-worker.ts`. */
export interface Driver {
  /** Sends no more. @returns all responses, once the last has come */
  stop(): Promise<DriverResult>;
  /** Ends at once, without a result. */
  cancel(): Promise<void>;
}

/** Starts a driver with an event loop of its own, which whatever happens in this one does not slow down. */
export function startDriver(options: DriverOptions): Driver {
  const worker = new Worker(new URL('driver-worker.ts', import.meta.url), { workerData: options });
  const finished = once(worker, 'message').then(([result]) => result as DriverResult);
  // An error of the worker is reported by `stop`.
  finished.catch(() => undefined);
  return {
    stop() {
      worker.postMessage('stop');
      return finished;
    },
    async cancel() {
      await worker.terminate();
    },
  };
}
