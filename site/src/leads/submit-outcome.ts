import type { CmsResponse } from '../cms-client/envelope.ts';
import { type CmsError, CmsQueryError, WRONG_VALUE, wasNotSent } from '../cms-client/errors.ts';
import type { ResultOf } from '../cms-client/graphql.ts';
import { plainText } from '../content/plain-text.ts';
import type { SubmitForm } from '../forms/server/submit-form.mutation.ts';
import type { CmsConfirmation } from './confirmation.ts';
import type { LeadContent } from './lead.ts';

/** The result of sending a lead to the CMS. */
export type SubmitOutcome =
  | { kind: 'accepted'; confirmation: CmsConfirmation | null; entryId: number | null }
  /** `message` may contain HTML; it is empty when the CMS rejects a field without a message. */
  | { kind: 'field-errors'; errors: { id: number; message: string }[] }
  /** Closed, full, caught by the honeypot or misused: the visitor cannot correct it. */
  | { kind: 'rejected'; reason: string }
  /** The CMS requires a field that the form does not show: an operator has to decide. */
  | { kind: 'unmendable'; reason: string; state: 'dead' | 'needs-person' }
  /** The CMS did not process it for a temporary reason: send it again. */
  | { kind: 'unreachable'; reason: string }
  /** The lead was sent, and it is unknown whether the CMS stored it. */
  | { kind: 'unknown'; reason: string };

/** An internal error in a GraphQL response with HTTP 200; the CMS may have stored the entry before it. */
const INTERNAL = /internal server error/i;
/**
 * WPGraphQL for Gravity Forms adds page and browser to the entry after Gravity Forms has stored it and sent the
 * notifications; when that fails, it returns this error in place of the entry.
 */
const STORED = /unable to update the entry/i;
/** Rejected before execution: the forms plugin is being updated or is deactivated. */
const UNEXECUTED = /cannot query field|unknown type|unknown argument/i;

/** The meaning of GraphQL errors in place of a payload. @param wasExecuted false when the response has no data */
function refusal(reason: string, wasExecuted: boolean): SubmitOutcome {
  if (INTERNAL.test(reason) || reason === '') return { kind: 'unknown', reason: reason || 'an empty answer' };
  if (!wasExecuted || UNEXECUTED.test(reason)) return { kind: 'unreachable', reason };
  if (STORED.test(reason)) return { kind: 'accepted', confirmation: null, entryId: null };
  return { kind: 'rejected', reason: plainText(reason) };
}

/** The outcome of a submission without a response with data. */
export function readSubmitError(error: CmsError): SubmitOutcome {
  if (error instanceof CmsQueryError) return refusal(error.errors.map(({ message }) => message).join(' · '), false);
  return { kind: wasNotSent(error) ? 'unreachable' : 'unknown', reason: error.message };
}

type AskedContent = Pick<LeadContent, 'uncheckedCaptcha' | 'unsolvedCaptcha' | 'askedFields'>;

const UNSOLVED = "the CMS requires its captcha, which was blocked, failed or not allowed in the visitor's browser";

/**
 * Visitors cannot fix an error about a field that they did not see, and the message must not be lost because of it:
 * Gravity Forms rejects every entry of a form with a captcha field until an admin enters the keys, and of a form
 * with a required field that the CMS cannot describe, such as a file upload. Nor is it lost because of a captcha that
 * did not load.
 */
export function besideUnaskedFields(
  outcome: SubmitOutcome,
  { uncheckedCaptcha, unsolvedCaptcha, askedFields }: AskedContent,
): SubmitOutcome {
  if (outcome.kind !== 'field-errors') return outcome;
  // An error without a field is shown to the visitor.
  const wasAsked = (id: number) =>
    id === 0 || (id !== uncheckedCaptcha && id !== unsolvedCaptcha && (askedFields?.includes(Math.trunc(id)) ?? true));
  const errors = outcome.errors.filter(({ id }) => wasAsked(id));
  if (errors.length > 0) return { kind: 'field-errors', errors };
  const ids = outcome.errors.map(({ id }) => id);
  const unasked = ids.filter((id) => id !== uncheckedCaptcha && id !== unsolvedCaptcha);
  if (unasked.length > 0) {
    const reason = `the CMS requires field ${unasked.join(', ')}, which it does not describe`;
    return { kind: 'unmendable', reason, state: 'dead' };
  }
  return unsolvedCaptcha !== undefined && ids.includes(unsolvedCaptcha)
    ? { kind: 'unmendable', reason: UNSOLVED, state: 'needs-person' }
    : { kind: 'unmendable', reason: 'the CMS requires a captcha but has no site key for it', state: 'dead' };
}

/** Reads the response to `SubmitForm`. */
export function readSubmitResponse({ data, errors }: CmsResponse<ResultOf<typeof SubmitForm>>): SubmitOutcome {
  const payload = data.submitGfForm;
  const reason = errors.map(({ message }) => message).join(' · ');
  const isWrong = errors.some(({ code }) => code === WRONG_VALUE);
  // The entry is proof that it was stored; without it, a part that is wrong may have said anything.
  if (isWrong && !payload?.entry) return { kind: 'unknown', reason };
  if (!payload) return refusal(reason, true);
  const fieldErrors = payload.errors?.flatMap((error) =>
    error ? [{ id: Number(error.id ?? 0), message: error.message ?? '' }] : [],
  );
  if (fieldErrors && fieldErrors.length > 0) return { kind: 'field-errors', errors: fieldErrors };
  const { confirmation, entry } = payload;
  if (!confirmation && !entry) {
    return { kind: 'rejected', reason: 'the CMS stored nothing and named no field (closed, full, or marked as spam)' };
  }
  const entryId = entry && 'databaseId' in entry ? entry.databaseId : null;
  return {
    kind: 'accepted',
    confirmation: confirmation && {
      type: confirmation.type ?? null,
      message: confirmation.message ?? null,
      url: confirmation.url ?? null,
    },
    entryId: entryId ?? null,
  };
}
