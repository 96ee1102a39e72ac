import { datePickerMessage, messages } from '@headwater/contract/forms/messages.ts';
import type { DateField } from '../../form-definition.ts';
import { parseDate } from '../../rules/date-text.ts';
import type { FieldRules } from '../../rules/field-rules.ts';
import { singleText, textRecord } from '../../rules/single-text.ts';

export const dateRules: FieldRules<DateField, { value: string }> = {
  ...singleText,
  initial: ({ format, prefill, defaultValue }, prefilled) =>
    textRecord(parseDate(prefilled(prefill) ?? defaultValue ?? '', format)),
  mistake({ format, dateType }, { value }) {
    if (parseDate(value, format)) return undefined;
    return dateType === 'PICKER' ? datePickerMessage(format) : messages.date;
  },
  submission: ({ format }, { value }) => ({ value: parseDate(value, format) ?? value }),
};
