import type { MouseEvent } from 'react';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { savedInputs } from '../model/hidden-input-names.ts';
import type { SubmissionResponse } from '../model/submission-response.ts';
import { formPath, type LeadFormProps } from './form-props.ts';
import { saveForm } from './submission/save-form.ts';

interface SaveButtonProps extends Pick<LeadFormProps, 'form' | 'token' | 'resumed'> {
  /** The open page of the form. */
  page: number;
  values: readonly FieldValue[];
  /** Sends what `post` sends, once at a time; false until the form has hydrated: the browser then saves natively. */
  send: false | ((post: () => Promise<SubmissionResponse>) => void);
}

/** Saves the form for later, and leads to the page with the link. Without JavaScript, the browser sends it. */
export function SaveButton({ form, page, values, token, resumed, send }: SaveButtonProps) {
  const onClick = (event: MouseEvent) => {
    if (!send) return;
    event.preventDefault();
    send(() => saveForm({ form, path: formPath(form), token, values, formPage: page }));
  };
  return (
    <>
      {resumed && <input type="hidden" name={savedInputs.saved} value={resumed.token} />}
      <button className="form-save" type="submit" name={savedInputs.save} value={page} formNoValidate onClick={onClick}>
        {form.saveButton}
      </button>
    </>
  );
}
