import { rulesOf } from '@headwater/gravity-forms/rules/rules-of.ts';
import type { FormField } from '../fields/form-field.ts';
import type { FieldError } from '../fields/shared/field-error.ts';
import { inputName } from '../fields/shared/input-names.ts';
import { ruleMessages } from '../fields/shared/rule-messages.ts';
import type { FormDefinition } from '../model/form-definition.ts';

/** What is wrong with a text that the form cannot read. */
function mistakeIn(field: FormField): string | null | undefined {
  return rulesOf(field).mistake?.(field, new Map(), { say: ruleMessages });
}

/** Errors of inputs that only seem to be empty: the browser shows what was typed, such as February 30, and keeps it. */
export function unreadErrors({ fields }: FormDefinition, { elements }: HTMLFormElement): FieldError[] {
  return fields.flatMap((field) => {
    // Several controls of a name, and those without a validity, are nothing of this kind.
    const input = elements.namedItem(inputName(field.id)) as HTMLInputElement | null;
    if (!input?.validity?.badInput || input.value) return [];
    return [{ id: field.id, message: field.errorMessage ?? mistakeIn(field) ?? '' }];
  });
}
