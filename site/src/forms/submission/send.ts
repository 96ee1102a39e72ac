import { formsConfig } from '../../config/forms.config.ts';
import type { FieldValue } from '../field-values.ts';
import type { SubmissionAnswer, SubmissionFailed } from '../submission-answer.ts';

/** What is sent to `POST /api/forms/{id}`. */
export interface Sent {
  /** The same for every attempt at one message, so that it is never taken twice. */
  key: string;
  token: string;
  values: readonly FieldValue[];
  page: { path: string; asPath: string };
  trap: string;
}

function unreachable(phone: string): SubmissionFailed {
  return {
    status: 'failed',
    code: 'unavailable',
    message: `We could not be reached. What you entered is still here: send it again, or call ${phone}.`,
  };
}

function isAnswer(body: unknown): body is SubmissionAnswer {
  return typeof body === 'object' && body !== null && 'status' in body;
}

/**
 * Sends a form. A network or a server that fails is an answer too: nothing is thrown.
 * @param phone what to call when nobody answers
 */
export async function send(address: string, sent: Sent, phone: string): Promise<SubmissionAnswer> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(sent),
      signal: AbortSignal.timeout(formsConfig.submitPatienceMilliseconds),
    });
    const body: unknown = await response.json();
    return isAnswer(body) ? body : unreachable(phone);
  } catch {
    return unreachable(phone);
  }
}

/** A token that says when the form was opened. @returns undefined when none is to be had: the page's own serves. */
export async function fetchToken(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${address}/token`, { headers: { accept: 'application/json' } });
    const body: unknown = response.ok ? await response.json() : undefined;
    return typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string'
      ? body.token
      : undefined;
  } catch {
    return undefined;
  }
}
