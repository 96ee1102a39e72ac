import { setTimeout as pause } from 'node:timers/promises';
import { signedHeaders } from '@headwater/contract/http/signed-headers.ts';
import { unreachableReason } from '@headwater/runtime/unreachable-reason.ts';
import type { FormDefinition } from '../../forms/model/form-definition.ts';
import { type Observe, unobserved } from '../../telemetry/observe.ts';
import { handOverPause } from '../backoff.ts';
import type { DeliveryLog } from '../claimed-lead.ts';
import type { Lead } from '../lead.ts';
import type { Receiver } from '../worker.ts';
import { FILE_LINK_MS, type HandOvers } from './hand-overs.ts';
import { leadEvent } from './lead-event.ts';

interface HandOverOptions {
  handOvers: Pick<HandOvers, 'done' | 'postpone' | 'makeDue'>;
  url: string;
  secret: string;
  siteUrl: string;
  /** Rejects while the CMS fails and no definition is stored. */
  form: (id: number) => Promise<FormDefinition | undefined>;
  log: DeliveryLog;
  observe?: Observe;
  now?: () => number;
  /** Milliseconds that the webhook may take for a lead. */
  timeoutMs?: number;
}

export interface HandOver extends Receiver {
  /** Lets current attempts finish for this many milliseconds, then aborts them. */
  stop(graceMs: number): Promise<void>;
}

const MOST_AT_ONCE = 4;
/** Less than a lease, with the wait for the form's definition. */
const TIMEOUT_MS = 10_000;
/** Consecutive failures that count as an outage of the webhook rather than a problem of single leads. */
const OUTAGE = 3;

/** Gives leads to the webhook, each until it takes it. */
export function createHandOver(options: HandOverOptions): HandOver {
  const { handOvers, url, secret, siteUrl, form, log, observe = unobserved, now = Date.now } = options;
  const { timeoutMs = TIMEOUT_MS } = options;
  const stopping = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  let failures = 0;

  /** @returns why the webhook did not take it */
  async function send(lead: Lead): Promise<string | undefined> {
    const definition = await form(lead.formId).catch(() => undefined);
    const body = JSON.stringify(leadEvent(lead, definition, siteUrl, now() + FILE_LINK_MS));
    try {
      const response = await fetch(url, {
        method: 'POST',
        // A redirect would lead the visitor's data to a host that nobody configured.
        redirect: 'manual',
        headers: {
          'content-type': 'application/json',
          'x-headwater-event': lead.key,
          ...signedHeaders(body, secret, Math.floor(now() / 1_000)),
        },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(timeoutMs)]),
      });
      // Whatever it says beyond its status, and however long that is.
      await response.body?.cancel();
      return response.ok ? undefined : `the webhook responded with ${response.status}`;
    } catch (error) {
      return `the webhook cannot be reached (${unreachableReason(error, timeoutMs)})`;
    }
  }

  async function recordSuccess(key: string): Promise<void> {
    await handOvers.done(key);
    const hasRecovered = failures >= OUTAGE;
    failures = 0;
    if (hasRecovered) await handOvers.makeDue();
  }

  async function handOver(lead: Lead): Promise<void> {
    const { key, formId, handOverAttempts: attempts } = lead;
    const failure = await observe(
      { kind: 'hand-over' },
      () => send(lead),
      (reason) => ({ outcome: reason === undefined ? 'ok' : 'failed' }),
    );
    try {
      if (failure === undefined) {
        await recordSuccess(key);
        log('info', 'a lead was handed over', { formId, attempts });
        return;
      }
      failures += 1;
      await handOvers.postpone(key, Math.round(handOverPause(attempts)), failure);
      log('warn', 'a lead waits for the webhook', { formId, attempts, reason: failure });
    } catch (error) {
      // Its lease ends, and it is handed over again under the same number.
      log('error', 'the outbox could not be written after a hand-over', { formId, err: error });
    }
  }

  return {
    async deliver(lead) {
      const attempt = handOver(lead);
      underWay.set(lead.key, attempt);
      await attempt;
      underWay.delete(lead.key);
    },
    failures: () => failures,
    costsLeads: async () => false,
    free: () => MOST_AT_ONCE - underWay.size,
    inFlight: () => [...underWay.keys()],
    async stop(graceMs) {
      const all = Promise.all(underWay.values());
      await Promise.race([all, pause(graceMs, undefined, { ref: false })]);
      stopping.abort();
      await all;
    },
  };
}
