import * as texts from '@headwater/brand/texts.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText, textRecord } from '../shared/single-text.ts';
import type { TimeField } from './time.definition.ts';
import { formatTime, parseTime } from './time-text.ts';

export const timeRules: FieldRules<TimeField, { value: string }> = {
  ...singleText,
  initial: ({ prefill }, prefilled) => textRecord(parseTime(prefilled(prefill) ?? '')),
  mistake: (_field, { value }) => (parseTime(value) ? undefined : texts.fieldMessages.time),
  submission({ format }, { value }) {
    const time = parseTime(value);
    return { value: time ? formatTime(time, format) : value };
  },
};
