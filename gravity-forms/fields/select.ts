import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ChoiceSettings } from '../definition/field-settings.ts';
import { phpJson } from '../json.ts';
import { filledTexts } from '../rules/posted-values.ts';
import { choiceDetails, chosenTexts, offered } from './choices.ts';
import { type FieldKind, postValue, storedTexts } from './field-kind.ts';

export interface SelectField extends ChoiceSettings<'SELECT'> {}

export interface MultiSelectField extends ChoiceSettings<'MULTISELECT'> {
  /** How its entries are stored; otherwise as JSON. */
  isCommaSeparated?: boolean;
}

export interface RadioField extends ChoiceSettings<'RADIO'> {
  hasOtherChoice?: boolean;
}

/** The stored choices of a field with several. */
export function severalIn(stored = ''): string[] {
  if (stored.startsWith('[')) return JSON.parse(stored) as string[];
  return stored === '' ? [] : stored.split(',');
}

export const selectKind: FieldKind<SelectField> = {
  type: 'SELECT',
  valueKey: 'value',
  details: ({ choices }) => choiceDetails(choices),
  post: postValue,
  rule: (field) => ({ type: 'SELECT', ...offered(field) }),
  show: (field, stored) => chosenTexts(field.choices, storedTexts(field, stored)),
};

export const radioKind: FieldKind<RadioField> = {
  type: 'RADIO',
  valueKey: 'value',
  details: ({ choices, hasOtherChoice }) => {
    const listed = choiceDetails(choices);
    const ordinary = listed.choices.map((choice) => ({ ...choice, isOtherChoice: false }));
    const other = { text: 'Other', value: 'gf_other_choice', isSelected: false, isOtherChoice: true };
    return { ...listed, choices: hasOtherChoice ? [...ordinary, other] : ordinary };
  },
  post: postValue,
  rule: (field) => ({ type: 'RADIO', ...offered(field), hasOtherChoice: field.hasOtherChoice ?? false }),
  show: (field, stored) => chosenTexts(field.choices, storedTexts(field, stored)),
};

export const multiSelectKind: FieldKind<MultiSelectField> = {
  type: 'MULTISELECT',
  valueKey: 'values',
  details: ({ choices }) => choiceDetails(choices),
  post: ({ id }, { values }) => [[String(id), (values ?? []).map((value) => trimmed(value ?? ''))]],
  rule: (field) => ({ type: 'MULTISELECT', ...offered(field) }),
  store: ({ id, isCommaSeparated }, posted) => {
    const chosen = filledTexts(posted, id);
    if (chosen.length === 0) return {};
    return { [id]: isCommaSeparated ? chosen.join(',') : phpJson(chosen) };
  },
  show: ({ id, choices }, stored) => chosenTexts(choices, severalIn(stored[id])),
};
