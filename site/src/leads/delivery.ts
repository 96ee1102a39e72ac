import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../cms-client/limits.ts';
import { type AskCmsOptions, type Asked, createAskCms } from './ask-cms.ts';
import type { ClaimedLead, Visit } from './claimed-lead.ts';
import { maySend, type WhenUnsure } from './doubt.ts';
import { createNoteOutcome } from './note-outcome.ts';
import { LEASE_MS, type Outbox } from './outbox.ts';
import type { SubmitOutcome } from './submit-outcome.ts';

interface DeliveryOptions extends Omit<AskCmsOptions, 'outbox' | 'now'> {
  outbox: Pick<Outbox, 'finish' | 'postpone' | 'hurry' | 'sending' | 'renew'>;
  whenUnsure: WhenUnsure;
  now?: () => number;
}

export interface Delivery {
  /** Hands a claimed lead to the CMS and notes in the outbox what became of it. Never throws. */
  deliver(lead: ClaimedLead, visit: Visit): Promise<SubmitOutcome>;
  /** Failures in a row of the CMS, whichever lead met them; 0 while it answers. */
  failures(): number;
  /** Whether the CMS fails so that every lead it is given needs a person. */
  costsLeads(): boolean;
  /** How many more leads can be with the CMS at once. */
  free(): number;
  /** Keys of the leads that are with the CMS now. */
  inFlight(): string[];
  /** Gives those under way this long, in milliseconds, and then gives up on their answers. */
  stop(graceMs: number): Promise<void>;
}

/** So many failures in a row are the CMS's and not those of single leads. */
const OUTAGE = 3;
/** A disk that could not be written is tried again after this long. */
const REWRITE_MS = 1_000;

/** What a lead comes to that went out before, to a CMS that would store it twice. */
const NOT_SENT_AGAIN = 'it was sent before and got no answer; the CMS would not know it a second time';

/** Delivers leads, at most as many at once as there are connections, and remembers how the CMS is doing. */
export function createDelivery(options: DeliveryOptions): Delivery {
  const { keys, outbox, log, whenUnsure, now = Date.now } = options;
  const ask = createAskCms({ ...options, now });
  const note = createNoteOutcome({ ...options, now });
  const stopping = new AbortController();
  const underWay = new Map<string, PromiseWithResolvers<void>>();
  let failures = 0;
  let wasDoubtful = false;

  const renewal = setInterval(() => {
    if (underWay.size === 0) return;
    try {
      outbox.renew([...underWay.keys()]);
    } catch {
      // There are three more tries before a lease ends.
    }
  }, LEASE_MS / 4).unref();

  function learn({ kind }: SubmitOutcome): void {
    const isFailure = kind === 'unreachable' || kind === 'unknown';
    const hasRecovered = !isFailure && failures >= OUTAGE;
    failures = isFailure ? failures + 1 : 0;
    wasDoubtful = kind === 'unknown';
    if (hasRecovered) outbox.hurry();
  }

  async function askOrHold(lead: ClaimedLead): Promise<Asked> {
    if (!maySend(lead.sent, keys.honorsKeys(), whenUnsure)) {
      return { outcome: { kind: 'unknown', reason: NOT_SENT_AGAIN }, sent: lead.sent };
    }
    const asked = await ask(lead, stopping.signal);
    try {
      learn(asked.outcome);
    } catch {
      // The others have their turn a little later.
    }
    return asked;
  }

  /** Until the disk has it: a lead that nobody knows to be delivered would be sent once more. */
  async function writeLater(write: () => void): Promise<void> {
    while (!stopping.signal.aborted) {
      await pause(REWRITE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      try {
        return write();
      } catch {
        // Said once; a full disk has better uses than more lines.
      }
    }
  }

  function release(key: string): void {
    underWay.get(key)?.resolve();
    underWay.delete(key);
  }

  return {
    async deliver(lead, visit) {
      underWay.set(lead.key, Promise.withResolvers());
      const asked = await askOrHold(lead);
      // The visitor hears this now, or has stopped listening.
      const { isAwaited } = visit;
      const write = () => note(lead, asked, { isAwaited });
      try {
        write();
        release(lead.key);
      } catch (error) {
        log('error', 'the outbox could not be written after a delivery', { formId: lead.formId, err: error });
        writeLater(write).finally(() => release(lead.key));
      }
      return asked.outcome;
    },
    failures: () => failures,
    costsLeads: () => wasDoubtful && whenUnsure === 'hold' && !keys.honorsKeys(),
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
