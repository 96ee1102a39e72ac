import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ChoiceLimit, ChoiceSettings } from '../definition/field-settings.ts';
import { choiceInputId } from '../gravity-form.ts';
import { misuse } from '../submission/misuse.ts';
import { choiceDetails, choiceValue, chosenTexts } from './choices.ts';
import { type FieldKind, storedTexts } from './field-kind.ts';

export interface CheckboxField extends ChoiceSettings<'CHECKBOX'>, ChoiceLimit {
  hasSelectAll?: boolean;
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
    inputs: field.choices.map(({ text }, at) => ({ id: Number(choiceInputId(field.id, at)), label: text, name: null })),
  }),
  post: ({ id, choices }, { checkboxValues }) => {
    const posted = new Map(choices.map((_, at) => [choiceInputId(id, at), '']));
    for (const { inputId, value } of (checkboxValues ?? []).map((ticked) => ticked ?? {})) {
      if (!posted.has(String(inputId))) throw misuse.unknownInput(id, inputId ?? '');
      posted.set(String(inputId), trimmed(value ?? ''));
    }
    return [...posted];
  },
  rule: (field) => {
    const choices = field.choices.map((choice, at) => ({
      value: choiceValue(choice),
      inputId: Number(choiceInputId(field.id, at)),
    }));
    return { type: 'CHECKBOX', choices, limit: limitOf(field) };
  },
  show: (field, stored) => chosenTexts(field.choices, storedTexts(field, stored)),
};
