import { clickId } from '../../../analytics/click-id.client.ts';
import { pushToDataLayer } from '../../../analytics/data-layer.client.ts';
import { withDerivedValues } from '../../model/derived-values.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { SubmissionAnswer } from '../../model/submission-answer.ts';
import { type PostedForm, postForm } from './post-form.ts';

export { newKey } from './new-key.ts';
export { renewToken } from './renew-token.ts';

/** One attempt at a message. */
export interface Attempt extends Omit<PostedForm, 'page'> {
  form: FormDefinition;
  /** `/api/forms/{id}`. */
  path: string;
}

function here() {
  return { path: location.pathname, asPath: location.pathname + location.search + location.hash };
}

/**
 * Sends a form, and tells a container of tags when it was taken.
 * @throws Error when the site does not answer, or not as it answers a submission.
 */
export async function deliver({ form, path, values, ...attempt }: Attempt): Promise<SubmissionAnswer> {
  const complete = withDerivedValues(form, values, clickId());
  const answer = await postForm(path, { ...attempt, values: complete, page: here() });
  if ('confirmation' in answer) {
    pushToDataLayer({ event: 'formSubmission', ...here(), formTitle: form.title, formId: form.databaseId });
  }
  return answer;
}
