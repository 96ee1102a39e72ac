import type { PostedValues } from '@headwater/gravity-forms/rules/posted-values.ts';
import { settledVisibility } from '@headwater/gravity-forms/rules/visibility.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import type { FormDefinition } from './form-definition.ts';
import { postedValues } from './held-fields.ts';

/** Visibility by the form's rules for given values. Fields with visibility HIDDEN count as visible: they are sent. */
export interface Visibility {
  /** False for a field that its own rules, its section's or its page's hide, and for an unknown field. */
  isVisible(fieldId: number): boolean;
  isPageVisible(page: number): boolean;
  /** Whether the page's Next button is visible. */
  isNextVisible(page: number): boolean;
  submitVisible: boolean;
}

/** Evaluates all rules of the form; values of hidden fields count as empty. */
export function visibility(
  form: FormDefinition,
  values: readonly FieldValue[],
  posted: PostedValues = postedValues(form.fields, values),
): Visibility {
  const { visible, shows } = settledVisibility(form.fields, posted);
  const pages = new Map(form.pages.map((page) => [page.number, page]));
  return {
    isVisible: (fieldId) => visible.has(fieldId),
    isPageVisible(number) {
      const page = pages.get(number);
      return page !== undefined && (page.fieldId === null || visible.has(page.fieldId));
    },
    isNextVisible(number) {
      const button = pages.get(number)?.nextButton;
      return button !== null && button !== undefined && shows(button.conditionalLogic);
    },
    submitVisible: shows(form.submitButton.conditionalLogic),
  };
}
