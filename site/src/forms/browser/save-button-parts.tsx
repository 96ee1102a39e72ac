import type { MouseEvent } from 'react';
import { savedInputs } from '../model/hidden-input-names.ts';
import { formPath } from './form-props.ts';
import type { SaveButtonProps } from './save-button-props.ts';
import { saveForm } from './submission/save-form.ts';

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
