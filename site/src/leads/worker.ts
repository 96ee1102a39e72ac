import { setTimeout as pause } from 'node:timers/promises';
import { roundPause } from './backoff.ts';
import type { Delivery, DeliveryLog } from './delivery.ts';
import type { Lead } from './lead.ts';
import type { Outbox } from './outbox.ts';

/** Delivers what waits, for as long as the process lives. */
export interface Worker {
  /** There may be something to do. */
  wake(): void;
  /** Takes no more leads; resolves when those under way are done. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  outbox: Pick<Outbox, 'claim'>;
  delivery: Delivery;
  log: DeliveryLog;
}

/** Twice what the CMS client has connections for: none of them rests while the outbox is asked for more. */
const AT_ONCE = 8;
/** How often the outbox is looked at unasked: an operator or another process may have put something in. */
const IDLE_MS = 1_000;

/** Starts to deliver at once: what an earlier process left behind comes first. */
export function startWorker({ outbox, delivery, log }: WorkerOptions): Worker {
  const stopping = new AbortController();
  let waking = new AbortController();
  let isBroken = false;

  /** Sleeps until the time is up or the signal comes. */
  async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  }

  function claim(most: number): Lead[] {
    try {
      const leads = outbox.claim(most);
      isBroken = false;
      return leads;
    } catch (error) {
      // Once for each time that it breaks: a full disk has better uses than this line.
      if (!isBroken) log('error', 'the outbox cannot be read', { err: error });
      isBroken = true;
      return [];
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const failures = delivery.failures();
      // A CMS that fails is asked by one lead at a time, and not by everything that waits for it.
      if (failures > 0) await rest(roundPause(failures), stopping.signal);
      if (stopping.signal.aborted) return;
      waking = new AbortController();
      const leads = claim(failures > 0 ? 1 : AT_ONCE);
      if (leads.length > 0) await Promise.all(leads.map((lead) => delivery.deliver(lead, false)));
      else await rest(IDLE_MS, AbortSignal.any([waking.signal, stopping.signal]));
    }
  }

  const running = run();
  return {
    wake: () => waking.abort(),
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
