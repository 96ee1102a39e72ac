import { setTimeout as pause } from 'node:timers/promises';
import { roundPause } from './backoff.ts';
import type { DeliveryLog } from './claimed-lead.ts';
import type { Delivery } from './delivery.ts';
import type { Lead } from './lead.ts';
import type { Outbox } from './outbox.ts';

/** Delivers what waits, for as long as the process lives. */
export interface Worker {
  /** There may be something to do. */
  wake(): void;
  /** Takes no more leads. Those under way are the delivery's. */
  stop(): Promise<void>;
}

interface WorkerOptions {
  outbox: Pick<Outbox, 'claim'>;
  delivery: Delivery;
  log: DeliveryLog;
}

/** How often the outbox is looked at unasked: an operator or another process may have put something in. */
const IDLE_MS = 1_000;

/** Starts to deliver at once: what an earlier process left behind comes first. */
export function startWorker({ outbox, delivery, log }: WorkerOptions): Worker {
  const stopping = new AbortController();
  let waking = new AbortController();
  let isBroken = false;
  /** Leads that find out whether the CMS is back. */
  let probes = 0;

  /** Sleeps until the time is up or the signal comes. */
  async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  }

  function claim(most: number): Lead[] {
    try {
      const leads = outbox.claim(most, delivery.inFlight());
      isBroken = false;
      return leads;
    } catch (error) {
      // Once for each time that it breaks: a full disk has better uses than this line.
      if (!isBroken) log('error', 'the outbox cannot be read', { err: error });
      isBroken = true;
      return [];
    }
  }

  /** A CMS that fails is asked by one lead at a time, and not by everything that waits for it. */
  function room(): number {
    return delivery.failures() > 0 ? Math.min(1 - probes, delivery.free()) : delivery.free();
  }

  async function deliver(lead: Lead): Promise<void> {
    const probe = Number(delivery.failures() > 0);
    probes += probe;
    await delivery.deliver(lead, { isAwaited: false });
    probes -= probe;
    waking.abort();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const failures = delivery.failures();
      if (failures > 0) await rest(roundPause(failures, delivery.costsLeads()), stopping.signal);
      if (stopping.signal.aborted) return;
      waking = new AbortController();
      const most = room();
      const leads = most > 0 ? claim(most) : [];
      // One that takes a minute holds up none of the others.
      for (const lead of leads) void deliver(lead);
      await rest(IDLE_MS, AbortSignal.any([waking.signal, stopping.signal]));
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
