import { isRecord } from '@headwater/contract/is-record.ts';
import { formsConfig } from '../../../config/forms.config.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { SubmissionResponse } from '../../model/submission-response.ts';

/** The body of a submission. */
export interface PostedForm {
  /** The same UUID for every attempt to send one message, so that it is never stored twice. */
  key: string;
  token: string;
  values: readonly FieldValue[];
  page: { path: string; asPath: string };
  trap: string;
  /** Token of the site's own captcha; empty when it failed. */
  captcha?: string;
  /** Token of the saved form that the visitor continues. */
  saved?: string | undefined;
  /** The open page of a form that is to be saved for later. */
  save?: number;
}

function isResponse(body: unknown): body is SubmissionResponse {
  return isRecord(body) && 'status' in body;
}

async function post(path: string, form: PostedForm): Promise<SubmissionResponse> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(form),
    signal: AbortSignal.timeout(formsConfig.submitTimeoutMilliseconds),
  });
  const body: unknown = await response.json();
  if (!isResponse(body)) throw new Error(`${path} responded with ${response.status}, and not to a submission.`);
  return body;
}

/**
 * Sends a form, and once more when the server returns a new token.
 * @param path `/api/forms/{id}`
 * @throws Error when there is no response to the submission.
 */
export async function postForm(path: string, form: PostedForm): Promise<SubmissionResponse> {
  const first = await post(path, form);
  const fresh = first.status === 'failed' ? first.token : undefined;
  return fresh ? post(path, { ...form, token: fresh }) : first;
}
