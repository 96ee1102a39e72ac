import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ChoiceLimit, ChoiceSettings } from '../definition/field-settings.ts';
import { misuse } from '../submission/misuse.ts';
import { choiceDetails, choiceValue, chosenTexts } from './choices.ts';
import { type FieldKind, storedTexts } from './field-kind.ts';

export interface CheckboxField extends ChoiceSettings<'CHECKBOX'>, ChoiceLimit {
  hasSelectAll?: boolean;
}

/** Input ids, one per choice. Numbers that end in 0 are skipped: 5.10 would be 5.1. */
export function checkboxInputIds({ id, choices }: CheckboxField): string[] {
  let number = 0;
  return choices.map(() => {
    number += (number + 1) % 10 === 0 ? 2 : 1;
    return `${id}.${number}`;
  });
}

function limitOf({ choiceLimit, choiceLimitNumber: exactly = 0, choiceLimitMin = 0, choiceLimitMax = 0 }: ChoiceLimit) {
  const [min, max] = choiceLimit === 'EXACTLY' ? [exactly, exactly] : [choiceLimitMin, choiceLimitMax];
  return choiceLimit && (min > 0 || max > 0) ? { min, max } : null;
}

export const checkboxKind: FieldKind<CheckboxField> = {
  type: 'CHECKBOX',
  valueKey: 'checkboxValues',
  details: (field) => ({
    ...choiceDetails(field.choices),
    inputs: checkboxInputIds(field).map((id, index) => ({
      id: Number(id),
      label: field.choices[index]?.text ?? '',
      name: null,
    })),
  }),
  post: (field, { checkboxValues }) => {
    const posted = new Map(checkboxInputIds(field).map((id) => [id, '']));
    for (const { inputId, value } of (checkboxValues ?? []).map((ticked) => ticked ?? {})) {
      if (!posted.has(String(inputId))) throw misuse.unknownInput(field.id, inputId ?? '');
      posted.set(String(inputId), trimmed(value ?? ''));
    }
    return [...posted];
  },
  rule: (field) => {
    const ids = checkboxInputIds(field);
    const choices = field.choices.map((choice, at) => ({ value: choiceValue(choice), inputId: Number(ids[at]) }));
    return { type: 'CHECKBOX', choices, limit: limitOf(field) };
  },
  show: (field, stored) => chosenTexts(field.choices, storedTexts(field, stored)),
};
