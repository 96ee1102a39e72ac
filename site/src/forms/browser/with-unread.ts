import { rulesOf } from '../fields/rules-of.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import { inputName } from '../fields/shared/input-names.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** Whether the browser shows what was typed, such as February 30 in its date input, and hands out nothing. */
function isUnread(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.value === '' && control.validity.badInput;
}

/** The errors with those of inputs that only seem to be empty, in the form's order. */
export function withUnread(
  { fields }: FormDefinition,
  { elements }: HTMLFormElement,
  errors: readonly FieldError[],
): readonly FieldError[] {
  const names = new Set(Array.from(elements, (control) => isUnread(control) && control.name));
  const unread = fields.filter(({ id }) => names.has(inputName(id)));
  if (unread.length === 0) return errors;
  return fields.flatMap((field) => {
    if (!unread.includes(field)) return errors.filter(({ id }) => id === field.id);
    const message = field.errorMessage ?? rulesOf(field).mistake(field, { value: '' }) ?? '';
    return { id: field.id, message };
  });
}
