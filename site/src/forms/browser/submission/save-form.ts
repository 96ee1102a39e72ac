import { inputsOf } from '../../fields/inputs-of.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { SubmissionResponse } from '../../model/submission-response.ts';
import type { Attempt } from './deliver.ts';
import { deleteDraft } from './form-draft.ts';
import { newKey } from './new-key.ts';
import { postForm } from './post-form.ts';
import { resumedForm } from './resumed-form.ts';

interface FormToSave extends Pick<Attempt, 'path' | 'token'> {
  form: FormDefinition;
  values: readonly FieldValue[];
  /** The open page of the form. */
  formPage: number;
}

/**
 * Saves a form for later. The tab's own draft is deleted then: on a shared computer, nothing stays behind.
 * @throws Error when there is no response to the submission
 */
export async function saveForm(saved: FormToSave): Promise<SubmissionResponse> {
  const { form, path, token, values, formPage } = saved;
  const resumed = resumedForm();
  const isPrivate = (id: number) => form.fields.some((field) => field.id === id && inputsOf(field).isPrivate?.(field));
  const pagePath = resumed?.pagePath ?? location.pathname;
  const response = await postForm(path, {
    key: newKey(),
    token,
    trap: '',
    save: formPage,
    saved: resumed?.token,
    values: values.filter(({ id }) => !isPrivate(id)),
    page: { path: pagePath, asPath: pagePath },
  });
  if (response.status === 'saved') deleteDraft(sessionStorage, form);
  return response;
}
