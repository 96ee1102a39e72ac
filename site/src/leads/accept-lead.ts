import type { FormDefinition } from '../forms/form-definition.ts';
import type { SubmissionAnswer } from '../forms/submission-answer.ts';
import { type ClosedReason, closedReason } from './closed-reason.ts';
import type { Delivery } from './delivery.ts';
import { failed } from './failures.ts';
import type { NewLead } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { answerOf, kept, lookAlike, repeated } from './visitor-answer.ts';
import { withPatience } from './with-patience.ts';

export interface AcceptOptions {
  outbox: Pick<Outbox, 'add'>;
  delivery: Delivery;
  /** A lead is on disk and waits. */
  onWaiting: () => void;
  /** The CMS takes no entries for a form any more. */
  onClosed?: (formId: number, reason: ClosedReason) => void;
  now?: () => number;
}

/** Keeps a lead that nothing speaks against, and tells what became of it. @throws OutboxUnavailableError */
export type AcceptLead = (form: FormDefinition, lead: NewLead, isSpam: boolean) => Promise<SubmissionAnswer>;

/** To disk first, then to the CMS, which is not asked while it fails: the worker finds out when it is back. */
export function createAcceptLead({ outbox, delivery, onWaiting, onClosed, now = Date.now }: AcceptOptions): AcceptLead {
  const underWay = new Map<string, { fingerprint: string; answer: Promise<SubmissionAnswer> }>();

  async function accept(form: FormDefinition, lead: NewLead, isSpam: boolean): Promise<SubmissionAnswer> {
    const isAsked = !isSpam && delivery.failures() === 0;
    const time = now();
    const state = isSpam ? 'spam' : isAsked ? 'delivering' : 'accepted';
    const known = await withPatience(() => outbox.add(lead, state));
    if (known) return known.fingerprint === lead.fingerprint ? repeated(form, known) : failed('key-reused');
    if (isSpam) return lookAlike(form);
    const outcome = isAsked
      ? await delivery.deliver({ ...lead, attempts: 1, acceptedAt: time, waitsSince: time }, true)
      : undefined;
    const closed = outcome?.kind === 'rejected' ? closedReason(form, outcome.reason) : undefined;
    if (closed) {
      onClosed?.(form.databaseId, closed);
      return failed('form-closed', closed.message || undefined);
    }
    if (outcome && outcome.kind !== 'unreachable') return answerOf(form, outcome);
    onWaiting();
    return kept(form);
  }

  return (form, lead, isSpam) => {
    // A second click hears what the first one hears.
    const same = underWay.get(lead.key);
    if (same) return same.fingerprint === lead.fingerprint ? same.answer : Promise.resolve(failed('key-reused'));
    const answer = accept(form, lead, isSpam).finally(() => underWay.delete(lead.key));
    underWay.set(lead.key, { fingerprint: lead.fingerprint, answer });
    return answer;
  };
}
