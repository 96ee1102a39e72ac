import type { CmsClient } from '../cms-client/cms-client.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { SubmitForm } from '../forms/server/submit-form.mutation.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import type { KeySupport } from './key-support.ts';
import type { Sent } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { submitHeaders } from './submit-headers.ts';
import { besideUnaskedFields, readSubmitAnswer, readSubmitError, type SubmitOutcome } from './submit-outcome.ts';

export interface SendLeadOptions {
  client: Pick<CmsClient, 'submit' | 'ping'>;
  keys: Pick<KeySupport, 'honorsKeys'>;
  outbox: Pick<Outbox, 'sending'>;
  log: DeliveryLog;
  now: () => number;
}

export interface SendResult {
  outcome: SubmitOutcome;
  /** What the outbox records about the lead: null while no attempt has left the site unanswered. */
  sent: Sent | null;
}

/** Sends a lead to the CMS once, and records in the outbox right before that it goes out. Never throws. */
export type SendLead = (lead: ClaimedLead, signal: AbortSignal) => Promise<SendResult>;

/** Creates the only function that sends leads to the CMS. */
export function createSendLead({ client, keys, outbox, log, now }: SendLeadOptions): SendLead {
  /** @returns why the CMS is not healthy, without personal data; undefined when it is */
  async function healthError(signal: AbortSignal): Promise<string | undefined> {
    try {
      await client.ping(signal);
      return undefined;
    } catch (error) {
      return isCmsError(error) ? error.message : 'the health check of the CMS failed';
    }
  }

  return async (lead, signal) => {
    const { key, formId, sent: sentBefore } = lead;
    // Without idempotency keys, an unanswered lead needs a person: check the CMS's health before risking one.
    const unhealthyReason = keys.honorsKeys() ? undefined : await healthError(signal);
    if (unhealthyReason) return { outcome: { kind: 'unreachable', reason: unhealthyReason }, sent: sentBefore };
    const { values: fieldValues, entryMeta } = lead.content;
    const headers = submitHeaders(lead, now());
    const input = { id: String(formId), clientMutationId: key, fieldValues, entryMeta };
    let [sent, wasSent] = [sentBefore, false];
    const onSending = () => {
      const next = keys.honorsKeys() && sentBefore !== 'unkeyed' ? 'keyed' : 'unkeyed';
      outbox.sending(key, next);
      [sent, wasSent] = [next, true];
    };
    try {
      const answer = await client.submit(SubmitForm, { input }, { headers, signal, onSending });
      return { outcome: besideUnaskedFields(readSubmitAnswer(answer), lead.content), sent };
    } catch (error) {
      if (isCmsError(error)) return { outcome: readSubmitError(error), sent };
      log('error', 'a lead could not be sent because of an error in the site', { formId, err: error });
      const reason = 'an error in the site; see its log';
      return { outcome: { kind: wasSent ? 'unknown' : 'unreachable', reason }, sent };
    }
  };
}
