import { clickId } from '../../analytics/click-id.client.ts';
import { pushToDataLayer } from '../../analytics/data-layer.client.ts';
import { formsConfig } from '../../config/forms.config.ts';
import { withDerivedValues } from '../derived-values.ts';
import type { FieldValue } from '../field-values.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { SubmissionAnswer } from '../submission-answer.ts';

export { newKey } from './new-key.ts';
export { renewToken } from './renew-token.ts';

/** One attempt at a message. */
export interface Attempt {
  form: FormDefinition;
  /** `/api/forms/{id}`. */
  address: string;
  /** The same for every attempt at one message, so that it is never taken twice. */
  key: string;
  token: string;
  values: readonly FieldValue[];
  trap: string;
}

function here() {
  return { path: location.pathname, asPath: location.pathname + location.search + location.hash };
}

function isAnswer(body: unknown): body is SubmissionAnswer {
  return typeof body === 'object' && body !== null && 'status' in body;
}

async function post({ form, address, key, token, values, trap }: Attempt): Promise<SubmissionAnswer> {
  const complete = withDerivedValues(form, values, clickId());
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ key, token, values: complete, page: here(), trap }),
    signal: AbortSignal.timeout(formsConfig.submitPatienceMilliseconds),
  });
  const body: unknown = await response.json();
  if (!isAnswer(body)) throw new Error(`${address} answered ${response.status} with something that is no answer.`);
  return body;
}

function tell({ databaseId, title }: FormDefinition): void {
  pushToDataLayer({ event: 'formSubmission', ...here(), formTitle: title, formId: databaseId });
}

/**
 * Sends a form, once more with a fresh token where the server gives one, and tells a container of tags
 * when it was taken.
 * @throws Error when nobody answers, or something that is no answer.
 */
export async function deliver(attempt: Attempt): Promise<SubmissionAnswer> {
  const first = await post(attempt);
  const fresh = first.status === 'failed' ? first.token : undefined;
  const answer = fresh ? await post({ ...attempt, token: fresh }) : first;
  if ('confirmation' in answer) tell(attempt.form);
  return answer;
}
