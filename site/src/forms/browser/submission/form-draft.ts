import { inputsOf } from '../../fields/inputs-of.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { FormDefinition } from '../../model/form-definition.ts';

/** A visitor's answers so far, stored until the tab is closed. */
export interface FormDraft {
  values: FieldValue[];
  /** The open page of the form. */
  page: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Session storage key of a form's draft, whatever an editor changes in the form. */
export function draftKey({ databaseId }: FormDefinition): string {
  return `form:${databaseId}`;
}

function isStored(form: FormDefinition, { id }: FieldValue): boolean {
  const field = form.fields.find((candidate) => candidate.id === id);
  return field !== undefined && !inputsOf(field).isPrivate?.(field);
}

/** Storage may be forbidden or full: then a reload loses the answers, and nothing else fails. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function storeDraft(store: Store, form: FormDefinition, { values, page }: FormDraft): void {
  const stored = values.filter((value) => isStored(form, value));
  attempt(() => store.setItem(draftKey(form), JSON.stringify({ values: stored, page, version: form.version })));
}

export function deleteDraft(store: Store, form: FormDefinition): void {
  attempt(() => store.removeItem(draftKey(form)));
  deleteSendKey(store, form);
}

function sendKeyName(form: FormDefinition): string {
  return `${draftKey(form)}:${form.version}:key`;
}

/** The key that the draft is sent under, also after a reload: the site may have the form, and only its response was lost. */
export function sendKeyOf(store: Store, form: FormDefinition, newKey: () => string): string {
  const key = attempt(() => store.getItem(sendKeyName(form))) ?? newKey();
  attempt(() => store.setItem(sendKeyName(form), key));
  return key;
}

export function deleteSendKey(store: Store, form: FormDefinition): void {
  attempt(() => store.removeItem(sendKeyName(form)));
}

/** The draft that this tab stored earlier, as JSON. */
export function draftText(store: Store, form: FormDefinition): string | null {
  return attempt(() => store.getItem(draftKey(form))) ?? null;
}
