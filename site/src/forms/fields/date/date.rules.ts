import * as texts from '@headwater/brand/texts.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { DateField } from './date.definition.ts';
import { parseDate } from './date-text.ts';

export const dateRules: FieldRules<DateField, { value: string }> = {
  ...singleText,
  initial: ({ format, prefill, defaultValue }, prefilled) =>
    textRecord(parseDate(prefilled(prefill) ?? defaultValue ?? '', format)),
  mistake({ format, dateType }, { value }) {
    if (parseDate(value, format)) return undefined;
    return dateType === 'PICKER' ? texts.datePickerMessage(format) : texts.fieldMessages.date;
  },
  submission: ({ format }, { value }) => ({ value: parseDate(value, format) ?? value }),
};
