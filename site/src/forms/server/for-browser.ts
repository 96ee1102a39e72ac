import type { FormDefinition } from '../model/form-definition.ts';

/** The form without data for the server only: confirmations may reveal pages for visitors who sent the form. */
export function forBrowser(form: FormDefinition): FormDefinition {
  return { ...form, confirmations: [] };
}
