import { findChoice } from '../shared/choices.ts';
import { type FieldInputs, sentText } from '../shared/field-inputs.ts';
import { inputName, OTHER_CHOICE, otherName } from '../shared/input-names.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { RadioField } from './radio.definition.ts';

/** If "Other" is allowed, any text outside the list is the visitor's own text. */
export const radioInputs: FieldInputs<RadioField, { value: string }> = {
  ...singleText,
  initial({ choices, hasOtherChoice, prefill }, prefilled) {
    const wanted = prefilled(prefill);
    if (wanted !== undefined) return textRecord(findChoice(choices, wanted)?.value ?? (hasOtherChoice ? wanted : ''));
    return textRecord(choices.find(({ isSelected }) => isSelected)?.value);
  },
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
