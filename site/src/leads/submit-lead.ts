import { isIP } from 'node:net';
import { isCmsError } from '../cms-client/errors.ts';
import { plainText } from '../content/plain-text.ts';
import { withDerivedValues } from '../forms/derived-values.ts';
import type { FieldValue } from '../forms/field-values.ts';
import type { FormDefinition } from '../forms/form-definition.ts';
import type { FilledForm } from '../forms/form-outcome-view.ts';
import { formStatus } from '../forms/form-status.ts';
import type { SubmissionAnswer } from '../forms/submission-answer.ts';
import { toSubmissionValues } from '../forms/submission-values.ts';
import { validateForm } from '../forms/validate.ts';
import { type CmsConfirmation, defaultConfirmation, shownConfirmation } from './confirmation.ts';
import type { Delivery } from './delivery.ts';
import { failed, INVALID_MESSAGE } from './failures.ts';
import { fingerprintOf, keyOfPlainForm } from './fingerprint.ts';
import type { FormShelf } from './form-shelf.ts';
import { type FormToken, makeFormToken, readFormToken, tokenLife } from './form-token.ts';
import type { Lead, NewLead } from './lead.ts';
import type { Outbox } from './outbox.ts';
import { OutboxUnavailableError } from './outbox-file.ts';
import type { Submission } from './submission.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { unstorableTexts } from './unstorable-texts.ts';
import { withPatience } from './with-patience.ts';

/** Who sends: told to the CMS, and to nobody else. */
export interface Visitor {
  address: string;
  userAgent: string;
}

export interface Submitted {
  answer: SubmissionAnswer;
  /** The form as it was filled in, to show it again; absent when it could not be read. */
  again?: FilledForm;
}

export interface SubmitOptions {
  shelf: FormShelf;
  outbox: Outbox;
  delivery: Delivery;
  /** A lead is on disk and waits. */
  onWaiting: () => void;
  siteUrl: string;
  now?: () => number;
}

/** People need longer than this for any form. */
const LEAST_FILL_MS = 2_000;
const LONGEST_USER_AGENT = 250;

/** Failures that pass; any other is a fault of ours. */
function sayUnavailable(error: unknown): SubmissionAnswer {
  if (isCmsError(error) || error instanceof OutboxUnavailableError) return failed('unavailable');
  throw error;
}

/** Accepts a submission, and tells the visitor what became of it. */
export type SubmitLead = (formId: number, submission: Submission, visitor: Visitor) => Promise<Submitted>;

export function createSubmitLead(options: SubmitOptions): SubmitLead {
  const { shelf, outbox, delivery, onWaiting, siteUrl, now = Date.now } = options;
  const underWay = new Map<string, { fingerprint: string; answer: Promise<SubmissionAnswer> }>();

  function sent(form: FormDefinition, confirmation: CmsConfirmation | null, entryId: number | null): SubmissionAnswer {
    return { status: 'sent', confirmation: shownConfirmation(form, confirmation), entryId };
  }

  function kept(form: FormDefinition): SubmissionAnswer {
    return { status: 'kept', confirmation: defaultConfirmation(form), entryId: null };
  }

  /** What somebody hears who sends the same once more, or who should not learn that we saw through him. */
  function repeated(form: FormDefinition, lead: Pick<Lead, 'state' | 'answer' | 'entryId'>): SubmissionAnswer {
    if (lead.state === 'spam') return sent(form, null, null);
    // Written by the delivery.
    const confirmation = lead.answer === null ? null : (JSON.parse(lead.answer) as CmsConfirmation | null);
    return lead.state === 'delivered' ? sent(form, confirmation, lead.entryId) : kept(form);
  }

  function answerOf(form: FormDefinition, outcome: SubmitOutcome): SubmissionAnswer {
    switch (outcome.kind) {
      case 'accepted':
        return sent(form, outcome.confirmation, outcome.entryId);
      case 'field-errors':
        return { status: 'invalid', errors: outcome.errors, message: INVALID_MESSAGE };
      case 'rejected':
        return failed('rejected');
      case 'unreachable':
        return kept(form);
    }
  }

  /** To disk first, then to the CMS. */
  async function accept(form: FormDefinition, lead: NewLead, isSpam: boolean): Promise<SubmissionAnswer> {
    const isAsked = !isSpam && delivery.failures() === 0;
    const acceptedAt = now();
    const state = isSpam ? 'spam' : isAsked ? 'delivering' : 'accepted';
    const known = await withPatience(() => outbox.add(lead, state));
    if (known) return known.fingerprint === lead.fingerprint ? repeated(form, known) : failed('key-reused');
    if (isSpam) return sent(form, null, null);
    const outcome = isAsked ? await delivery.deliver({ ...lead, attempts: 1, acceptedAt }, true) : undefined;
    if (outcome && outcome.kind !== 'unreachable') return answerOf(form, outcome);
    onWaiting();
    return kept(form);
  }

  async function acceptOnce(form: FormDefinition, lead: NewLead, isSpam: boolean): Promise<SubmissionAnswer> {
    const same = underWay.get(lead.key);
    if (same) return same.fingerprint === lead.fingerprint ? same.answer : failed('key-reused');
    const answer = accept(form, lead, isSpam).finally(() => underWay.delete(lead.key));
    underWay.set(lead.key, { fingerprint: lead.fingerprint, answer });
    return answer;
  }

  /** What is wrong with the entries, if anything. */
  function objection(form: FormDefinition, values: FieldValue[], token: FormToken): SubmissionAnswer | undefined {
    const unstorable = unstorableTexts(values);
    const errors = unstorable.length > 0 ? unstorable : validateForm(form, values);
    if (errors.length === 0) return undefined;
    if (token.version !== form.version) return { ...failed('form-changed'), token: renewedToken(form) };
    return { status: 'invalid', errors, message: INVALID_MESSAGE };
  }

  /** For entries that were made already: its clock began long ago. */
  function renewedToken({ databaseId, version }: FormDefinition): string {
    return makeFormToken(databaseId, version, tokenLife.fetched, now() - LEAST_FILL_MS);
  }

  async function judge(formId: number, submission: Submission, visitor: Visitor): Promise<Submitted> {
    const token = readFormToken(submission.token);
    if (token?.formId !== formId) return { answer: failed('token-invalid') };
    const form = await shelf.get(formId);
    if (!form) return { answer: failed('form-unknown') };
    const parsed = submission.valuesFor(form);
    if ('error' in parsed) return { answer: failed('malformed') };
    const again = { form, values: parsed.values, token: renewedToken(form) };
    const time = now();
    if (time > token.expiresAt) return { again, answer: { ...failed('token-expired'), token: again.token } };
    const status = formStatus(form, time);
    if (status.status !== 'open') {
      return { answer: failed('form-closed', plainText(status.message) || undefined) };
    }

    const fingerprint = fingerprintOf(form, parsed.values);
    const key = submission.key ?? keyOfPlainForm(fingerprint, visitor.address, time);
    const isSpam = submission.trap !== '' || time - token.issuedAt < LEAST_FILL_MS;
    const values = withDerivedValues(form, parsed.values, undefined);
    const wrong = isSpam ? undefined : objection(form, values, token);
    if (wrong) return { again, answer: wrong };
    const content = {
      values: toSubmissionValues(form, values),
      entryMeta: {
        ip: isIP(visitor.address) > 0 ? visitor.address : '',
        sourceUrl: siteUrl + submission.page,
        userAgent: visitor.userAgent.slice(0, LONGEST_USER_AGENT),
      },
      hasCaptcha: form.fields.some(({ type }) => type === 'CAPTCHA'),
    };
    const lead = { key, formId, formVersion: form.version, fingerprint, content };
    return { again, answer: await acceptOnce(form, lead, isSpam).catch(sayUnavailable) };
  }

  return async (formId, submission, visitor) => {
    try {
      return await judge(formId, submission, visitor);
    } catch (error) {
      return { answer: sayUnavailable(error) };
    }
  };
}
