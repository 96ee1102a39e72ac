import type { Visibility } from './conditional-logic.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FieldError } from './validate.ts';

/** Numbers of the pages that rules do not hide, in order. */
export function openPages(form: FormDefinition, seen: Visibility): number[] {
  return form.pages.map(({ number }) => number).filter((number) => seen.isPageVisible(number));
}

/** The page a step further; undefined at either end. Hidden pages are passed over. */
export function neighbour(pages: readonly number[], page: number, direction: 1 | -1): number | undefined {
  return direction === 1 ? pages.find((number) => number > page) : pages.findLast((number) => number < page);
}

/** The page that holds the first field with an error. */
export function pageOfFirstError(form: FormDefinition, errors: readonly FieldError[]): number | undefined {
  return form.fields.find(({ id }) => errors.some((error) => Number(error.id) === id))?.pageNumber;
}
