import { choiceLimitMessage } from '@headwater/contract/forms/messages.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { filledTexts, type PostedInput, postedOf, postedText } from '../posted-values.ts';
import type { RuleField } from '../rule-field.ts';
import type { TypeRules } from '../type-rules.ts';

/** Whether a value is in the list. If a query may fill in the field, Gravity Forms accepts any value. */
function isOffered({ choices, prefill }: RuleField<'MULTISELECT' | 'SELECT' | 'RADIO'>, text: string): boolean {
  return prefill !== null || choices.some(({ value }) => trimmed(value) === trimmed(text));
}

/** If "Other" is allowed, any text outside the list is the visitor's own text. */
export const choiceRules: TypeRules<'SELECT' | 'RADIO'> = {
  mistake: (field, posted, { say }) =>
    ('hasOtherChoice' in field && field.hasOtherChoice) || isOffered(field, postedText(posted, field.id))
      ? undefined
      : say.messages.choice,
};

export const multiSelectRules: TypeRules<'MULTISELECT'> = {
  texts: 'several',
  // Gravity Forms counts an empty list as a value.
  isEmpty: ({ id }, posted) => !posted.has(String(id)),
  mistake: (field, posted, { say }) =>
    filledTexts(posted, field.id).every((text) => isOffered(field, text)) ? undefined : say.messages.choice,
};

/** All choices in the visitor's order, posted as one text. */
export const rankRules: TypeRules<'RANK'> = {
  mistake({ id, choices }, posted, { say }) {
    const ranked = postedText(posted, id).split(',').filter(Boolean);
    const isOrder = ranked.length === choices.length && choices.every(({ value }) => ranked.includes(value));
    return isOrder ? undefined : say.messages.choice;
  },
};

/** Each box is sent under its own input. */
export const checkboxRules: TypeRules<'CHECKBOX' | 'LIKERT'> = {
  texts: 'several',
  mistake(field, posted, { say }) {
    const { id, choices, prefill } = field;
    const isOfferedBox = ([inputId, value]: PostedInput) => {
      const text = trimmed(String(value));
      const offered = choices.filter((choice) => String(choice.inputId) === inputId);
      return text === '' || offered.some((choice) => prefill !== null || trimmed(choice.value) === text);
    };
    if (!postedOf(posted, id).every(isOfferedBox)) return say.messages.choice;
    const limit = 'limit' in field ? field.limit : null;
    const count = filledTexts(posted, id).length;
    const isWithin = !limit || (count >= limit.min && count <= (limit.max || count));
    return isWithin ? undefined : choiceLimitMessage(limit.min, limit.max);
  },
};

/** One answer for each row, under the row's input, which rules may name. */
export const likertRules: TypeRules<'LIKERT'> = { ...checkboxRules, texts: 'by input' };
