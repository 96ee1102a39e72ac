import type { CmsAnswer } from '../cms-client/envelope.ts';
import type { ResultOf } from '../cms-client/graphql.ts';
import type { SubmitForm } from '../forms/submit-form.mutation.ts';
import type { CmsConfirmation } from './confirmation.ts';

/** What the CMS made of a lead. */
export type SubmitOutcome =
  | { kind: 'accepted'; confirmation: CmsConfirmation | null; entryId: number | null }
  /** `message` may hold HTML; empty where the CMS names a field and says nothing. */
  | { kind: 'field-errors'; errors: { id: number; message: string }[] }
  /** Closed, full, trapped or misused: nothing that the visitor could correct. */
  | { kind: 'rejected'; reason: string }
  /** It wants what no visitor was asked: a person has to look. */
  | { kind: 'unmendable'; reason: string }
  /** Nobody knows whether the CMS took it: ask again. */
  | { kind: 'unreachable'; reason: string };

/**
 * An error about a captcha that nobody was asked cannot be put right by the visitor: Gravity Forms refuses every
 * entry of a form with a captcha field until somebody enters the keys, and the message is not to be lost over that.
 */
export function besideUncheckedCaptcha(outcome: SubmitOutcome, captcha: number | undefined): SubmitOutcome {
  if (outcome.kind !== 'field-errors' || captcha === undefined) return outcome;
  const errors = outcome.errors.filter(({ id }) => id !== captcha);
  if (errors.length > 0) return { kind: 'field-errors', errors };
  return { kind: 'unmendable', reason: 'the CMS wants a captcha, but names no site key for it' };
}

/** Faults of the CMS's own that a GraphQL answer hides behind HTTP 200. */
const INTERNAL = /internal server error|cannot query field|unknown type|unknown argument/i;

/** Reads the answer to `SubmitForm`. */
export function readSubmitAnswer({ data, errors }: CmsAnswer<ResultOf<typeof SubmitForm>>): SubmitOutcome {
  const payload = data.submitGfForm;
  const reason = errors.map(({ message }) => message).join(' · ');
  if (!payload) {
    if (errors.length === 0 || INTERNAL.test(reason))
      return { kind: 'unreachable', reason: reason || 'an empty answer' };
    return { kind: 'rejected', reason };
  }
  const fieldErrors = payload.errors?.flatMap((error) =>
    error ? [{ id: Number(error.id ?? 0), message: error.message ?? '' }] : [],
  );
  if (fieldErrors && fieldErrors.length > 0) return { kind: 'field-errors', errors: fieldErrors };
  const { confirmation, entry } = payload;
  if (!confirmation && !entry) {
    return { kind: 'rejected', reason: 'the CMS stored nothing and named no field (closed, full, or taken for spam)' };
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
