import type { FieldError } from '../fields/shared/field-error.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Visibility } from './visibility.ts';

/** Numbers of the visible pages, in order: pages that rules hide are skipped. */
export function visiblePages({ pages }: FormDefinition, { isPageVisible }: Visibility): number[] {
  return pages.map(({ number }) => number).filter(isPageVisible);
}

/** The visible page after one; undefined after the last, which has the submit button. */
export function nextPage(form: FormDefinition, shown: Visibility, from: number): number | undefined {
  return visiblePages(form, shown).find((number) => number > from);
}

/** The visible page before one; undefined before the first. */
export function previousPage(form: FormDefinition, shown: Visibility, from: number): number | undefined {
  return visiblePages(form, shown).findLast((number) => number < from);
}

/** What the full progress bar says on the confirmation; null without one. */
export function completionText({ pages, pagination }: FormDefinition): string | null {
  const { type, hasProgressbarOnConfirmation, progressbarCompletionText } = pagination;
  return pages.length > 1 && type === 'PERCENTAGE' && hasProgressbarOnConfirmation ? progressbarCompletionText : null;
}

/** The first page with a field that has an error; undefined when no error names a field of the form. */
export function pageOfErrors(form: FormDefinition, errors: readonly FieldError[]): number | undefined {
  const wrong = new Set(errors.map(({ id }) => id));
  return form.fields.find(({ id }) => wrong.has(id))?.pageNumber;
}
