import type { FormDefinition } from '../model/form-definition.ts';

/** The form without what only our server needs: confirmations may name pages that are for those who sent it. */
export function forBrowser(form: FormDefinition): FormDefinition {
  return { ...form, confirmations: [] };
}
