import type { FormDefinition } from '../model/form-definition.ts';

/** Steps of a form as entries of the browser's history. Other data in an entry's state is left in place. */
function entry(): Record<string, unknown> {
  return { ...history.state };
}

function keyOf({ databaseId }: FormDefinition): string {
  return `form-step-${databaseId}`;
}

/** The form page of the current entry; undefined for an entry without one. */
export function stepInHistory(form: FormDefinition): number | undefined {
  const step = entry()[keyOf(form)];
  return form.pages.find(({ number }) => number === step)?.number;
}

/** Records the open page in the current entry. */
export function recordStep(form: FormDefinition, page: number): void {
  history.replaceState({ ...entry(), [keyOf(form)]: page }, '');
}

/** Adds an entry for a page that opens, so that Back returns to the previous one. */
export function addStep(form: FormDefinition, from: number, page: number): void {
  recordStep(form, from);
  history.pushState({ ...entry(), [keyOf(form)]: page, 'form-step-from': `${keyOf(form)} ${from}` }, '');
}

/** Whether the previous entry is this page of this form. */
export function isBehind(form: FormDefinition, page: number): boolean {
  return entry()['form-step-from'] === `${keyOf(form)} ${page}`;
}
