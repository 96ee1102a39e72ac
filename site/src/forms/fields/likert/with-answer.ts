import type { CheckboxValue } from '../shared/field-value.ts';

/** The answers with this one, which replaces an earlier one to the same statement. */
export function withAnswer(answers: readonly CheckboxValue[], answer: CheckboxValue): CheckboxValue[] {
  return [...answers.filter(({ inputId }) => inputId !== answer.inputId), answer];
}
