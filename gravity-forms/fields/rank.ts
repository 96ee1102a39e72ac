import { messages } from '@headwater/contract/forms/messages.ts';
import type { ChoiceSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { choiceDetails, choiceValue, chosenTexts } from './choices.ts';
import { type FieldKind, postValue, refuse } from './field-kind.ts';

const order = (text: string): string[] => text.split(',').filter(Boolean);

/** Choices that visitors put into an order, posted and stored as the values of all of them with commas. */
export const rankKind: FieldKind<ChoiceSettings<string>> = {
  type: 'RANK',
  valueKey: 'value',
  details: ({ choices }) => choiceDetails(choices),
  post: postValue,
  check: ({ id, choices }, posted) => {
    const ranked = order(postedText(posted, id));
    const isOrder =
      ranked.length === 0 ||
      (ranked.length === choices.length && choices.every((choice) => ranked.includes(choiceValue(choice))));
    return isOrder ? undefined : refuse(messages.choice);
  },
  show: ({ id, choices }, stored) => chosenTexts(choices, order(stored[id] ?? '')),
};
