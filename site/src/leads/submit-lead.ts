import { isIP } from 'node:net';
import * as texts from '@headwater/brand/texts.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { limits } from '../cms-client/limits.ts';
import { plainText } from '../content/plain-text.ts';
import type { FieldValue } from '../forms/fields/shared/field-value.ts';
import { isBlank } from '../forms/fields/shared/text.ts';
import { withComputedValues } from '../forms/model/computed-values.ts';
import { withDerivedValues } from '../forms/model/derived-values.ts';
import { valueOfField } from '../forms/model/field-values.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { FilledForm } from '../forms/model/form-outcome-view.ts';
import { formStatus } from '../forms/model/form-status.ts';
import { lacksRequiredAnswer } from '../forms/model/missing-answers.ts';
import type { SubmissionResponse } from '../forms/model/submission-response.ts';
import { toSubmissionValues } from '../forms/model/submission-values.ts';
import { validateForm } from '../forms/model/validate.ts';
import { visibility } from '../forms/model/visibility.ts';
import { withVisitorTags } from '../forms/model/visitor-tags.ts';
import { isUnreadable } from '../forms/server/definition/readable-fields.ts';
import { failed } from '../forms/server/failures.ts';
import { makeFormToken, readFormToken, tokenLife } from '../forms/server/form-token.ts';
import type { Submission } from '../forms/server/submission.ts';
import { requestKey } from '../request-list/request-cookie.ts';
import type { AcceptLead, Hold } from './accept-lead.ts';
import type { CollectFiles } from './collect-files.ts';
import { fingerprintOf, keyOfPlainForm } from './fingerprint.ts';
import { FAST_MS, flagsOf } from './flags-of.ts';
import type { FormDefinitionCache } from './form-definition-cache.ts';
import type { LeadContent, LeadFile } from './lead.ts';
import { FilesGoneError, OutboxUnavailableError } from './outbox.ts';
import { postedInputs } from './posted-inputs.ts';
import { overlongTexts, unstorableTexts } from './refused-texts.ts';
import { sourceUrl } from './source-url.ts';
import type { VerifyCaptcha } from './verify-captcha.ts';
import { storedResponse } from './visitor-response.ts';

/** Who sends the form; passed to the CMS only. */
export interface Visitor {
  address: string;
  userAgent: string;
}

export interface Submitted {
  response: SubmissionResponse;
  /** The form as it was filled in, to show it again; absent when it could not be parsed. */
  again?: FilledForm;
}

interface SubmitOptions {
  definitions: Pick<FormDefinitionCache, 'get'>;
  accept: AcceptLead;
  collectFiles: CollectFiles;
  /** Whether a lead with the key is in the outbox. @throws OutboxUnavailableError */
  isKnown: (key: string) => Promise<boolean>;
  siteUrl: string;
  /** Fills in what the site knows of the visitor's region. Never rejects. @param page that the form is on */
  fillIn?: (form: FormDefinition, values: readonly FieldValue[], page: string) => Promise<FieldValue[]>;
  /** The site's own captcha, for forms without one of the CMS. */
  verifyCaptcha?: VerifyCaptcha;
  now?: () => number;
  /** Milliseconds that a visitor waits for the CMS to accept the lead. */
  cmsWaitMs?: number;
  /** Milliseconds that a visitor waits at most, including for an uncached form or a busy disk. */
  responseTimeoutMs?: number;
}

/** Validates and accepts a submission, and returns the visitor's response. */
export type SubmitLead = (formId: number, submission: Submission, visitor: Visitor) => Promise<Submitted>;

/** A visitor gets a response within 2.5 s, including the time for reading and writing. */
const CMS_WAIT_MS = 2_200;
const LONGEST_USER_AGENT = 250;

function invalid(errors: { id: number; message: string }[]): SubmissionResponse {
  return { status: 'invalid', errors, message: texts.formProblem };
}

/** The response when files were deleted while the form was on its way: each has to be chosen again. */
function goneResponse(files: readonly LeadFile[]): SubmissionResponse {
  return invalid(files.map(({ fieldId, name }) => ({ id: fieldId, message: texts.fileGone(name) })));
}

/** The response to temporary failures; rethrows any other error as a bug. */
function unavailableResponse(error: unknown): SubmissionResponse {
  if (isCmsError(error) || error instanceof OutboxUnavailableError) return failed('unavailable');
  throw error;
}

/** The captcha that visitors saw and that came without a token. */
function unsolvedCaptcha(form: FormDefinition, values: FieldValue[]): Pick<LeadContent, 'unsolvedCaptcha'> {
  const { isVisible } = visibility(form, values);
  const field = form.fields.find(({ type, id }) => type === 'CAPTCHA' && isVisible(id));
  const value = field && valueOfField(values, field.id);
  const isSolved = !field || (value && 'value' in value && !isBlank(value.value));
  return isSolved ? {} : { unsolvedCaptcha: field.id };
}

/** The parts of a submission that are sent to the CMS. */
function contentOf(
  form: FormDefinition,
  values: FieldValue[],
  files: LeadFile[],
  page: string,
  visitor: Visitor,
): LeadContent {
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
    ...unsolvedCaptcha(form, values),
    ...(form.uncheckedCaptcha !== null && { uncheckedCaptcha: form.uncheckedCaptcha }),
    ...(askedFields.length < ids.length && { askedFields }),
    ...(files.length > 0 && { files, inputs: postedInputs(form, values) }),
  };
}

/**
 * A token for answers that exist already, so a quick resend is not flagged. It lives as long as one in a page:
 * even on a server whose clock is days ahead of this one, the second try does not expire again.
 */
function renewedToken({ databaseId, version }: FormDefinition, now: number): string {
  return makeFormToken(databaseId, version, tokenLife.rendered, now - FAST_MS);
}

/** The refusal of invalid answers; undefined when they are valid. @param shownVersion of the form that the visitor saw */
function objection({ form, values, token }: FilledForm, shownVersion: string): SubmissionResponse | undefined {
  const refused = [...unstorableTexts(values), ...overlongTexts(form, values)];
  // A captcha that a visitor's browser could not or should not load does not cost the lead.
  const errors = refused.length > 0 ? refused : validateForm(form, values);
  // The form's rules hide the button, so the CMS would not process it either.
  if (errors.length === 0) return visibility(form, values).submitVisible ? undefined : failed('rejected');
  return shownVersion === form.version ? invalid(errors) : { ...failed('form-changed'), token };
}

/** Checks token, honeypot, form and answers, in this order; then accepts the lead. */
export function createSubmitLead(options: SubmitOptions): SubmitLead {
  const {
    definitions,
    accept,
    collectFiles,
    isKnown,
    siteUrl,
    fillIn = async (_form, values) => [...values],
    verifyCaptcha = async () => [],
    now = Date.now,
    cmsWaitMs = CMS_WAIT_MS,
  } = options;
  const { responseTimeoutMs = limits.form.judged } = options;

  async function judge(formId: number, submission: Submission, visitor: Visitor): Promise<Submitted> {
    const deadline = now() + cmsWaitMs;
    const respondBy = AbortSignal.timeout(responseTimeoutMs);
    const token = readFormToken(submission.token);
    if (token?.formId !== formId) return { response: failed('token-invalid') };
    const form = await definitions.get(formId, token.version, respondBy);
    if (!form) return { response: failed('form-unknown') };
    const parsed = submission.valuesFor(form);
    if ('error' in parsed) return { response: failed('malformed') };
    // Prices, calculations and totals are the site's, whatever was sent for them.
    const tags = { referer: '', user_agent: visitor.userAgent.slice(0, LONGEST_USER_AGENT) };
    const entered = withComputedValues(form, withVisitorTags(form, parsed.values, tags));
    const again = { form, values: entered, token: renewedToken(form, now()) };
    const time = now();
    if (time > token.expiresAt) return { again, response: { ...failed('token-expired'), token: again.token } };
    const status = formStatus(form, time);
    if (status.status !== 'open') {
      return { response: failed('form-closed', plainText(status.message) || undefined) };
    }

    const values = await fillIn(form, withDerivedValues(form, entered, undefined), submission.page);
    if (submission.isUpdate)
      return { again, response: { status: 'invalid', errors: [], message: texts.totalsUpdated } };
    const isSpam = submission.trap !== '';
    const { fileErrors = [] } = submission;
    const refusedFiles = fileErrors.length > 0 ? invalid([...fileErrors]) : undefined;
    const wrong = isSpam ? undefined : (refusedFiles ?? objection({ ...again, values }, token.version));
    if (wrong) return { again, response: wrong };
    const fingerprint = fingerprintOf(form, parsed.values);
    const key =
      requestKey(submission.saved) ?? submission.key ?? keyOfPlainForm(fingerprint, submission.token, visitor);
    const hasOwnCaptcha = form.fields.some(({ type }) => type === 'CAPTCHA');
    const checked = isSpam || hasOwnCaptcha ? [] : verifyCaptcha(submission.captcha);
    const collected = await collectFiles(form, values);
    // The files of a lead that is sent once more may be with the CMS already.
    if ('errors' in collected && !(await isKnown(key))) return { again, response: invalid(collected.errors) };
    const files = 'errors' in collected ? [] : collected.files;
    const content = contentOf(form, values, files, sourceUrl(siteUrl, submission.page), visitor);
    const hold: Hold | undefined = isSpam ? 'spam' : lacksRequiredAnswer(form, values) ? 'needs-person' : undefined;
    const isUnverified = content.unsolvedCaptcha !== undefined;
    const flags = [...flagsOf(token, time), ...(isUnverified ? (['unverified'] as const) : []), ...(await checked)];
    const lead = { key, formId, formVersion: form.version, fingerprint, flags, content };
    const acceptance = { form, lead, hold, deadline, respondBy, pendingResponse: () => storedResponse(form, values) };
    try {
      return { again, response: await accept(acceptance) };
    } catch (error) {
      if (error instanceof FilesGoneError) return { again, response: goneResponse(files) };
      // The lead may be on disk. With the same token, sending the form again is the same lead.
      return { again: { ...again, token: submission.token }, response: unavailableResponse(error) };
    }
  }

  return async (formId, submission, visitor) => {
    try {
      return await judge(formId, submission, visitor);
    } catch (error) {
      return { response: unavailableResponse(error) };
    }
  };
}
