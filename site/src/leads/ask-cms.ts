import type { CmsClient } from '../cms-client/cms-client.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { SubmitForm } from '../forms/server/submit-form.mutation.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import type { KeyMemory } from './key-memory.ts';
import type { Sent } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { submitHeaders } from './submit-headers.ts';
import { besideUnaskedFields, readSubmitAnswer, readSubmitError, type SubmitOutcome } from './submit-outcome.ts';

export interface AskCmsOptions {
  client: Pick<CmsClient, 'submit' | 'ping'>;
  keys: Pick<KeyMemory, 'honorsKeys'>;
  outbox: Pick<Outbox, 'sending'>;
  log: DeliveryLog;
  now: () => number;
}

export interface Asked {
  outcome: SubmitOutcome;
  /** What the disk says about the lead: null as long as nothing of it ever went out. */
  sent: Sent | null;
}

/** Sends a lead to the CMS, once, and notes on disk right before that it goes out. Never throws. */
export type AskCms = (lead: ClaimedLead, signal: AbortSignal) => Promise<Asked>;

/** Makes the one place from which leads leave the site. */
export function createAskCms({ client, keys, outbox, log, now }: AskCmsOptions): AskCms {
  /** @returns why not, in words without anything about a visitor */
  async function whyNotWell(signal: AbortSignal): Promise<string | undefined> {
    try {
      await client.ping(signal);
      return undefined;
    } catch (error) {
      return isCmsError(error) ? error.message : 'the CMS could not be asked';
    }
  }

  return async (lead, signal) => {
    const { key, formId, sent: sentBefore } = lead;
    // A lead that gets no answer here needs a person: it is not what an outage is discovered with.
    const illness = keys.honorsKeys() ? undefined : await whyNotWell(signal);
    if (illness) return { outcome: { kind: 'unreachable', reason: illness }, sent: sentBefore };
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
      log('error', 'a lead could not be sent for a fault of ours', { formId, err: error });
      const reason = 'a fault of the site; its log has it';
      return { outcome: { kind: wasSent ? 'unknown' : 'unreachable', reason }, sent };
    }
  };
}
