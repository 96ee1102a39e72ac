import { untilAborted } from '../cms-client/until-aborted.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { fieldsOutOfReach, needsFile } from '../forms/model/missing-answers.ts';
import type { SubmissionAnswer } from '../forms/model/submission-answer.ts';
import { unsupportedTypes } from '../forms/model/unsupported-types.ts';
import { failed } from '../forms/server/failures.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import { type ClosedReason, closedReason } from './closed-reason.ts';
import { withReference } from './confirmation.ts';
import type { Delivery } from './delivery.ts';
import type { Lead, NewLead } from './lead.ts';
import { type Outbox, OutboxUnavailableError } from './outbox.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { answerOf, awaitsAnswer, decoyAnswer, repeated } from './visitor-answer.ts';
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

/** Makes the answer for a lead that is stored while the CMS has not answered in time. */
export type PendingAnswer = () => SubmissionAnswer;

export interface Acceptance {
  form: FormDefinition;
  lead: NewLead;
  /** Undefined for a lead that is sent to the CMS. */
  hold: Hold | undefined;
  pendingAnswer: PendingAnswer;
  /** Epoch milliseconds until which the visitor waits for the CMS. */
  deadline: number;
  /** When the visitor gets an answer in any case: a lead that is not on disk by then was not accepted. */
  answerBy: AbortSignal;
}

function withNumber(answer: SubmissionAnswer, key: string): SubmissionAnswer {
  if (!('confirmation' in answer)) return answer;
  return { ...answer, confirmation: withReference(answer.confirmation, key) };
}

/** Stores a valid lead and returns the visitor's answer. @throws OutboxUnavailableError */
export type AcceptLead = (acceptance: Acceptance) => Promise<SubmissionAnswer>;

/**
 * Writes the lead to disk first, then sends it to the CMS. The visitor waits for the CMS up to the deadline; after
 * that, delivery goes on without them. While the CMS fails or is at its limit, the lead is left to the worker.
 */
export function createAcceptLead(options: AcceptOptions): AcceptLead {
  const { outbox, delivery, onWaiting, onClosed, log, now = Date.now } = options;
  /** Leads that are being stored, each with a place of the delivery. */
  let reserved = 0;
  const underWay = new Map<string, { fingerprint: string; answer: Promise<SubmissionAnswer> }>();

  /** The CMS's answer, or the site's own at the deadline. After that, the visit no longer awaits the CMS. */
  function deliverInTime(lead: ClaimedLead, { form, pendingAnswer, deadline }: Acceptance): Promise<SubmissionAnswer> {
    const { promise, resolve } = Promise.withResolvers<SubmissionAnswer>();
    let isAwaited = true;
    const late = setTimeout(
      () => {
        isAwaited = false;
        resolve(pendingAnswer());
      },
      Math.max(0, deadline - now()),
    );
    const conclude = () => {
      clearTimeout(late);
      return isAwaited;
    };
    void delivery.deliver(lead, { conclude }).then((outcome) => {
      onWaiting();
      resolve(closedAnswer(form, outcome) ?? answerOf(form, outcome) ?? pendingAnswer());
    });
    return promise;
  }

  /** The form's own message when the CMS no longer accepts entries for it. */
  function closedAnswer(form: FormDefinition, outcome: SubmitOutcome): SubmissionAnswer | undefined {
    const closed = outcome.kind === 'rejected' ? closedReason(form, outcome.reason) : undefined;
    if (!closed) return undefined;
    onClosed?.(form.databaseId, closed);
    return failed('form-closed', closed.message || undefined);
  }

  /** A lead that is not stored by the deadline was not accepted, even if a slow store has it later. */
  async function store(add: () => Promise<Lead | undefined>, isAsked: boolean, answerBy: AbortSignal) {
    reserved += Number(isAsked);
    try {
      return await untilAborted(withRetry(add, answerBy), answerBy);
    } catch (error) {
      throw error === answerBy.reason ? new OutboxUnavailableError('it did not answer in time', false) : error;
    } finally {
      reserved -= Number(isAsked);
    }
  }

  async function accept(acceptance: Acceptance): Promise<SubmissionAnswer> {
    const { form, lead, hold, pendingAnswer, answerBy } = acceptance;
    const isAsked = !hold && delivery.failures() === 0 && delivery.free() > reserved;
    const time = now();
    const state = hold ?? (isAsked ? 'delivering' : 'accepted');
    const reason = hold && reasonOf(hold, form);
    const known = await store(() => outbox.add(lead, state, reason), isAsked, answerBy);
    if (known)
      return known.fingerprint === lead.fingerprint ? repeated(form, known, pendingAnswer) : failed('key-reused');
    if (hold) {
      log('warn', 'a lead waits for an operator', { formId: lead.formId, state: hold, reason });
      return hold === 'spam' ? decoyAnswer(form) : awaitsAnswer(form, lead.key);
    }
    const claimed = { ...lead, attempts: 1, acceptedAt: time, waitsSince: time, sent: null };
    if (isAsked) return deliverInTime(claimed, acceptance);
    onWaiting();
    return pendingAnswer();
  }

  return (acceptance) => {
    const { key, fingerprint } = acceptance.lead;
    // A double click gets the answer of the first click.
    const same = underWay.get(key);
    if (same) return same.fingerprint === fingerprint ? same.answer : Promise.resolve(failed('key-reused'));
    const answer = accept(acceptance)
      .then((judged) => withNumber(judged, key))
      .finally(() => underWay.delete(key));
    underWay.set(key, { fingerprint, answer });
    return answer;
  };
}
