import { isIP } from 'node:net';
import { isCmsError } from '../cms-client/errors.ts';
import { limits } from '../cms-client/limits.ts';
import { plainText } from '../content/plain-text.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { withDerivedValues } from '../forms/model/derived-values.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { FilledForm } from '../forms/model/form-outcome-view.ts';
import { formStatus } from '../forms/model/form-status.ts';
import { lacksRequiredFile } from '../forms/model/missing-files.ts';
import type { SubmissionAnswer } from '../forms/model/submission-answer.ts';
import { toSubmissionValues } from '../forms/model/submission-values.ts';
import { validateForm } from '../forms/model/validate.ts';
import { visibility } from '../forms/model/visibility.ts';
import { isUnreadable } from '../forms/server/definition/readable-fields.ts';
import { failed, INVALID_MESSAGE } from '../forms/server/failures.ts';
import { type FormToken, makeFormToken, readFormToken, tokenLife } from '../forms/server/form-token.ts';
import type { Submission } from '../forms/server/submission.ts';
import type { AcceptLead, Hold } from './accept-lead.ts';
import { fingerprintOf, keyOfPlainForm } from './fingerprint.ts';
import { FAST_MS, flagsOf } from './flags-of.ts';
import type { FormShelf } from './form-shelf.ts';
import type { LeadContent } from './lead.ts';
import { OutboxUnavailableError } from './outbox-file.ts';
import { overlongTexts, unstorableTexts } from './refused-texts.ts';
import { sourceUrl } from './source-url.ts';
import { kept } from './visitor-answer.ts';

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

interface SubmitOptions {
  shelf: Pick<FormShelf, 'get'>;
  accept: AcceptLead;
  siteUrl: string;
  now?: () => number;
  /** Milliseconds that a visitor waits for the CMS to take the lead. */
  patience?: number;
  /** Milliseconds that a visitor waits in any case, for a form that the CMS alone knows, and for a busy disk. */
  judgedWithin?: number;
}

/** Accepts a submission, and tells the visitor what became of it. */
export type SubmitLead = (formId: number, submission: Submission, visitor: Visitor) => Promise<Submitted>;

/** Within 2.5 s a visitor has an answer: what reading and writing take comes on top. */
const PATIENCE_MS = 2_200;
const LONGEST_USER_AGENT = 250;

/** Failures that pass; any other is a fault of ours. */
function sayUnavailable(error: unknown): SubmissionAnswer {
  if (isCmsError(error) || error instanceof OutboxUnavailableError) return failed('unavailable');
  throw error;
}

/** What the CMS is told of a submission. */
function contentOf(form: FormDefinition, values: FieldValue[], page: string, visitor: Visitor): LeadContent {
  const ids = form.fields.map(({ id }) => id);
  const askedFields = ids.filter((id) => !isUnreadable(id));
  return {
    values: toSubmissionValues(form, values),
    entryMeta: {
      ip: isIP(visitor.address) > 0 ? visitor.address : '',
      sourceUrl: page,
      userAgent: visitor.userAgent.slice(0, LONGEST_USER_AGENT),
    },
    hasCaptcha: form.fields.some(({ type }) => type === 'CAPTCHA'),
    ...(form.uncheckedCaptcha !== null && { uncheckedCaptcha: form.uncheckedCaptcha }),
    ...(askedFields.length < ids.length && { askedFields }),
  };
}

/** Judges submissions: token, trap, form, entries, in this order; then the lead is accepted. */
export function createSubmitLead(options: SubmitOptions): SubmitLead {
  const { shelf, accept, siteUrl, now = Date.now, patience = PATIENCE_MS } = options;
  const { judgedWithin = limits.form.judged } = options;

  /**
   * For entries that were made already, so nothing is odd about sending them at once. It lives as long as a page's:
   * also on a server whose clock is days ahead of this one, the second try is never told to try again.
   */
  function renewedToken({ databaseId, version }: FormDefinition): string {
    return makeFormToken(databaseId, version, tokenLife.rendered, now() - FAST_MS);
  }

  /** What is wrong with the entries, if anything. */
  function objection(form: FormDefinition, values: FieldValue[], token: FormToken): SubmissionAnswer | undefined {
    const refused = [...unstorableTexts(values), ...overlongTexts(form, values)];
    const errors = refused.length > 0 ? refused : validateForm(form, values);
    // Its rules hide the button, so the CMS would not look at it either.
    if (errors.length === 0) return visibility(form, values).submitVisible ? undefined : failed('rejected');
    if (token.version !== form.version) return { ...failed('form-changed'), token: renewedToken(form) };
    return { status: 'invalid', errors, message: INVALID_MESSAGE };
  }

  async function judge(formId: number, submission: Submission, visitor: Visitor): Promise<Submitted> {
    const deadline = now() + patience;
    const answerBy = AbortSignal.timeout(judgedWithin);
    const token = readFormToken(submission.token);
    if (token?.formId !== formId) return { answer: failed('token-invalid') };
    const form = await shelf.get(formId, token.version, answerBy);
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

    const values = withDerivedValues(form, parsed.values, undefined);
    const isSpam = submission.trap !== '';
    const wrong = isSpam ? undefined : objection(form, values, token);
    if (wrong) return { again, answer: wrong };
    const fingerprint = fingerprintOf(form, parsed.values);
    const key = submission.key ?? keyOfPlainForm(fingerprint, visitor.address, time);
    const content = contentOf(form, values, sourceUrl(siteUrl, submission.page), visitor);
    const hold: Hold | undefined = isSpam ? 'spam' : lacksRequiredFile(form, values) ? 'needs-person' : undefined;
    const lead = { key, formId, formVersion: form.version, fingerprint, flags: flagsOf(token, time), content };
    const acceptance = { form, lead, hold, deadline, answerBy, kept: () => kept(form, values) };
    return { again, answer: await accept(acceptance).catch(sayUnavailable) };
  }

  return async (formId, submission, visitor) => {
    try {
      return await judge(formId, submission, visitor);
    } catch (error) {
      return { answer: sayUnavailable(error) };
    }
  };
}
