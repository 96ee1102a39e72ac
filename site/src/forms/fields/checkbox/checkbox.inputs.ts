import type { LikertField } from '../likert/likert.definition.ts';
import { findChoices } from '../shared/choices.ts';
import { type FieldInputs, type RecordOf, sentText } from '../shared/field-inputs.ts';
import { inputName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { CheckboxField } from './checkbox.definition.ts';

/** Several choices of a Likert row share an input. */
export const checkboxInputs: FieldInputs<CheckboxField | LikertField, RecordOf<'checkboxValues'>> = {
  key: 'checkboxValues',
  initial({ choices, prefill }, prefilled) {
    const wanted = prefilled(prefill);
    const selected = wanted ? findChoices(choices, wanted) : choices.filter(({ isSelected }) => isSelected);
    const checkboxValues = selected.map(({ inputId, value }) => ({ inputId, value }));
    return checkboxValues.length > 0 ? { checkboxValues } : undefined;
  },
  post: (_field, { checkboxValues }) =>
    checkboxValues.flatMap(({ inputId, value }) => (isBlank(value) ? [] : [[String(inputId), value]])),
  read({ choices }, data) {
    const checkboxValues = [...new Set(choices.map(({ inputId }) => inputId))].flatMap((inputId) => {
      const value = sentText(data, inputName(inputId));
      return value === undefined ? [] : [{ inputId, value }];
    });
    return checkboxValues.length > 0 ? { checkboxValues } : undefined;
  },
};
