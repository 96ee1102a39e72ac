import { setTimeout as pause } from 'node:timers/promises';
import { roundPause } from './backoff.ts';
import type { DeliveryLog } from './claimed-lead.ts';
import type { Lead } from './lead.ts';
import type { Outbox } from './outbox.ts';

/** Delivers waiting leads for the lifetime of the process. */
export interface Worker {
  /** Checks the outbox now: there may be work. */
  wake(): void;
  /** Stops claiming leads; `delivery` finishes those in flight. */
  stop(): Promise<void>;
}

/** What the worker needs to know of a receiver: the CMS, or the webhook. */
export interface Receiver {
  /** Never rejects. */
  deliver(lead: Lead): Promise<unknown>;
  /** Consecutive failures, across leads; 0 while it takes them. */
  failures(): number;
  /** Whether each lead sent to the failing receiver would end up needing a person. */
  costsLeads(): Promise<boolean>;
  /** How many more leads can be sent at the same time. */
  free(): number;
  /** Keys of the leads that are being sent. */
  inFlight(): string[];
}

interface WorkerOptions {
  outbox: Pick<Outbox, 'claim'>;
  delivery: Receiver;
  log: DeliveryLog;
}

/** How often the outbox is checked without a wake-up: an operator or another process may have added leads. */
const IDLE_MS = 1_000;

/** Starts delivering at once, beginning with leads from an earlier process. */
export function startWorker({ outbox, delivery, log }: WorkerOptions): Worker {
  const stopping = new AbortController();
  let waking = new AbortController();
  let isBroken = false;
  /** Leads in flight that test whether the receiver is back. */
  let probes = 0;

  /** Sleeps until the time is up or the signal fires. */
  async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  }

  async function claim(most: number): Promise<Lead[]> {
    try {
      const leads = await outbox.claim(most, delivery.inFlight());
      isBroken = false;
      return leads;
    } catch (error) {
      // Logged once per outage: a full disk should not fill up with these lines.
      if (!isBroken) log('error', 'the outbox cannot be read', { err: error });
      isBroken = true;
      return [];
    }
  }

  /** While the receiver fails, it is tried with one lead at a time, not with everything that waits. */
  function room(): number {
    return delivery.failures() > 0 ? Math.min(1 - probes, delivery.free()) : delivery.free();
  }

  async function deliver(lead: Lead): Promise<void> {
    const probe = Number(delivery.failures() > 0);
    probes += probe;
    await delivery.deliver(lead);
    probes -= probe;
    waking.abort();
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const failures = delivery.failures();
      if (failures > 0) await rest(roundPause(failures, await delivery.costsLeads()), stopping.signal);
      if (stopping.signal.aborted) return;
      waking = new AbortController();
      const most = room();
      const leads = most > 0 ? await claim(most) : [];
      // A lead that takes a minute must not delay the others.
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
