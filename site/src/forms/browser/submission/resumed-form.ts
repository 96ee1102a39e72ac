import { hiddenInputs, savedInputs } from '../../model/hidden-input-names.ts';

/** The saved form that a visitor continues. */
export interface ResumedForm {
  /** The secret token of its link. */
  token: string;
  /** Path of the page that contained the form. */
  pagePath: string;
}

/** What the page of a saved form has in its hidden inputs; undefined on any other page. */
export function resumedForm(): ResumedForm | undefined {
  const inputText = (name: string) =>
    document.querySelector<HTMLInputElement>(`form.form input[name="${name}"]`)?.value;
  const token = inputText(savedInputs.saved);
  return token ? { token, pagePath: inputText(hiddenInputs.page) ?? '/' } : undefined;
}
