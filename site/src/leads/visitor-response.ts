import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { referenceOf } from '@headwater/contract/forms/reference.ts';
import { escapeHtml } from '@headwater/contract/text/entities.ts';
import { sanitizeHtml } from '../content/sanitize-html.ts';
import type { FieldError } from '../forms/fields/shared/field-error.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import { needsFile } from '../forms/model/missing-answers.ts';
import type { SubmissionResponse } from '../forms/model/submission-response.ts';
import { failed } from '../forms/server/failures.ts';
import { type CmsConfirmation, ownConfirmation, shownConfirmation } from './confirmation.ts';
import type { Lead } from './lead.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { representativeIn } from './territory.ts';

/** The CMS has stored the lead. */
function sent(form: FormDefinition, confirmation: CmsConfirmation | null, entryId: number | null): SubmissionResponse {
  return { status: 'sent', confirmation: shownConfirmation(form, confirmation), entryId };
}

/** The lead is stored here, not yet by the CMS: the form's own text, as far as it needs no entry. */
export function storedResponse(form: FormDefinition, values: readonly FieldValue[]): SubmissionResponse {
  const own = ownConfirmation(form, values);
  const name = representativeIn(form, values);
  const confirmation =
    name !== undefined && own.type === 'message'
      ? { ...own, html: `${own.html}<p>${texts.yourRepresentative(escapeHtml(name))}</p>` }
      : own;
  return { status: 'kept', confirmation, entryId: null };
}

/** The response to detected spam, indistinguishable from success. */
export function decoyResponse(form: FormDefinition): SubmissionResponse {
  return sent(form, null, null);
}

/**
 * The lead is stored without a required answer: a file that must be sent by email, or what the site has no control for.
 * @param key whose prefix becomes the reference
 */
export function incompleteResponse(form: FormDefinition, key: string): SubmissionResponse {
  const reference = referenceOf(key);
  const subject = encodeURIComponent(texts.fileSubject(reference));
  const email = `<a href="mailto:${company.email}?subject=${subject}">${company.email}</a>`;
  const html = needsFile(form) ? texts.fileNeeded(email, reference) : texts.answerOpen(reference);
  return { status: 'kept', confirmation: { type: 'message', html }, entryId: null };
}

/** The response to a repeated submission. */
export function repeated(
  form: FormDefinition,
  { key, state, answer, entryId, attempts }: Pick<Lead, 'key' | 'state' | 'answer' | 'entryId' | 'attempts'>,
  pendingResponse: () => SubmissionResponse,
): SubmissionResponse {
  if (state === 'spam') return decoyResponse(form);
  // One that was sent lacks its captcha, which is nothing that the visitor could send.
  if (state === 'needs-person' && attempts === 0) return incompleteResponse(form, key);
  // Written by `delivery.ts`.
  const confirmation = answer === null ? null : (JSON.parse(answer) as CmsConfirmation | null);
  return state === 'delivered' ? sent(form, confirmation, entryId) : pendingResponse();
}

/** An error of the CMS, which may have HTML for its message or none. */
function shownError({ id, message }: FieldError): FieldError {
  return { id, message: sanitizeHtml(message) || texts.errorMessageMissing };
}

/** The CMS's response as the visitor gets it; undefined when there is none. */
export function responseOf(form: FormDefinition, outcome: SubmitOutcome): SubmissionResponse | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return sent(form, outcome.confirmation, outcome.entryId);
    case 'field-errors':
      return { status: 'invalid', errors: outcome.errors.map(shownError), message: texts.formProblem };
    case 'rejected':
      return failed('rejected');
    case 'unmendable':
    case 'unreachable':
    case 'unknown':
      return undefined;
  }
}
