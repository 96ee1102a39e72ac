import { isRecord } from '@headwater/contract/is-record.ts';
import { plainText } from '../content/plain-text.ts';
import type { CmsConfirmation } from './confirmation.ts';
import type { SubmitOutcome } from './submit-outcome.ts';

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function confirmationOf(body: Record<string, unknown>): CmsConfirmation {
  const url = text(body.confirmation_redirect);
  return { type: url ? 'REDIRECT' : 'MESSAGE', message: text(body.confirmation_message), url };
}

/** Of a field with several files, Gravity Forms lists a message for each file. */
function messageOf(value: unknown): string {
  const messages: unknown[] = Array.isArray(value) ? value : [value];
  return messages.flatMap((message) => text(message) ?? []).join(' ');
}

/** Messages by field ID, or by input ID such as `5.3`. */
function fieldErrors(messages: unknown): { id: number; message: string }[] {
  if (!isRecord(messages)) return [];
  return Object.entries(messages).map(([id, message]) => ({
    id: Math.trunc(Number(id)) || 0,
    message: messageOf(message),
  }));
}

/** Statuses of errors in front of the form: it processed nothing. */
function refusedBefore(status: number, code: string | null, reason: string): SubmitOutcome {
  switch (status) {
    case 401:
    case 403:
      return {
        kind: 'unmendable',
        state: 'dead',
        reason: `the REST API of Gravity Forms refused GF_REST_KEY: ${reason}`,
      };
    case 302:
      return { kind: 'unknown', reason };
    case 404:
      return {
        kind: 'unmendable',
        state: 'dead',
        reason: `the REST API of Gravity Forms is off, or the form is gone: ${reason}`,
      };
    case 413:
      return { kind: 'unmendable', state: 'dead', reason: 'the files are larger than the CMS accepts in one request' };
    case 408:
    case 409:
    case 429:
      return { kind: 'unreachable', reason };
    default:
      return code === 'submissions_blocked' ? { kind: 'unreachable', reason } : { kind: 'rejected', reason };
  }
}

/** Reads the response of Gravity Forms' REST API to a submission. @param status 200, 302 or 4xx */
export function readRestResponse(status: number, body: unknown): SubmitOutcome {
  if (!isRecord(body)) return { kind: 'unknown', reason: 'the answer of the REST API is not an object' };
  if (body.is_valid === true) {
    const entryId = Number(body.entry_id);
    return { kind: 'accepted', confirmation: confirmationOf(body), entryId: entryId > 0 ? entryId : null };
  }
  if (body.is_valid === false) {
    const errors = fieldErrors(body.validation_messages);
    if (errors.length > 0) return { kind: 'field-errors', errors };
    return { kind: 'rejected', reason: 'the CMS stored nothing and named no field (closed, full, or marked as spam)' };
  }
  return refusedBefore(status, text(body.code), plainText(text(body.message) ?? `HTTP ${status}`));
}
