import { company } from '@headwater/brand/company.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { SubmissionAnswer } from '../forms/model/submission-answer.ts';
import { failed, INVALID_MESSAGE } from '../forms/server/failures.ts';
import { type CmsConfirmation, ownConfirmation, shownConfirmation } from './confirmation.ts';
import type { Lead } from './lead.ts';
import type { SubmitOutcome } from './submit-outcome.ts';

/** The CMS has it. */
export function sent(
  form: FormDefinition,
  confirmation: CmsConfirmation | null,
  entryId: number | null,
): SubmissionAnswer {
  return { status: 'sent', confirmation: shownConfirmation(form, confirmation), entryId };
}

/** We have it, and the CMS has not said anything yet: the form's own words, as far as they need no entry. */
export function kept(form: FormDefinition, values: readonly FieldValue[]): SubmissionAnswer {
  return { status: 'kept', confirmation: ownConfirmation(form, values), entryId: null };
}

/** What a program reads that was seen through: nothing that tells it so. */
export function lookAlike(form: FormDefinition): SubmissionAnswer {
  return sent(form, null, null);
}

/** So much of a key names a lead to an operator. */
const REFERENCE_LENGTH = 8;

/** We have it, and the file that it cannot do without comes by mail. @param key whose beginning finds the lead again */
export function awaitsFile(key: string): SubmissionAnswer {
  const reference = key.slice(0, REFERENCE_LENGTH);
  const address = `<a href="mailto:${company.email}?subject=File%20for%20message%20${reference}">${company.email}</a>`;
  const html =
    '<p>Thank you. We have your message, and now we need your file.</p>' +
    `<p>Please email it to ${address} and mention the reference ${reference}.</p>`;
  return { status: 'kept', confirmation: { type: 'message', html }, entryId: null };
}

/** What somebody hears who sends the same once more. */
export function repeated(
  form: FormDefinition,
  { key, state, answer, entryId }: Pick<Lead, 'key' | 'state' | 'answer' | 'entryId'>,
  keptAnswer: () => SubmissionAnswer,
): SubmissionAnswer {
  if (state === 'spam') return lookAlike(form);
  if (state === 'needs-person') return awaitsFile(key);
  // Written by the delivery.
  const confirmation = answer === null ? null : (JSON.parse(answer) as CmsConfirmation | null);
  return state === 'delivered' ? sent(form, confirmation, entryId) : keptAnswer();
}

/** What the CMS said, as the visitor hears it; undefined when it said nothing. */
export function answerOf(form: FormDefinition, outcome: SubmitOutcome): SubmissionAnswer | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return sent(form, outcome.confirmation, outcome.entryId);
    case 'field-errors':
      return { status: 'invalid', errors: outcome.errors, message: INVALID_MESSAGE };
    case 'rejected':
      return failed('rejected');
    case 'unmendable':
    case 'unreachable':
    case 'unknown':
      return undefined;
  }
}
