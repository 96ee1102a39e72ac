import { isReferrerAllowed, visitorCampaign } from '../../../analytics/campaign.client.ts';
import { pushToDataLayer } from '../../../analytics/data-layer.client.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import { withDerivedValues } from '../../model/derived-values.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { SubmissionResponse } from '../../model/submission-response.ts';
import { withVisitorTags } from '../../model/visitor-tags.ts';
import type { CaptchaUse } from '../captcha/use-captcha.ts';
import { type PostedForm, postForm } from './post-form.ts';
import { type ResumedForm, resumedForm } from './resumed-form.ts';

// The confirmation loads together with the code that sends the form.
export { Confirmation } from '../confirmation.tsx';
export { newKey } from './new-key.ts';
export { renewToken } from './renew-token.ts';

/** One attempt to send a form. */
export interface Attempt extends Omit<PostedForm, 'page' | 'saved' | 'save'> {
  form: FormDefinition;
  /** `/api/forms/{id}`. */
  path: string;
}

/** The page for the lead; not that of a saved form, whose URL is a secret. */
function here(resumed: ResumedForm | undefined) {
  if (resumed) return { path: resumed.pagePath, asPath: resumed.pagePath };
  return { path: location.pathname, asPath: location.pathname + location.search + location.hash };
}

/**
 * Sends a form, and notifies a tag container when it was accepted.
 * @throws Error when there is no response to the submission.
 */
export async function deliver({ form, path, values, ...attempt }: Attempt): Promise<SubmissionResponse> {
  const derived = withDerivedValues(form, values, visitorCampaign());
  const complete = withVisitorTags(form, derived, { referer: isReferrerAllowed() ? document.referrer : '' });
  const resumed = resumedForm();
  const page = here(resumed);
  const response = await postForm(path, { ...attempt, values: complete, page, saved: resumed?.token });
  if ('confirmation' in response) {
    pushToDataLayer({ event: 'formSubmission', ...page, formTitle: form.title, formId: form.databaseId });
  }
  return response;
}

/**
 * The values with the token of a captcha field, or the token of the site's own captcha beside them.
 * @throws Error when the visitor has to tick a box first
 */
export async function checkedValues({ field, token }: CaptchaUse, values: readonly FieldValue[]) {
  const value = await token();
  if (!field) return { values, captcha: value };
  const others = values.filter(({ id }) => id !== field.id);
  return { values: value ? [...others, { id: field.id, value }] : others };
}
