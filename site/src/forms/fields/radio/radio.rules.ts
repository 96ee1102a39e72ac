import * as texts from '@headwater/brand/texts.ts';
import { findChoice, isOffered } from '../shared/choices.ts';
import { type FieldRules, sentText } from '../shared/field-rules.ts';
import { inputName, OTHER_CHOICE, otherName } from '../shared/input-names.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { RadioField } from './radio.definition.ts';

/** If "Other" is allowed, any text outside the list is the visitor's own text. */
export const radioRules: FieldRules<RadioField, { value: string }> = {
  ...singleText,
  initial({ choices, hasOtherChoice, prefill }, prefilled) {
    const wanted = prefilled(prefill);
    if (wanted !== undefined) return textRecord(findChoice(choices, wanted)?.value ?? (hasOtherChoice ? wanted : ''));
    return textRecord(choices.find(({ isSelected }) => isSelected)?.value);
  },
  mistake: (field, { value }) =>
    field.hasOtherChoice || isOffered(field, value) ? undefined : texts.fieldMessages.choice,
  read({ id, hasOtherChoice }, data) {
    const value = sentText(data, inputName(id));
    const other = hasOtherChoice ? sentText(data, otherName(id)) : undefined;
    // A text counts even if the visitor did not select "Other" beside it.
    if (value === undefined) return other ? { value: other } : undefined;
    return { value: hasOtherChoice && value === OTHER_CHOICE ? (other ?? '') : value };
  },
  write({ id, choices, hasOtherChoice }, { value }) {
    if (!hasOtherChoice || choices.some((choice) => choice.value === value)) return [[inputName(id), value]];
    return [
      [inputName(id), OTHER_CHOICE],
      [otherName(id), value],
    ];
  },
};
