import { untilAborted } from '../cms-client/until-aborted.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { fieldsOutOfReach, needsFile } from '../forms/model/missing-answers.ts';
import type { SubmissionResponse } from '../forms/model/submission-response.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';
import { failed } from '../forms/server/failures.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import { type ClosedReason, closedReason } from './closed-reason.ts';
import { withReference } from './confirmation.ts';
import type { Delivery } from './delivery.ts';
import type { Lead, NewLead } from './lead.ts';
import { type Outbox, OutboxUnavailableError } from './outbox.ts';
import { decoyResponse, incompleteResponse, repeated, responseOf } from './visitor-response.ts';
import { withRetry } from './with-retry.ts';

export interface AcceptOptions {
  outbox: Pick<Outbox, 'add'>;
  delivery: Pick<Delivery, 'deliver' | 'failures' | 'free'>;
  /** A lead may be waiting on disk, or a delivery slot is free again. */
  onWaiting: () => void;
  /** The CMS no longer accepts entries for a form. */
  onClosed?: (formId: number, reason: ClosedReason) => void;
  log: DeliveryLog;
  now?: () => number;
}

/** Why a lead stays in the outbox until an operator decides. */
export type Hold = 'spam' | 'needs-person';

/** For operators: why the lead is held, without personal data. */
function reasonOf(hold: Hold, form: FormDefinition): string {
  if (hold === 'spam') return 'its honeypot was filled in';
  if (needsFile(form)) return 'a required file is missing; the visitor was given the email address for it';
  const names = unsupportedTypes({ fields: fieldsOutOfReach(form), uncheckedCaptcha: null });
  return `a required answer is missing, for which the site has no control; the visitor was told that we ask for it (${names.join(', ')})`;
}

/** Makes the response to a lead that is stored while the CMS has not responded in time. */
export type PendingResponse = () => SubmissionResponse;

export interface Acceptance {
  form: FormDefinition;
  lead: NewLead;
  /** Undefined for a lead that is sent to the CMS. */
  hold: Hold | undefined;
  pendingResponse: PendingResponse;
  /** Epoch milliseconds until which the visitor waits for the CMS. */
  deadline: number;
  /** When the visitor gets a response in any case: a lead that is not on disk by then was not accepted. */
  respondBy: AbortSignal;
}

function withNumber(response: SubmissionResponse, key: string): SubmissionResponse {
  if (!('confirmation' in response)) return response;
  return { ...response, confirmation: withReference(response.confirmation, key) };
}

/** Stores a valid lead and returns the visitor's response. @throws OutboxUnavailableError */
export type AcceptLead = (acceptance: Acceptance) => Promise<SubmissionResponse>;

/**
 * Writes the lead to disk first, then sends it to the CMS. The visitor waits for the CMS up to the deadline; after
 * that, delivery goes on without them. While the CMS fails or is at its limit, the lead is left to the worker.
 */
export function createAcceptLead(options: AcceptOptions): AcceptLead {
  const { outbox, delivery, onWaiting, onClosed, log, now = Date.now } = options;
  /** Leads that are being stored, each with a place of the delivery. */
  let reserved = 0;
  const underWay = new Map<string, { fingerprint: string; response: Promise<SubmissionResponse> }>();

  /** The CMS's response, or the site's own at the deadline. After that, the visit no longer awaits the CMS. */
  function deliverInTime(
    lead: ClaimedLead,
    { form, pendingResponse, deadline }: Acceptance,
  ): Promise<SubmissionResponse> {
    const { promise, resolve } = Promise.withResolvers<SubmissionResponse>();
    let isAwaited = true;
    const late = setTimeout(
      () => {
        isAwaited = false;
        resolve(pendingResponse());
      },
      Math.max(0, deadline - now()),
    );
    const conclude = () => {
      clearTimeout(late);
      return isAwaited;
    };
    void delivery.deliver(lead, { conclude }).then((outcome) => {
      onWaiting();
      const closed = outcome.kind === 'rejected' ? closedReason(form, outcome.reason) : undefined;
      if (closed) onClosed?.(form.databaseId, closed);
      const response = closed ? failed('form-closed', closed.message || undefined) : responseOf(form, outcome);
      resolve(response ?? pendingResponse());
    });
    return promise;
  }

  /** A lead that is not stored by the deadline was not accepted, even if a slow store has it later. */
  async function store(add: () => Promise<Lead | undefined>, isSentNow: boolean, respondBy: AbortSignal) {
    reserved += Number(isSentNow);
    try {
      return await untilAborted(withRetry(add, respondBy), respondBy);
    } catch (error) {
      throw error === respondBy.reason ? new OutboxUnavailableError('it did not respond in time', false) : error;
    } finally {
      reserved -= Number(isSentNow);
    }
  }

  async function accept(acceptance: Acceptance): Promise<SubmissionResponse> {
    const { form, lead, hold, pendingResponse, respondBy } = acceptance;
    const isSentNow = !hold && delivery.failures() === 0 && delivery.free() > reserved;
    const time = now();
    const state = hold ?? (isSentNow ? 'delivering' : 'accepted');
    const reason = hold && reasonOf(hold, form);
    const known = await store(() => outbox.add(lead, state, reason), isSentNow, respondBy);
    if (known)
      return known.fingerprint === lead.fingerprint ? repeated(form, known, pendingResponse) : failed('key-reused');
    if (hold) {
      log('warn', 'a lead waits for an operator', { formId: lead.formId, state: hold, reason });
      return hold === 'spam' ? decoyResponse(form) : incompleteResponse(form, lead.key);
    }
    const claimed = { ...lead, attempts: 1, acceptedAt: time, waitsSince: time, sent: null };
    if (isSentNow) return deliverInTime(claimed, acceptance);
    onWaiting();
    return pendingResponse();
  }

  return (acceptance) => {
    const { key, fingerprint } = acceptance.lead;
    // A double click gets the response to the first click.
    const same = underWay.get(key);
    if (same) return same.fingerprint === fingerprint ? same.response : Promise.resolve(failed('key-reused'));
    const response = accept(acceptance)
      .then((judged) => withNumber(judged, key))
      .finally(() => underWay.delete(key));
    underWay.set(key, { fingerprint, response });
    return response;
  };
}
