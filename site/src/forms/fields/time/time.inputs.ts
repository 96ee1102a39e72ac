import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText, textRecord, writeText } from '../shared/single-text.ts';
import type { TimeField } from './time.definition.ts';
import { formatTime, parseTime } from './time-text.ts';

export const timeInputs: FieldInputs<TimeField, { value: string }> = {
  ...singleText,
  initial: ({ prefill }, prefilled) => textRecord(parseTime(prefilled(prefill) ?? '')),
  post({ id, format }, { value }) {
    const time = parseTime(value);
    return [[String(id), time ? formatTime(time, format) : value]];
  },
  write: writeText,
};
