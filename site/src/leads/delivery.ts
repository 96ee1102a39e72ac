import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../cms-client/limits.ts';
import { type Observe, unobserved } from '../telemetry/observe.ts';
import type { ClaimedLead, Visit } from './claimed-lead.ts';
import { maySend, type WhenUnsure } from './may-send.ts';
import { LEASE_MS, type Outbox } from './outbox.ts';
import { createRecordOutcome } from './record-outcome.ts';
import { createSendLead, type SendLeadOptions, type SendResult } from './send-lead.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import type { Receiver } from './worker.ts';

interface DeliveryOptions extends Omit<SendLeadOptions, 'outbox' | 'now'> {
  outbox: Pick<Outbox, 'finish' | 'postpone' | 'makeDue' | 'sending' | 'renew'>;
  whenUnsure: WhenUnsure;
  /** Called when the CMS has a lead: its files may be deleted. Never rejects. */
  onDelivered: (lead: ClaimedLead) => Promise<void>;
  now?: () => number;
  /** Measures each attempt. */
  observe?: Observe;
}

export interface Delivery extends Omit<Receiver, 'deliver'> {
  /** Sends a claimed lead to the CMS and records the outcome in the outbox. Never throws. */
  deliver(lead: ClaimedLead, visit: Visit): Promise<SubmitOutcome>;
  /** Lets current deliveries finish for this many milliseconds, then aborts them. */
  stop(graceMs: number): Promise<void>;
}

/** Consecutive failures that count as an outage of the CMS rather than a problem of single leads. */
const OUTAGE = 3;
/** Pause before a failed write to the outbox is tried again. */
const REWRITE_MS = 1_000;

/** Reason for holding a lead that was sent without a response to a CMS that could store it twice. */
const NOT_REPEATED = 'it was sent before without an answer, and the CMS might store it twice';

/** Retries until the outcome is on disk: a delivered lead that is not recorded would be sent again. */
async function writeLater(write: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await pause(REWRITE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    try {
      return await write();
    } catch {
      // Logged once: more lines could fill the disk.
    }
  }
}

/** Delivers leads, at most one per connection at a time, and tracks whether the CMS is failing. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { keys, outbox, log, whenUnsure, now = Date.now, observe = unobserved } = options;
  const send = createSendLead({ ...options, now });
  const recordOutcome = createRecordOutcome({ ...options, now });
  const stopping = new AbortController();
  const underWay = new Map<string, PromiseWithResolvers<void>>();
  let failures = 0;
  let wasDoubtful = false;

  const renewal = setInterval(() => {
    if (underWay.size === 0) return;
    outbox.renew([...underWay.keys()]).catch(() => {
      // Three more renewals follow before a lease ends.
    });
  }, LEASE_MS / 4).unref();

  async function recordResult({ kind }: SubmitOutcome): Promise<void> {
    const isFailure = kind === 'unreachable' || kind === 'unknown';
    const hasRecovered = !isFailure && failures >= OUTAGE;
    failures = isFailure ? failures + 1 : 0;
    wasDoubtful = kind === 'unknown';
    if (!hasRecovered) return;
    try {
      await outbox.makeDue();
    } catch {
      // Without the write, waiting leads are sent at their next attempt.
    }
  }

  async function sendOrHold(lead: ClaimedLead): Promise<SendResult> {
    if (!maySend(lead.sent, await keys.honorsKeys(), whenUnsure)) {
      return { outcome: { kind: 'unknown', reason: NOT_REPEATED }, sent: lead.sent };
    }
    const result = await observe(
      { kind: 'delivery' },
      () => send(lead, stopping.signal),
      ({ outcome }) => ({ outcome: outcome.kind }),
    );
    await recordResult(result.outcome);
    return result;
  }

  function release(key: string): void {
    underWay.get(key)?.resolve();
    underWay.delete(key);
  }

  return {
    async deliver(lead, visit) {
      underWay.set(lead.key, Promise.withResolvers());
      const result = await sendOrHold(lead);
      // From here on, the visitor either gets this outcome or has stopped waiting.
      const isAwaited = visit.conclude();
      const write = () => recordOutcome(lead, result, isAwaited);
      try {
        await write();
        release(lead.key);
      } catch (error) {
        log('error', 'the outbox could not be written after a delivery', { formId: lead.formId, err: error });
        writeLater(write, stopping.signal).finally(() => release(lead.key));
      }
      return result.outcome;
    },
    failures: () => failures,
    costsLeads: async () => wasDoubtful && whenUnsure === 'hold' && !(await keys.honorsKeys()),
    free: () => limits.submissions - underWay.size,
    inFlight: () => [...underWay.keys()],
    async stop(graceMs) {
      const all = Promise.all([...underWay.values()].map(({ promise }) => promise));
      await Promise.race([all, pause(graceMs, undefined, { ref: false })]);
      stopping.abort();
      clearInterval(renewal);
      await all;
    },
  };
}
