import * as texts from '@headwater/brand/texts.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { type FieldRules, type RecordOf, sentText } from '../shared/field-rules.ts';
import { confirmationName, inputName } from '../shared/input-names.ts';
import { textRecord } from '../shared/single-text.ts';
import { isBlank } from '../shared/text.ts';
import type { EmailField } from './email.definition.ts';
import { isEmail } from './email-text.ts';

export const emailRules: FieldRules<EmailField, RecordOf<'emailValues'>> = {
  key: 'emailValues',
  initial({ prefill, defaultValue }, prefilled) {
    const text = textRecord(prefilled(prefill) ?? defaultValue);
    return text && { emailValues: text };
  },
  isEmpty: (_field, { emailValues }) => isBlank(emailValues.value) && isBlank(emailValues.confirmationValue),
  missing: (_field, held) => (isBlank(held?.emailValues.value) ? texts.fieldMessages.required : undefined),
  mistake({ confirmation }, { emailValues: { value, confirmationValue = '' } }) {
    if (!isEmail(trimmed(value))) return texts.fieldMessages.emailFormat;
    return confirmation && trimmed(value) !== trimmed(confirmationValue)
      ? texts.fieldMessages.emailMismatch
      : undefined;
  },
  compared: (_field, held) => held?.emailValues.value ?? '',
  /** The CMS reads the main value twice and ignores the second value, which must be present nevertheless. */
  submission: ({ confirmation }, { emailValues: { value, confirmationValue = '' } }) => ({
    emailValues: confirmation ? { value, confirmationValue } : { value },
  }),
  read({ id, confirmation }, data) {
    const value = sentText(data, inputName(id));
    const confirmationValue = confirmation ? sentText(data, confirmationName(id)) : undefined;
    if (value === undefined) return undefined;
    return { emailValues: confirmationValue === undefined ? { value } : { value, confirmationValue } };
  },
  write: ({ id }, { emailValues: { value, confirmationValue } }) => [
    [inputName(id), value],
    ...(confirmationValue === undefined ? [] : [[confirmationName(id), confirmationValue] satisfies [string, string]]),
  ],
};
