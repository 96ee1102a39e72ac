import type { ChoiceSettings } from '../definition/field-settings.ts';
import { choiceDetails, chosenTexts, offered } from './choices.ts';
import { type FieldKind, postValue } from './field-kind.ts';

const order = (text: string): string[] => text.split(',').filter(Boolean);

/** Choices that visitors put into an order, posted and stored as the values of all of them with commas. */
export const rankKind: FieldKind<ChoiceSettings<string>> = {
  type: 'RANK',
  valueKey: 'value',
  details: ({ choices }) => choiceDetails(choices),
  post: postValue,
  rule: (field) => ({ type: 'RANK', ...offered(field) }),
  show: ({ id, choices }, stored) => chosenTexts(choices, order(stored[id] ?? '')),
};
