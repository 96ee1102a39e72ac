import { rulesOf } from '../../fields/rules-of.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { FormDefinition } from '../../model/form-definition.ts';

/** What a visitor entered so far, stored for the life of the browser's tab. */
export interface FormDraft {
  values: FieldValue[];
  /** Page of the form that was open. */
  page: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where the tab stores the draft of a form. */
export function draftKey({ databaseId, version }: FormDefinition): string {
  return `form:${databaseId}:${version}`;
}

function isStored(form: FormDefinition, { id }: FieldValue): boolean {
  const field = form.fields.find((candidate) => candidate.id === id);
  return field !== undefined && !rulesOf(field).isPrivate?.(field);
}

/** Storage may be forbidden or full: then a reload loses what was typed, and nothing else happens. */
function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

export function storeDraft(store: Store, form: FormDefinition, { values, page }: FormDraft): void {
  const stored = values.filter((value) => isStored(form, value));
  attempt(() => store.setItem(draftKey(form), JSON.stringify({ values: stored, page })));
}

export function deleteDraft(store: Store, form: FormDefinition): void {
  attempt(() => store.removeItem(draftKey(form)));
}

/** The draft that this tab stored before, as JSON. */
export function draftText(store: Store, form: FormDefinition): string | null {
  return attempt(() => store.getItem(draftKey(form))) ?? null;
}
