import { normalNumber } from '@headwater/contract/forms/numbers.ts';
import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText, textRecord, writeText } from '../shared/single-text.ts';
import type { NumberField } from './number.definition.ts';

export const numberInputs: FieldInputs<NumberField, { value: string }> = {
  ...singleText,
  initial: (field, prefill) => textRecord(normalNumber(prefill(field.prefill) ?? field.defaultValue ?? '', field)),
  post: (field, { value }) => [[String(field.id), normalNumber(value, field)]],
  write: writeText,
};
