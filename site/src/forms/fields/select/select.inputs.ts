import { findChoice } from '../shared/choices.ts';
import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { SelectField } from './select.definition.ts';

/** Without a placeholder, a native select shows its first choice, so that is its initial value. */
export const selectInputs: FieldInputs<SelectField, { value: string }> = {
  ...singleText,
  initial({ choices, defaultValue, placeholder, prefill }, prefilled) {
    const chosen =
      findChoice(choices, prefilled(prefill) ?? '') ??
      findChoice(choices, defaultValue ?? '') ??
      choices.find(({ isSelected }) => isSelected) ??
      (placeholder === null ? choices[0] : undefined);
    return textRecord(chosen?.value);
  },
};
