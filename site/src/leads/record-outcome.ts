import { assertNever } from '@headwater/contract/assert-never.ts';
import { leadPause } from './backoff.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import type { KeySupport } from './key-support.ts';
import type { Lead } from './lead.ts';
import { maySend, type WhenUnsure } from './may-send.ts';
import type { Outbox } from './outbox.ts';
import type { SendResult } from './send-lead.ts';

/** Removes what the visitor wrote from an error message, which the CMS may have quoted. */
export function withoutValues(reason: string, content: unknown): string {
  const texts = JSON.stringify(content).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  const written = texts.map((text) => String(JSON.parse(text))).filter((text) => text.length > 2);
  return written
    .sort((one, other) => other.length - one.length)
    .reduce((redacted, text) => redacted.replaceAll(text, '…'), reason)
    .slice(0, 300);
}

export interface RecordOutcomeOptions {
  outbox: Pick<Outbox, 'finish' | 'postpone'>;
  keys: Pick<KeySupport, 'honorsKeys'>;
  whenUnsure: WhenUnsure;
  log: DeliveryLog;
  now: () => number;
  /** Called when the CMS has a lead: its files may be deleted. Never rejects. */
  onDelivered: (lead: ClaimedLead) => Promise<void>;
}

/** After this long, a lead that the CMS keeps refusing is left to a person. */
const DEAD_AFTER_MS = 72 * 3_600_000;

/** Records the outcome of a delivery in the outbox and the log. Rejects with OutboxUnavailableError. */
export function createRecordOutcome({ outbox, keys, whenUnsure, log, now, onDelivered }: RecordOutcomeOptions) {
  /** The CMS rejected the lead as it is. */
  async function close(lead: ClaimedLead, state: 'refused' | 'dead' | 'needs-person', reason: string): Promise<void> {
    const { key, formId, attempts, content } = lead;
    await outbox.finish(key, { state, lastError: withoutValues(reason, content.values) });
    // A visitor who waits for the response corrects a refused lead; any other needs an operator.
    log(state === 'refused' ? 'info' : 'error', 'the CMS refused a lead', { formId, attempts, state });
  }

  async function wait(lead: ClaimedLead, reason: string, sent: Lead['sent']): Promise<void> {
    const { key, formId, attempts, content } = lead;
    const lastError = withoutValues(reason, content.values);
    const isDead = now() - lead.waitsSince > DEAD_AFTER_MS;
    if (isDead) await outbox.finish(key, { state: 'dead', lastError });
    else await outbox.postpone(key, Math.round(leadPause(attempts)), lastError, sent);
    if (isDead) log('error', 'gave up on a lead', { formId, attempts });
    else log('warn', 'a lead waits for the CMS', { formId, attempts });
  }

  /** It was sent without a response and could be stored twice: a person decides. */
  async function hold({ key, formId, attempts, content }: ClaimedLead, reason: string): Promise<void> {
    await outbox.finish(key, { state: 'unknown', lastError: withoutValues(reason, content.values) });
    log('error', 'the CMS may or may not have stored a lead; see npm run leads', { formId, attempts });
  }

  return async (lead: ClaimedLead, { outcome, sent }: SendResult, isAwaited: boolean): Promise<void> => {
    const refused = isAwaited ? 'refused' : 'dead';
    switch (outcome.kind) {
      case 'accepted': {
        const answer = JSON.stringify(outcome.confirmation);
        await outbox.finish(lead.key, { state: 'delivered', entryId: outcome.entryId, answer });
        await onDelivered(lead);
        log('info', 'a lead was delivered', { formId: lead.formId, attempts: lead.attempts });
        break;
      }
      case 'field-errors':
        await close(
          lead,
          refused,
          `the CMS found errors in the fields ${outcome.errors.map(({ id }) => id).join(', ')}`,
        );
        break;
      case 'rejected':
        await close(lead, refused, outcome.reason);
        break;
      case 'unmendable':
        await close(lead, outcome.state, outcome.reason);
        break;
      case 'unreachable':
        await wait(lead, outcome.reason, lead.sent);
        break;
      case 'unknown':
        if (maySend(sent, await keys.honorsKeys(), whenUnsure)) await wait(lead, outcome.reason, sent);
        else await hold(lead, outcome.reason);
        break;
      default:
        assertNever(outcome, 'outcome');
    }
  };
}
