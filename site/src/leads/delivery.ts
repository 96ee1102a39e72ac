import type { Mutate } from '../cms-client/cms-client.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { SubmitForm } from '../forms/submit-form.mutation.ts';
import { leadPause } from './backoff.ts';
import type { Lead, NewLead } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { besideUncheckedCaptcha, readSubmitAnswer, type SubmitOutcome } from './submit-outcome.ts';

/** Writes a line to the log; `details` hold nothing about the visitor. */
export type DeliveryLog = (level: 'info' | 'warn' | 'error', message: string, details: Record<string, unknown>) => void;

interface DeliveryOptions {
  mutate: Mutate;
  outbox: Pick<Outbox, 'finish' | 'postpone' | 'hurry'>;
  log: DeliveryLog;
  now?: () => number;
}

/** A lead in the hands of this process. */
export type ClaimedLead = NewLead & Pick<Lead, 'attempts' | 'acceptedAt' | 'waitsSince'>;

export interface Delivery {
  /**
   * Hands a claimed lead to the CMS and notes in the outbox what became of it. Never throws.
   * @param isAwaited whether the visitor is still there to be told
   */
  deliver(lead: ClaimedLead, isAwaited: boolean): Promise<SubmitOutcome>;
  /** Failures in a row of the CMS, whichever lead met them; 0 while it answers. */
  failures(): number;
}

/** After this long, a person has to look at a lead that the CMS will not take. */
export const DEAD_AFTER_MS = 72 * 3_600_000;
/** A captcha's answer is good for two minutes; some of them have passed when a lead is accepted. */
const CAPTCHA_MS = 100_000;

/** So many failures in a row are the CMS's and not those of single leads. */
const OUTAGE = 3;

/** A reason without anything that the visitor wrote, for the CMS may quote it. */
export function withoutValues(reason: string, content: unknown): string {
  const texts = JSON.stringify(content).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const written = texts.map((text) => String(JSON.parse(text))).filter((text) => text.length > 2);
  return written
    .sort((one, other) => other.length - one.length)
    .reduce((told, text) => told.replaceAll(text, '…'), reason)
    .slice(0, 300);
}

function assertNever(outcome: never): never {
  throw new Error(`unknown outcome ${JSON.stringify(outcome)}`);
}

/** Delivers leads, and remembers how the CMS is doing. */
export function createDelivery({ mutate, outbox, log, now = Date.now }: DeliveryOptions): Delivery {
  let failures = 0;

  async function ask({ key, formId, content, acceptedAt }: ClaimedLead): Promise<SubmitOutcome> {
    const { values: fieldValues, entryMeta, hasCaptcha, uncheckedCaptcha } = content;
    const isUnchecked = uncheckedCaptcha !== undefined || (hasCaptcha && now() - acceptedAt > CAPTCHA_MS);
    const headers: Record<string, string> = isUnchecked ? { 'x-headwater-captcha': 'expired' } : {};
    try {
      const input = { id: String(formId), clientMutationId: key, fieldValues, entryMeta };
      return besideUncheckedCaptcha(readSubmitAnswer(await mutate(SubmitForm, { input }, headers)), uncheckedCaptcha);
    } catch (error) {
      if (isCmsError(error)) return { kind: 'unreachable', reason: error.message };
      log('error', 'a lead could not be sent for a fault of ours', { formId, err: error });
      return { kind: 'unreachable', reason: 'a fault of the site; its log has it' };
    }
  }

  /** The CMS will not take it as it is. */
  function close({ key, formId, attempts, content }: ClaimedLead, isAwaited: boolean, reason: string): void {
    const state = isAwaited ? 'refused' : 'dead';
    outbox.finish(key, { state, lastError: withoutValues(reason, content.values) });
    log(isAwaited ? 'info' : 'error', 'the CMS refused a lead', { formId, attempts, state });
  }

  function wait(lead: ClaimedLead, reason: string): void {
    const { key, formId, attempts, content } = lead;
    const lastError = withoutValues(reason, content.values);
    const isDead = now() - lead.waitsSince > DEAD_AFTER_MS;
    if (isDead) outbox.finish(key, { state: 'dead', lastError });
    else outbox.postpone(key, now() + Math.round(leadPause(attempts)), lastError);
    if (isDead) log('error', 'a lead is given up', { formId, attempts });
    else log('warn', 'a lead waits for the CMS', { formId, attempts });
  }

  function note(lead: ClaimedLead, outcome: SubmitOutcome, isAwaited: boolean): void {
    switch (outcome.kind) {
      case 'accepted': {
        const answer = JSON.stringify(outcome.confirmation);
        outbox.finish(lead.key, { state: 'delivered', entryId: outcome.entryId, answer });
        log('info', 'a lead was delivered', { formId: lead.formId, attempts: lead.attempts });
        break;
      }
      case 'field-errors':
        close(lead, isAwaited, `the CMS found errors in the fields ${outcome.errors.map(({ id }) => id).join(', ')}`);
        break;
      case 'rejected':
        close(lead, isAwaited, outcome.reason);
        break;
      case 'unmendable':
        close(lead, false, outcome.reason);
        break;
      case 'unreachable':
        wait(lead, outcome.reason);
        break;
      default:
        assertNever(outcome);
    }
  }

  return {
    async deliver(lead, isAwaited) {
      const outcome = await ask(lead);
      const hasRecovered = outcome.kind !== 'unreachable' && failures >= OUTAGE;
      failures = outcome.kind === 'unreachable' ? failures + 1 : 0;
      try {
        note(lead, outcome, isAwaited);
        if (hasRecovered) outbox.hurry();
      } catch (error) {
        // The lease ends, the lead is delivered once more under its key, and the CMS knows it.
        log('error', 'the outbox could not be written after a delivery', { formId: lead.formId, err: error });
      }
      return outcome;
    },
    failures: () => failures,
  };
}
