import type { FormDefinition } from '../model/form-definition.ts';

/** Steps of a form as entries of the browser's history. Whatever else an entry's state holds stays there. */
function entry(): Record<string, unknown> {
  return { ...history.state };
}

function keyOf({ databaseId }: FormDefinition): string {
  return `form-step-${databaseId}`;
}

/** The page of the form that the current entry stands for; undefined when it says nothing about the form. */
export function stepInHistory(form: FormDefinition): number | undefined {
  const step = entry()[keyOf(form)];
  return form.pages.find(({ number }) => number === step)?.number;
}

/** Notes the open page in the current entry. */
export function noteStep(form: FormDefinition, page: number): void {
  history.replaceState({ ...entry(), [keyOf(form)]: page }, '');
}

/** Adds an entry for a page that opens, so that Back leads to the one before it. */
export function addStep(form: FormDefinition, from: number, page: number): void {
  noteStep(form, from);
  history.pushState({ ...entry(), [keyOf(form)]: page, 'form-step-from': `${keyOf(form)} ${from}` }, '');
}

/** Whether the entry before the current one is this page of this form. */
export function isBehind(form: FormDefinition, page: number): boolean {
  return entry()['form-step-from'] === `${keyOf(form)} ${page}`;
}
