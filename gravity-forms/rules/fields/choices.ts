import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { filledTexts, postedOf, postedText } from '../posted-values.ts';
import type { RuleField } from '../rule-field.ts';
import type { TypeRules } from '../type-rules.ts';

/** Whether a value is in the list. If a query may fill in the field, Gravity Forms accepts any value. */
function isOffered({ choices, prefill }: RuleField<'MULTISELECT' | 'SELECT' | 'RADIO'>, text: string): boolean {
  return prefill !== null || choices.some(({ value }) => trimmed(value) === trimmed(text));
}

export const selectRules: TypeRules<'SELECT'> = {
  mistake: (field, posted, { say }) =>
    isOffered(field, postedText(posted, field.id)) ? undefined : say.messages.choice,
};

/** If "Other" is allowed, any text outside the list is the visitor's own text. */
export const radioRules: TypeRules<'RADIO'> = {
  mistake: (field, posted, { say }) =>
    field.hasOtherChoice || isOffered(field, postedText(posted, field.id)) ? undefined : say.messages.choice,
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

type Boxes = RuleField<'CHECKBOX' | 'LIKERT'>;

function areOffered({ id, choices, prefill }: Boxes, posted: Parameters<typeof postedOf>[0]): boolean {
  return postedOf(posted, id).every(([inputId, posted]) => {
    const text = trimmed(String(posted));
    const offered = choices.filter((choice) => String(choice.inputId) === inputId);
    return text === '' || offered.some(({ value }) => prefill !== null || trimmed(value) === text);
  });
}

export const checkboxRules: TypeRules<'CHECKBOX'> = {
  texts: 'several',
  mistake: (field, posted, { say }) => (areOffered(field, posted) ? undefined : say.messages.choice),
};

/** One answer for each row, under the row's input. */
export const likertRules: TypeRules<'LIKERT'> = {
  texts: 'by input',
  mistake: (field, posted, { say }) => (areOffered(field, posted) ? undefined : say.messages.choice),
};
