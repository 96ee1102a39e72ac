import type { CmsClient } from '../cms-client/cms-client.ts';
import { isCmsError } from '../cms-client/errors.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import type { KeySupport } from './key-support.ts';
import type { Sent } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { createSendContent, type SendContentOptions } from './send-content.ts';
import { submitHeaders } from './submit-headers.ts';
import { besideUnaskedFields, readSubmitError, type SubmitOutcome } from './submit-outcome.ts';

export interface SendLeadOptions extends SendContentOptions {
  client: Pick<CmsClient, 'submit' | 'submitRest' | 'ping'>;
  keys: Pick<KeySupport, 'honorsKeys'>;
  outbox: Pick<Outbox, 'sending'>;
  log: DeliveryLog;
  now: () => number;
}

export interface SendResult {
  outcome: SubmitOutcome;
  /** What the outbox records about the lead: null while no attempt has left the site without a response. */
  sent: Sent | null;
}

/** Sends a lead to the CMS once, and records in the outbox right before that it goes out. Never throws. */
export type SendLead = (lead: ClaimedLead, signal: AbortSignal) => Promise<SendResult>;

/** Creates the only function that sends leads to the CMS. */
export function createSendLead(options: SendLeadOptions): SendLead {
  const { client, keys, outbox, log, now } = options;
  const sendContent = createSendContent(options);

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
    // Without idempotency keys, a lead without a response needs a person: check the CMS's health before risking one.
    const unhealthyReason = (await keys.honorsKeys()) ? undefined : await healthError(signal);
    if (unhealthyReason) return { outcome: { kind: 'unreachable', reason: unhealthyReason }, sent: sentBefore };
    const headers = submitHeaders(lead, now());
    let [sent, wasSent] = [sentBefore, false];
    const onSending = async () => {
      const next = (await keys.honorsKeys()) && sentBefore !== 'unkeyed' ? 'keyed' : 'unkeyed';
      await outbox.sending(key, next);
      [sent, wasSent] = [next, true];
    };
    try {
      const outcome = await sendContent(lead, { headers, signal, onSending });
      return { outcome: besideUnaskedFields(outcome, lead.content), sent };
    } catch (error) {
      if (isCmsError(error)) return { outcome: readSubmitError(error), sent };
      log('error', 'a lead could not be sent because of an error in the site', { formId, err: error });
      const reason = 'an error in the site; see its log';
      return { outcome: { kind: wasSent ? 'unknown' : 'unreachable', reason }, sent };
    }
  };
}
