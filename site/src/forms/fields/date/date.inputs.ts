import { parseDate } from '@headwater/gravity-forms/rules/fields/date.ts';
import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { DateField } from './date.definition.ts';

/** Native inputs hold `2026-11-21`, which Gravity Forms reads in every format. */
export const dateInputs: FieldInputs<DateField, { value: string }> = {
  ...singleText,
  initial: ({ format, prefill, defaultValue }, prefilled) =>
    textRecord(parseDate(prefilled(prefill) ?? defaultValue ?? '', format)),
  post: ({ id, format }, { value }) => [[String(id), parseDate(value, format) ?? value]],
};
