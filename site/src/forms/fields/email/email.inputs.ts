import { type FieldInputs, type RecordOf, sentText } from '../shared/field-inputs.ts';
import { confirmationName, inputName } from '../shared/input-names.ts';
import { textRecord } from '../shared/single-text.ts';
import type { EmailField } from './email.definition.ts';

export const emailInputs: FieldInputs<EmailField, RecordOf<'emailValues'>> = {
  key: 'emailValues',
  initial({ prefill, defaultValue }, prefilled) {
    const text = textRecord(prefilled(prefill) ?? defaultValue);
    return text && { emailValues: text };
  },
  post: ({ id, confirmation }, { emailValues: { value, confirmationValue = '' } }) => [
    [String(id), value],
    ...(confirmation ? ([[`${id}.2`, confirmationValue]] as const) : []),
  ],
  read({ id, confirmation }, data) {
    const value = sentText(data, inputName(id));
    const confirmationValue = confirmation ? sentText(data, confirmationName(id)) : undefined;
    if (value === undefined) return undefined;
    return { emailValues: confirmationValue === undefined ? { value } : { value, confirmationValue } };
  },
};
