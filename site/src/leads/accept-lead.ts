import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { SubmissionAnswer } from '../forms/model/submission-answer.ts';
import { failed } from '../forms/server/failures.ts';
import type { ClaimedLead, DeliveryLog } from './claimed-lead.ts';
import { type ClosedReason, closedReason } from './closed-reason.ts';
import type { Delivery } from './delivery.ts';
import type { NewLead } from './lead.ts';
import type { Outbox } from './outbox.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { answerOf, awaitsFile, lookAlike, repeated } from './visitor-answer.ts';
import { withPatience } from './with-patience.ts';

export interface AcceptOptions {
  outbox: Pick<Outbox, 'add'>;
  delivery: Pick<Delivery, 'deliver' | 'failures' | 'free'>;
  /** A lead may wait on disk, or there is room for another one. */
  onWaiting: () => void;
  /** The CMS takes no entries for a form any more. */
  onClosed?: (formId: number, reason: ClosedReason) => void;
  log: DeliveryLog;
  now?: () => number;
}

/** Why a lead stays in the outbox until an operator decides. */
export type Hold = 'spam' | 'needs-person';

const reasons: Record<Hold, string> = {
  spam: 'its honeypot was filled in',
  'needs-person': 'a required file is missing; the visitor was told where to mail it',
};

/** What a submission comes to when the CMS has nothing to say about it in time. */
export type KeptAnswer = () => SubmissionAnswer;

export interface Acceptance {
  form: FormDefinition;
  lead: NewLead;
  /** Undefined for a lead that the CMS gets. */
  hold: Hold | undefined;
  kept: KeptAnswer;
  /** Milliseconds since 1970: the visitor waits for the CMS until then. */
  deadline: number;
  /** When the visitor is told in any case: what is not on disk by then was not taken. */
  answerBy: AbortSignal;
}

/** Keeps a lead that nothing speaks against, and tells what became of it. @throws OutboxUnavailableError */
export type AcceptLead = (acceptance: Acceptance) => Promise<SubmissionAnswer>;

/**
 * To disk first, then to the CMS. The visitor waits for its answer as long as people do; the lead goes on its
 * way without them. While the CMS fails, or has its hands full, it is not asked: the worker does that.
 */
export function createAcceptLead(options: AcceptOptions): AcceptLead {
  const { outbox, delivery, onWaiting, onClosed, log, now = Date.now } = options;
  const underWay = new Map<string, { fingerprint: string; answer: Promise<SubmissionAnswer> }>();

  /** The CMS's answer, or ours when the deadline comes first. From then on nobody waits for the CMS's. */
  function deliverInTime(lead: ClaimedLead, { form, kept, deadline }: Acceptance): Promise<SubmissionAnswer> {
    const { promise, resolve } = Promise.withResolvers<SubmissionAnswer>();
    const visit = { isAwaited: true };
    const late = setTimeout(
      () => {
        visit.isAwaited = false;
        resolve(kept());
      },
      Math.max(0, deadline - now()),
    );
    void delivery.deliver(lead, visit).then((outcome) => {
      clearTimeout(late);
      onWaiting();
      resolve(closedAnswer(form, outcome) ?? answerOf(form, outcome) ?? kept());
    });
    return promise;
  }

  /** The form's own words when the CMS takes no entries for it any more. */
  function closedAnswer(form: FormDefinition, outcome: SubmitOutcome): SubmissionAnswer | undefined {
    const closed = outcome.kind === 'rejected' ? closedReason(form, outcome.reason) : undefined;
    if (!closed) return undefined;
    onClosed?.(form.databaseId, closed);
    return failed('form-closed', closed.message || undefined);
  }

  async function accept(acceptance: Acceptance): Promise<SubmissionAnswer> {
    const { form, lead, hold, kept, answerBy } = acceptance;
    const isAsked = !hold && delivery.failures() === 0 && delivery.free() > 0;
    const time = now();
    const state = hold ?? (isAsked ? 'delivering' : 'accepted');
    const known = await withPatience(() => outbox.add(lead, state, hold && reasons[hold]), answerBy);
    if (known) return known.fingerprint === lead.fingerprint ? repeated(form, known, kept) : failed('key-reused');
    if (hold) {
      log('warn', 'a lead waits for an operator', { formId: lead.formId, state: hold, reason: reasons[hold] });
      return hold === 'spam' ? lookAlike(form) : awaitsFile(lead.key);
    }
    const claimed = { ...lead, attempts: 1, acceptedAt: time, waitsSince: time, sent: null };
    if (isAsked) return deliverInTime(claimed, acceptance);
    onWaiting();
    return kept();
  }

  return (acceptance) => {
    const { key, fingerprint } = acceptance.lead;
    // A second click hears what the first one hears.
    const same = underWay.get(key);
    if (same) return same.fingerprint === fingerprint ? same.answer : Promise.resolve(failed('key-reused'));
    const answer = accept(acceptance).finally(() => underWay.delete(key));
    underWay.set(key, { fingerprint, answer });
    return answer;
  };
}
